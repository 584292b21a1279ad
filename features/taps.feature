Feature: Taps
  Booking takes few taps. A customer who comes back finds an only address and an only pet chosen already. A customer without a pet finds the form for one open.

  Rule: A walk is booked with few taps

    # 5 for the package and 3 for the day, each with Next; 10 to sign up, 11 to describe the pet, and 3 to go on.
    # Two fields need no tap, because they have the focus: the search for the address, and the house.
    Scenario: 32 taps of a new customer, who signs up and adds a pet
      Given Meera opens the walking package page
      When she fills in the walking package page
      And she goes on
      And she taps "Mon 23 November 23, 2026"
      And she gives "Morning" as Time slots
      And she goes on
      And she fills in the walking sign-up page
      And she goes on
      Then Saved addresses is "Pearl House"
      When she goes on
      And she describes a new pet
      And she goes on
      Then Your pets is "Tara"
      When she goes on
      Then she sees the walking summary
      When she goes on
      Then she sees the thank-you page
      And she has tapped 32 times or less

    # 11 as below, and 4 to log in: Sign In, the phone number, Login and Submit. The focus is on the code already.
    Scenario: 15 taps of a customer who comes back logged out
      Given Vikram has one pet
      And he opens the walking package page
      When he fills in the walking package page
      And he goes on
      And he taps "Mon 23 November 23, 2026"
      And he gives "Morning" as Time slots
      And he goes on
      And he taps "Sign In"
      And he logs in
      Then Saved addresses is "Home"
      When he goes on
      Then Your pets is "Bruno"
      When he goes on
      Then he sees the walking summary
      When he goes on
      Then he sees the thank-you page
      And he has tapped 15 times or less

    # 5 for the package and 3 for the day, each with Next, and 3 to go on; then 4.
    Scenario: 11 taps of a customer who is still logged in, and 4 more to book again
      Given Vikram has one pet
      And Vikram is logged in
      And he opens the walking package page
      When he fills in the walking package page
      And he goes on
      And he taps "Mon 23 November 23, 2026"
      And he gives "Morning" as Time slots
      And he goes on
      Then Saved addresses is "Home"
      When he goes on
      Then Your pets is "Bruno"
      When he goes on
      Then he sees the walking summary
      When he goes on
      Then he sees the thank-you page
      And he has tapped 11 times or less
      When he opens the walking package page
      And he taps "Book again"
      Then he sees the walking date page
      When he taps "Mon 23 November 23, 2026"
      And he goes on
      Then he sees the walking summary
      When he goes on
      Then he sees the thank-you page
      And he has tapped 15 times or less

  Rule: What was chosen ahead can be taken back

    Background:
      Given Vikram has one pet
      And Vikram is logged in

    Scenario: The only address
      Given he is at the walking address page
      Then Saved addresses is "Home"
      When he takes back "Home" from Saved addresses
      And he goes on
      Then he is told "Please select at least one address" about Saved addresses

    Scenario: The only pet
      Given he is at the walking pet page
      Then Your pets is "Bruno"
      When he takes back "Bruno" from Your pets
      And he goes on
      Then he is told "Please Atleast One pet" about Your pets

  Rule: The form for a pet is open for a customer without a pet

    Scenario: It may be closed
      Given Vikram is logged in
      And he is at the walking pet page
      Then he finds unfolded "Add Pet"
      And he sees "Tell pet masters about your pet. Next saves it."
      When he taps "Add Pet"
      Then he finds folded "Add Pet"
      And he sees "No pets here yet"
      When he goes on
      Then he is told "Please Atleast One pet" about Your pets
      When he taps "Add Pet"
      Then he finds unfolded "Add Pet"
      And he is told nothing
      And he does not see "All answered"

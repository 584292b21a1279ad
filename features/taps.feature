Feature: Taps
  Booking takes few taps. A customer who comes back finds an only address and an only pet chosen already. A customer without a pet finds the form for one open.

  Rule: A walk is booked with few taps

    Scenario: A new customer
      Given Meera opens the walking package page
      When she gives:
        | Walk frequency | 1 Walk      |
        | Walking days   | Mon - Fri   |
        | Walk duration  | 30 min walk |
        | Package        | Express     |
      And she goes on
      And she taps "Mon 23 November 23, 2026"
      And she gives "Morning" as Time slots
      And she goes on
      And she fills in the walking sign-up page
      And she goes on
      Then she sees the walking address page
      And Saved addresses is "Pearl House"
      When she goes on
      And she describes a new pet
      And she goes on
      Then Your pets is "Tara"
      When she goes on
      Then she sees the walking summary
      When she goes on
      Then she sees the thank-you page
      And she has tapped 37 times or less

    Scenario: A customer who comes back logged out
      Given Vikram has one pet
      And he opens the walking package page
      When he gives:
        | Walk frequency | 1 Walk      |
        | Walking days   | Mon - Fri   |
        | Walk duration  | 30 min walk |
        | Package        | Express     |
      And he goes on
      And he taps "Mon 23 November 23, 2026"
      And he gives "Morning" as Time slots
      And he goes on
      And he taps "Sign In"
      And he logs in
      Then he sees the walking address page
      And Saved addresses is "Home"
      When he goes on
      Then he sees the walking pet page
      And Your pets is "Bruno"
      When he goes on
      Then he sees the walking summary
      When he goes on
      Then he sees the thank-you page
      And he has tapped 15 times or less

    Scenario: A customer who is still logged in
      Given Vikram has one pet
      And Vikram is logged in
      And he opens the walking package page
      When he gives:
        | Walk frequency | 1 Walk      |
        | Walking days   | Mon - Fri   |
        | Walk duration  | 30 min walk |
        | Package        | Express     |
      And he goes on
      And he taps "Mon 23 November 23, 2026"
      And he gives "Morning" as Time slots
      And he goes on
      Then he sees the walking address page
      And Saved addresses is "Home"
      When he goes on
      Then he sees the walking pet page
      And Your pets is "Bruno"
      When he goes on
      Then he sees the walking summary
      When he goes on
      Then he sees the thank-you page
      And he has tapped 11 times or less

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
      And he sees "Tell us about your dog. Pet masters need this to send you quotes."
      When he taps "Add Pet"
      Then he finds folded "Add Pet"
      And he sees "No pets here yet"
      When he goes on
      Then he is told "Please Atleast One pet" about Your pets
      When he taps "Add Pet"
      Then he finds unfolded "Add Pet"
      And he is told nothing

    Scenario: The server sends null in place of an empty list
      Given Vikram is logged in
      And the server sends no list when asked for the pets
      And he is at the walking pet page
      Then he finds unfolded "Add Pet"
      And the log tells of the pets

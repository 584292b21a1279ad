Feature: Draft
  What was entered is kept on the device until the booking is sent.

  Rule: A reload keeps the input

    @engines
    Scenario: The steps of walking
      Given Meera opens the walking package page
      And she fills in the walking package page but for Package
      And she chooses "Combing" as Add-ons
      When she reloads the page
      Then Walk frequency is "1 Walk"
      And Walking days is "Mon - Fri"
      And Walk duration is "30 min walk"
      And Package is empty
      And Add-ons is "Combing"
      When she chooses "Express" as Package
      And she goes on
      And she gives 5 December 2026 as Start date
      And she chooses "Afternoon" as Time slots
      And she chooses 2:30 PM as Afternoon time
      And she reloads the page
      Then Start date is 5 December 2026
      And Afternoon time is 2:30 PM

    Scenario: The steps of grooming
      Given Meera opens the grooming package page
      And she gives:
        | Packages                                    | Bath & Brush |
        | Hair Trimming                               | Summer Trim  |
        | Select Extra Add Ons (with additional cost) | Paw Balm     |
      When she reloads the page
      Then Packages is "Bath & Brush"
      And Hair Trimming is "Summer Trim"
      And Select Extra Add Ons (with additional cost) is "Paw Balm"
      When she goes on
      And she gives 5 December 2026 as Date
      And she chooses "Evening" as Time slot
      And she chooses 10:00 PM as Time
      And she reloads the page
      Then Date is 5 December 2026
      And Time slot is "Evening"
      And Time is 10:00 PM

    Scenario: The sign-up form
      Given Meera is at the walking sign-up page
      And she fills in the walking sign-up page
      When she reloads the page
      Then First Name is "Meera"
      And Phone Number is "9000012345"
      And Email is "meera@example.com"
      And Gender is "Female"
      When she goes on
      Then she sees the walking address page

    Scenario: The phone number of the login
      Given Asha is at the walking login page
      And she gives "98765" as Mobile
      When she reloads the page
      Then Mobile is "98765"

    Scenario: The chosen address, and the form for a new pet
      Given Asha is logged in
      And she is at the walking address page
      And she chooses "Work" as Saved addresses
      When she reloads the page
      Then Saved addresses is "Work"
      When she goes on
      And she describes a new pet
      And she reloads the page
      Then Name is "Tara"
      And Breed is "Rajapalayam"
      And Date of birth is 2 March 2024
      And Aggression level is "Medium"
      And Pet image is empty
      When she goes on
      Then she is told "Please upload a pet image" about Pet image
      When she gives "a picture" as Pet image
      And she goes on
      Then Your pets is "Tara"

  Rule: A page that the browser has kept loads anew when one comes back to it

    @core
    Scenario: A choice made meanwhile stays
      Given Meera is at the walking sign-up page
      And she gives "Meera" as First Name
      And she leaves the app for another site, then opens the grooming package page
      And she chooses "Full Groom" as Packages
      When she goes back to the page that the browser has kept
      And she gives "meera@example.com" as Email
      Then First Name is "Meera"
      When she opens the grooming package page
      Then Packages is "Full Groom"
      When she opens the walking sign-up page
      Then Email is "meera@example.com"

  Rule: The bookings of the services stand side by side until one is sent

    Scenario: Grooming and training wait while walking is filled in, and are cleared when it is sent
      Given Asha is logged in
      And she opens the grooming package page
      And she chooses "Full Groom" as Packages
      And she chooses "Lion Cut" as Hair Trimming
      And she turns to training
      And she chooses "Obedience Course" as Package
      And she is at the walking summary
      When she opens the grooming package page
      Then Packages is "Full Groom"
      And Hair Trimming is "Lion Cut"
      And the total is ₹2,498.00
      When she opens the walking summary
      And she goes on
      Then she sees the thank-you page
      When she opens the grooming package page
      Then she sees "Full Groom"
      And Packages is empty
      And Hair Trimming is empty
      When she turns to training
      Then she sees "Obedience Course"
      And Package is empty
      When she turns to walking
      Then Walk frequency is empty
      And Package is empty

    Scenario: The thank-you page clears the bookings even if it is opened directly
      Given Meera is at the walking date page
      Then she finds:
        | page               | → page             |
        | the thank-you page | the thank-you page |
      When she opens the walking package page
      Then she sees "Express"
      And Package is empty

    Scenario: The next booking finds the address chosen, and no pets
      Given Asha is logged in
      And she is at the walking summary
      When she goes on
      Then she sees the thank-you page
      When she is at the walking address page
      Then Saved addresses is "Home"
      When she goes on
      Then she sees "Bruno"
      And Your pets is empty

  Rule: A draft that cannot be read is dropped

    Scenario: The stored draft is damaged
      Given Meera is at the walking sign-up page
      And the stored draft is damaged
      When she reloads the page
      Then she sees the walking package page
      And Walk frequency is empty
      And the log tells of the stored draft

  Rule: A browser that lets no page store anything books too

    @engines
    Scenario: All cookies are blocked
      Given the device lets no page store anything
      And Meera opens the walking package page
      When she fills in the walking package page
      And she goes on
      Then she sees the walking date page
      When she fills in the walking date page
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
      When she opens the training package page
      Then she sees "Puppy Basics"

  Rule: What the storage has no room for leaves nothing older behind

    @core
    Scenario: Another package is chosen
      Given Meera is at the walking package page
      And she fills in the walking package page
      When the storage of the device is full
      And she chooses "Long-term" as Package
      Then the log tells of the stored draft
      And the total is ₹4,170.00
      When she reloads the page
      Then she sees "Express"
      And Package is empty

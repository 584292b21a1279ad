@browser @keyboard
Feature: Keyboard
  Everything can be done without a pointer. Here customers come to each control by the Tab key, choose by arrows, Space and Enter, and
  always see where they are.

  Rule: Each service is booked by keyboard alone

    Scenario: A new customer books walks, with a new address and a new pet
      Given the device is a phone
      And Meera opens the walking package page
      When she gives:
        | Walk frequency | 2 Walks     |
        | Walking days   | All Days    |
        | Walk duration  | 30 min walk |
        | Package        | Mid-term    |
        | Add-ons        | Combing     |
      And she goes on
      Then she is taken to "02. Book Date & Time"
      When she gives:
        | Start date   | December 5, 2026   |
        | Time slots   | Morning, Afternoon |
        | Morning time | 7:30 AM            |
      And she goes on
      Then she is taken to "Add Your Details"
      When she fills in the walking sign-up page
      And she goes on
      Then she is taken to "My Address"
      And Saved addresses is "Pearl House"
      When she goes on
      Then she sees the walking pet page
      When she describes a new pet
      And she goes on
      Then Your pets is "Tara"
      When she goes on
      Then she is taken to "Booking Summary"
      When she goes on
      Then she is taken to "Thank You"

    Scenario: A known customer logs in by code and books a course
      Given the device is a phone
      And Asha opens the training package page
      When she chooses "Obedience Course" as Package
      And she goes on
      Then she sees the training date page
      When she chooses 5 December 2026 as Date
      And she chooses "Evening" as Time slot
      And she chooses 7:30 PM as Time
      And she goes on
      Then she sees the training sign-up page
      When she turns to login
      And she logs in
      Then she is taken to "My Address"
      When she fills in the training address page
      And she goes on
      Then she sees the training pet page
      When she chooses "Bruno, Simba" as Your pets
      And she goes on
      Then she sees the training summary
      When she goes on
      Then she is taken to "Thank You"

    @smoke
    Scenario: A customer who is logged in books a groom, and changes their mind on the way
      Given the device is a phone
      And Asha is logged in
      And she opens the grooming package page
      When she chooses "Bath & Brush, Full Groom" as Packages
      And she takes back "Bath & Brush" from Packages
      And she chooses "Lion Cut" as Hair Trimming
      And she goes on
      Then she sees the grooming date page
      When she goes on
      Then she is taken to "There is a problem"
      When she fills in the grooming date page
      And she goes on
      Then she sees the grooming address page
      When she fills in the grooming address page
      And she goes on
      Then she sees the grooming pet page
      When she fills in the grooming pet page
      And she goes on
      Then she sees the grooming summary
      When she changes the date
      Then she sees the grooming date page
      When she chooses "Evening" as Time slot
      And she goes on
      Then she sees the grooming summary
      When she goes on
      Then she is taken to "Thank You"

  Rule: A calendar opens on the day in its field, and each of its days can be reached

    Scenario: Home, End and arrows move by days and weeks
      Given Meera is at the grooming date page
      When she gives "December 5, 2026" as Date
      And she opens the calendar
      Then she is taken to "December 5, 2026"
      When she presses Home
      Then she is taken to "November 30, 2026"
      When she presses Right
      Then she is taken to "December 1, 2026"
      When she presses End
      Then she is taken to "December 6, 2026"
      When she presses Down
      Then she is taken to "December 13, 2026"
      When she presses Up
      And she presses Left
      Then she is taken to "December 5, 2026"

    Scenario: Page keys move by months, as far as a day can be booked
      Given Meera is at the grooming date page
      When she gives "December 5, 2026" as Date
      And she opens the calendar
      Then she is offered "Previous month"
      And she is offered "Next month"
      When she presses Page Down
      Then she is taken to "January 5, 2027"
      When she presses Page Up
      And she presses Page Up
      # November 5 cannot be booked, so the focus moves to the first day that can be booked.
      Then she is taken to "November 21, 2026"
      When she presses Esc
      Then she is taken to "Open calendar"
      And Date is 5 December 2026

    Scenario: The keys of years and months
      Given Asha is logged in
      And she is at the walking pet page
      And she begins a new pet
      When she chooses 5 May 2017 as Date of birth
      Then she is taken to "Open calendar"
      And Date of birth is 5 May 2017

  Rule: A menu of links unfolds by its button, and Esc goes back there

    Scenario: The keys of a menu
      Given Meera opens the walking package page
      When she unfolds the support menu
      Then she is taken to "Support"
      When she presses Tab
      Then she is taken to "Report and Incident"
      When she presses Esc
      Then she is taken to "Support"
      And she finds folded "Support"
      When she unfolds the support menu
      And she presses Tab
      And she presses Tab
      And she presses Tab
      Then she is taken to "Contact Us"
      When she presses Tab
      Then she finds folded "Support"

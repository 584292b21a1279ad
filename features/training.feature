Feature: Training
  A visitor chooses a training package, extra add-ons where it has some, and a day and time for the first session.

  Rule: One package, with the add-ons that it includes

    Scenario: The packages say what they are
      When Meera opens the training package page
      Then Meera sees "Obedience Course"
      And Meera sees "₹6,499.00"
      And Meera sees "16 sessions"
      And Meera sees "Loose-leash walking"
      And Meera does not see "Greeting guests calmly"
      And Meera sees "1 session"
      And Meera does not see "1 sessions"

    Scenario: All included add-ons can be seen
      Given Meera opens the training package page
      When Meera presses "+ 1 more"
      Then Meera sees "Greeting guests calmly"
      When Meera presses "Show Less"
      Then Meera does not see "Greeting guests calmly"
      And Meera can press "+ 1 more"

    Scenario: Six included add-ons begin with two
      When Meera opens the training package page
      Then Meera sees "Everything of the Obedience Course"
      And Meera can press "+ 4 more"

    Scenario: A package has to be chosen
      Given Meera opens the training package page
      When Meera goes on
      Then Meera is told "Please select at least one package to continue." about "Package"
      And Meera sees the training package page
      When Meera chooses "Single Lesson" for "Package"
      Then Meera is told of no mistake
      When Meera goes on
      Then Meera sees the training date page

    Scenario: The price is the package's, whatever is added
      Given Meera opens the training package page
      When Meera chooses "Complete Companion" for "Package"
      And Meera ticks "Sunday home visit" in "Select Extra Add Ons (with additional cost)"
      Then the total is ₹14,999.00
      When Meera chooses "Single Lesson" for "Package"
      Then the total is ₹799.00

  Rule: Extra add-ons are the chosen package's own

    Scenario: They come with the package, and go with it
      Given Meera opens the training package page
      When Meera chooses "Obedience Course" for "Package"
      Then "Select Extra Add Ons (with additional cost)" offers:
        | Agility session  |
        | Behaviour report |
      When Meera ticks "Behaviour report" in "Select Extra Add Ons (with additional cost)"
      And Meera chooses "Puppy Basics" for "Package"
      Then "Select Extra Add Ons (with additional cost)" offers:
        | Puppy playgroup             |
        | Chewing and biting session  |
      When Meera chooses "Obedience Course" for "Package"
      Then "Select Extra Add Ons (with additional cost)" is empty

    Scenario: A package without extra add-ons shows none
      Given Meera opens the training package page
      And Meera chooses "Obedience Course" for "Package"
      And Meera sees "Agility session"
      When Meera chooses "Single Lesson" for "Package"
      Then the server has been asked for the extra add-ons 2 times
      And Meera does not see "Select Extra Add Ons (with additional cost)"

    Scenario: The add-ons of a package that was left come too late
      Given the server keeps back its first answer when asked for the extra add-ons
      And Meera opens the training package page
      And Meera chooses "Puppy Basics" for "Package"
      And the server has been asked for the extra add-ons 1 time
      When Meera chooses "Obedience Course" for "Package"
      And Meera ticks "Agility session" in "Select Extra Add Ons (with additional cost)"
      And the server is well again
      And Meera goes on
      And Meera presses "Back"
      Then "Select Extra Add Ons (with additional cost)" offers:
        | Agility session  |
        | Behaviour report |
      And "Select Extra Add Ons (with additional cost)" is "Agility session"

    @logged
    Scenario: The extra add-ons come at the second try
      Given the server breaks down when asked for the extra add-ons
      And Meera opens the training package page
      When Meera chooses "Obedience Course" for "Package"
      Then Meera can press "Reload"
      When the server is well again
      And Meera presses "Reload"
      And Meera ticks "Agility session" in "Select Extra Add Ons (with additional cost)"
      Then "Package" is that of "Obedience Course"

    @logged
    Scenario: An add-on of another package is not chosen, even where none can be fetched
      Given Meera opens the training package page
      And Meera chooses "Obedience Course" for "Package"
      And Meera ticks "Agility session" in "Select Extra Add Ons (with additional cost)"
      And the server breaks down when asked for the extra add-ons
      When Meera chooses "Puppy Basics" for "Package"
      And Meera can press "Reload"
      And Meera chooses "Obedience Course" for "Package"
      And Meera can press "Reload"
      And the server is well again
      And Meera presses "Reload"
      Then Meera sees "Agility session"
      And "Select Extra Add Ons (with additional cost)" is empty

    @logged
    Scenario: Who does not need extra add-ons need not wait for them
      Given the server cannot be reached when asked for the extra add-ons
      And Meera opens the training package page
      When Meera chooses "Obedience Course" for "Package"
      Then Meera can press "Reload"
      When Meera goes on
      Then Meera sees the training date page

  Rule: What is wrong with the second step is said on Next

    Scenario: The second step lacks everything
      Given Meera has come to the training date page
      When Meera goes on
      Then Meera is told:
        | Date      | Please select a date      |
        | Time slot | Please select a time slot |
        | Time      | Please select a time      |

    Scenario: A field that was left wrong waits for Next
      Given Meera has come to the training date page
      When Meera gives "soon" as "Date"
      Then Meera is told of no mistake
      When Meera goes on
      Then Meera is told:
        | Date      | Please select a date      |
        | Time slot | Please select a time slot |
        | Time      | Please select a time      |

  Rule: A reload keeps what was entered

    Scenario: A reload keeps both steps
      Given Meera opens the training package page
      And Meera chooses "Obedience Course" for "Package"
      And Meera ticks "Agility session" in "Select Extra Add Ons (with additional cost)"
      When Meera reloads the page
      Then "Package" is that of "Obedience Course"
      And "Select Extra Add Ons (with additional cost)" is "Agility session"
      When Meera goes on
      And Meera gives "December 5, 2026" as "Date"
      And Meera chooses "Afternoon" for "Time slot"
      And Meera chooses "3:30 PM" for "Time"
      And Meera reloads the page
      Then "Date" is "December 5, 2026"
      And "Time slot" is "Afternoon"
      And "Time" is "3:30 PM"

  Rule: A booking is sent as it was shown

    Scenario: A new customer books a course
      Given Meera opens the training package page
      When Meera chooses "Complete Companion" for "Package"
      And Meera ticks "Video call with a behaviourist" in "Select Extra Add Ons (with additional cost)"
      And Meera ticks "Sunday home visit" in "Select Extra Add Ons (with additional cost)"
      And Meera goes on
      And Meera gives "December 5, 2026" as "Date"
      And Meera chooses "Evening" for "Time slot"
      And Meera chooses "7:30 PM" for "Time"
      And Meera goes on
      Then Meera sees the training sign-up page
      When Meera fills in her details
      And Meera goes on
      Then Meera sees the training address page
      And "Saved addresses" is that of "Pearl House"
      When Meera goes on
      And Meera describes a new pet
      And Meera goes on
      Then "Your pets" is "Tara"
      When Meera goes on
      Then Meera sees the training summary
      And Meera sees the summary of:
        | Package       | Complete Companion                                |
        | Package type  | Advanced training                                 |
        | Sessions      | 36                                                |
        | Extra add-ons | Video call with a behaviourist, Sunday home visit |
        | Date          | December 5, 2026                                  |
        | Time slot     | Evening                                           |
        | Time          | 7:30 PM                                           |
      And the total is ₹14,999.00
      When Meera goes on
      Then Meera sees the thank-you page
      And the server has received a training booking with:
        | user_id            | …                                                       |
        | address_id         | …                                                       |
        | pet_id             | …                                                       |
        | package_id         | 503                                                     |
        | service_start_date | "2026-12-05"                                            |
        | preferable_time    | ["7:30 PM"]                                             |
        | service_id         | "3"                                                     |
        | addons             | ["Video call with a behaviourist", "Sunday home visit"] |
        | total_price        | 14999                                                   |

    Scenario: A known customer logs in on the way
      Given Asha has come to the training login page
      When Asha logs in
      And Asha chooses "Home" for "Saved addresses"
      And Asha goes on
      And Asha ticks "Simba" in "Your pets"
      And Asha goes on
      Then Asha sees the training summary
      When Asha goes on
      Then Asha sees the thank-you page
      And the server has received a training booking with:
        | user_id            | 101          |
        | address_id         | 201          |
        | pet_id             | [302]        |
        | package_id         | 502          |
        | service_start_date | "2026-12-05" |
        | preferable_time    | ["6:00 AM"]  |
        | service_id         | "3"          |
        | addons             | []           |
        | total_price        | 6499         |

Feature: Training
  A visitor chooses a training package, and extra add-ons where it has some.

  Rule: One package is chosen

    Scenario: The first step, before anything is chosen
      When Meera opens the training package page
      Then she is asked for:
        | Package | Single Lesson, Puppy Basics, Obedience Course, Complete Companion |
      And Package is empty
      And she does not see "Select Extra Add Ons (with additional cost)"
      And the total is "from ₹799.00"
      When she goes on
      Then she is told "Please select at least one package to continue." about Package
      And she sees the training package page
      When she chooses "Single Lesson" as Package
      Then she is told nothing
      When she goes on
      Then she sees the training date page

    Scenario: Add-ons do not change the price
      Given Meera opens the training package page
      Then she finds:
        | Package            | → total    | → Package          |
        | Puppy Basics       | ₹3,499.00  | Puppy Basics       |
        | Single Lesson      | ₹799.00    | Single Lesson      |
        | Complete Companion | ₹14,999.00 | Complete Companion |
      When she chooses "Sunday home visit" as Select Extra Add Ons (with additional cost)
      Then the total is "₹14,999.00 + add-ons"

  Rule: Extra add-ons are the chosen package's own

    Scenario: They come with the package, and go with it
      Given Meera opens the training package page
      Then she finds:
        | Package            | → Select Extra Add Ons (with additional cost) offers |
        | Obedience Course   | Agility session, Behaviour report                    |
        | Puppy Basics       | Puppy playgroup, Chewing and biting session          |
        | Complete Companion | Sunday home visit, Video call with a behaviourist    |
      When she chooses "Sunday home visit" as Select Extra Add Ons (with additional cost)
      And she chooses "Obedience Course" as Package
      Then Select Extra Add Ons (with additional cost) is empty
      When she chooses "Behaviour report" as Select Extra Add Ons (with additional cost)
      And she chooses "Agility session" as Select Extra Add Ons (with additional cost)
      Then Select Extra Add Ons (with additional cost) is "Behaviour report, Agility session"
      When she chooses "Single Lesson" as Package
      Then the server has been asked for the extra add-ons 5 times
      And she does not see "Select Extra Add Ons (with additional cost)"

    Scenario: Add-ons of the previous package come too late
      Given the server keeps back its first answer when asked for the extra add-ons
      And Meera opens the training package page
      And she chooses "Puppy Basics" as Package
      And the server has been asked for the extra add-ons 1 time
      When she chooses "Obedience Course" as Package
      And she chooses "Agility session" as Select Extra Add Ons (with additional cost)
      And the server is well again
      And she goes on
      And she goes back
      Then she is asked for:
        | Select Extra Add Ons (with additional cost) | Agility session, Behaviour report |
      And Select Extra Add Ons (with additional cost) is "Agility session"

    Scenario: An add-on of another package is not chosen, even if none can be fetched
      Given Meera opens the training package page
      And she chooses "Obedience Course" as Package
      And she chooses "Agility session" as Select Extra Add Ons (with additional cost)
      And the server breaks down when asked for the extra add-ons
      When she chooses "Puppy Basics" as Package
      Then she is offered "Reload"
      And the log tells of the extra add-ons
      When she chooses "Obedience Course" as Package
      Then she is offered "Reload"
      And the log tells of the extra add-ons
      When the server is well again
      And she tries again
      Then she sees "Agility session"
      And Select Extra Add Ons (with additional cost) is empty

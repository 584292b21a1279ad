Feature: Packages
  Every service offers what its server offers.

  Rule: Packages and add-ons that cannot be fetched are only logged, and tried again

    Scenario: The walking packages come at the second try
      Given the server cannot be reached when asked for the walking packages
      When Meera opens the walking package page
      And she fills in the walking package page but for Package
      Then she is offered "Reload"
      And the log tells of the walking packages
      And she is told nothing
      When the server is well again
      And she tries again
      And she chooses "Express" as Package
      Then the total is ₹597.00
      And Walk frequency is "1 Walk"

    Scenario: The training packages come at the second try
      Given the server breaks down when asked for the training packages
      When Meera opens the training package page
      Then she is offered "Reload"
      And the log tells of the training packages
      And she is told nothing
      When the server is well again
      And she tries again
      Then she is asked for:
        | Package | Single Lesson, Puppy Basics, Obedience Course, Complete Companion |

    Scenario: The extra add-ons come at the second try, and Next does not wait for them
      Given the server cannot be reached when asked for the extra add-ons
      And Meera opens the training package page
      When she chooses "Obedience Course" as Package
      Then she is offered "Reload"
      And the log tells of the extra add-ons
      And she is told nothing
      And Package is "Obedience Course"
      When she goes on
      Then she sees the training date page
      When she goes back
      And the server is well again
      And she tries again
      And she chooses "Agility session" as Select Extra Add Ons (with additional cost)
      Then Select Extra Add Ons (with additional cost) is "Agility session"

    Scenario: The grooming packages come at the second try
      Given the server answers something else when asked for the grooming packages
      When Meera opens the grooming package page
      Then she is offered "Reload"
      And the log tells of the grooming packages
      And she is told nothing
      When the server is well again
      And she tries again
      And she chooses "Bath & Brush" as Packages
      Then the total is ₹899.00

    Scenario: The grooming add-ons come at the second try
      Given the server breaks down when asked for the grooming add-ons
      When Meera opens the grooming package page
      And she chooses "Bath & Brush" as Packages
      Then she is offered "Reload"
      And the log tells of the grooming add-ons
      And she is told nothing
      When the server is well again
      And she tries again
      And she chooses "Paw Balm" as Select Extra Add Ons (with additional cost)
      Then Packages is "Bath & Brush"
      And the total is "₹899.00 + add-ons"

    @core
    Scenario Outline: The <service> packages when the server <fault>
      Given the server <fault> when asked for the <service> packages
      When Meera opens the <service> package page
      Then she is offered "Reload"
      And the log tells of the <service> packages
      And she is told nothing
      When the server is well again
      And she tries again
      Then she sees "<package>"

      Examples:
        | service  | fault                   | package      |
        | walking  | breaks down             | Express      |
        | walking  | answers with a web page | Express      |
        | walking  | answers something else  | Express      |
        | walking  | refuses                 | Express      |
        | training | cannot be reached       | Puppy Basics |
        | training | answers something else  | Puppy Basics |
        | grooming | breaks down             | Bath & Brush |
        | grooming | refuses                 | Bath & Brush |

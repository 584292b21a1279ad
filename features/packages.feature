Feature: Packages
  Every service offers what its server offers.

  Rule: Packages and add-ons that cannot be fetched are only logged, and tried again

    Scenario: The walking packages come at the second try
      Given the server cannot be reached when asked for the walking packages
      When Meera opens the walking package page
      And she fills in the walking package page but for Package
      Then she is offered "Reload"
      And the log tells of the walking packages
      And she hears "We could not load the packages. Tap Reload to try again."
      When the server is well again
      And she tries again
      Then she is taken to "Package"
      When she chooses "Express" as Package
      Then the total is ₹597.00
      And Walk frequency is "1 Walk"

    Scenario: The extra add-ons come at the second try, and Next does not wait for them
      Given the server cannot be reached when asked for the extra add-ons
      And Meera opens the training package page
      When she chooses "Obedience Course" as Package
      Then she is offered "Reload"
      And the log tells of the extra add-ons
      And she sees "We could not load the add-ons. Tap Reload to try again."
      And Package is "Obedience Course"
      When she goes on
      Then she sees the training date page
      When she goes back
      And the server is well again
      And she tries again
      And she chooses "Agility session" as Select Extra Add Ons (with additional cost)
      Then Select Extra Add Ons (with additional cost) is "Agility session"

Feature: A walk's price

  Rule: The total is rate, walks and days

    @demo
    Scenario: Two walks a day for 15 days
      Given Asha opens the demo "known-customer"
      When she jumps to the walking summary
      Then the total is ₹4,700.00

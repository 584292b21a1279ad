@demo
Feature: Demo
  The whole app without a server: the mock backend runs inside the page.

  Rule: The demo is the product

    Scenario: A booking from the first step to the thank-you page
      Given Asha is at the walking login page
      When she logs in
      And she chooses "Home" as Saved addresses
      And she goes on
      And she chooses "Bruno" as Your pets
      And she goes on
      Then she sees the walking summary
      And the total is ₹597.00
      When she goes on
      Then she sees the thank-you page

@demo
Feature: The demo
  The whole app without a server: the mock backend runs inside the page.

  Scenario: A booking from the first step to the thank-you page
    Given Asha has come to the walking login page
    When Asha logs in
    And Asha chooses "Home" for "Saved addresses"
    And Asha goes on
    And Asha ticks "Bruno" in "Your pets"
    And Asha goes on
    Then Asha sees the walking summary
    And the total is ₹597.00
    When Asha goes on
    Then Asha sees the thank-you page

Feature: Summary
  A customer reads the booking once more, and asks for quotes.

  Background:
    Given Asha is logged in
    And Asha has come to the walking summary

  Scenario: The booking is sent
    Then Asha sees the summary of:
      | Package       | Express           |
      | Walks a day   | 1 Walk            |
      | Walking days  | Mon - Fri         |
      | Walk duration | 30 min walk       |
      | Live Tracking | Included          |
      | Add-ons       | None              |
      | Start date    | December 5, 2026  |
      | End date      | December 7, 2026  |
      | Morning       | 6:00 AM           |
    And the total is ₹597.00
    When Asha goes on
    Then Asha sees the thank-you page
    And the server has been asked for a walking booking 1 time
    And the server has received a walking booking with:
      | user_id            | 101          |
      | address_id         | 201          |
      | pet_id             | [301]        |
      | package_id         | 401          |
      | service_start_date | "2026-12-05" |
      | preferable_time    | ["6:00 AM"]  |
      | service_id         | "4"          |
      | addons             | []           |
      | total_price        | 597          |
      | service_days       | weekdays     |
      | service_frequency  | once a day   |
      | walk_duration      | 30 min walk  |

  Scenario: While the booking is on its way, it cannot be sent again
    Given the server keeps silent when asked for a walking booking
    When Asha goes on
    Then Asha sees "Processing your request..."
    And Asha cannot press "Get Best Quotes"
    When the server is well again
    Then Asha sees the thank-you page
    And the server has been asked for a walking booking 1 time

  @logged
  Scenario: The server refuses, and says why
    Given the server refuses a walking booking with "No pet master is free on that day."
    When Asha goes on
    Then Asha is alerted "No pet master is free on that day."
    And Asha sees the walking summary

  @logged
  Scenario Outline: The booking fails when the server <trouble>, and is sent at the second try
    Given the server <trouble> when asked for a walking booking
    When Asha goes on
    Then Asha is alerted "<message>"
    And Asha does not see "Processing your request..."
    When the server is well again
    And Asha goes on
    Then Asha sees the thank-you page
    And the server has been asked for a walking booking 2 times

    Examples:
      | trouble                 | message                                |
      | refuses without a word  | Failed to submit booking request.      |
      | cannot be reached       | Something went wrong. Please try again. |

    @core
    Examples: what differs is below the page
      | trouble                 | message                                |
      | breaks down             | Something went wrong. Please try again. |
      | answers with a web page | Something went wrong. Please try again. |

  Scenario: The thank-you page clears the booking
    When Asha goes on
    Then Asha sees the thank-you page
    When Asha opens the walking package page
    Then "Walk frequency" is empty
    And "Package" is empty

  @logged
  Scenario: What was chosen comes to the summary at the second try
    Given the server breaks down when asked for the addresses
    When Asha reloads the page
    Then Asha can press "Reload"
    When the server is well again
    And Asha presses "Reload"
    Then Asha sees "Banjara Hills"
    When Asha goes on
    Then Asha sees the thank-you page

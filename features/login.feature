Feature: Login
  A customer logs in with a phone number and a one-time code.

  Background:
    Given Asha has come to the walking login page

  Scenario: Asha logs in
    When Asha logs in
    Then Asha sees the walking address page
    And the server has received a code with:
      | phone        | "9876543210" |
      | device_token | ""           |
    And the server has received the check of a code with:
      | phone | "9876543210" |
      | otp   | "1234"       |

  Scenario: Phone numbers that cannot be right
    When Asha goes on
    Then Asha is told "Please enter phone number" about "Mobile"
    And Asha is told "Please enter a valid 10-digit phone number" about "Mobile" for each of:
      | 98765 |
    And the server has been asked for a code 0 times

  @logged
  Scenario: The code cannot be sent, and is sent at the second try
    Given the server breaks down when asked for a code
    When Asha has asked for a code
    Then Asha is told "Failed to send OTP. Try again." about "Mobile"
    When the server is well again
    And Asha goes on
    Then Asha sees "Enter OTP"

  Scenario: A code that is not complete
    Given Asha has asked for a code
    When Asha presses "Submit"
    Then Asha is told "Please enter the complete OTP" about "One-time code"
    When Asha gives "123" as "One-time code"
    And Asha presses "Submit"
    Then Asha is told "Please enter the complete OTP" about "One-time code"
    And the server has been asked for the check of a code 0 times

  @logged
  Scenario: A wrong code, and then the right one
    Given Asha has asked for a code
    When Asha gives "9999" as "One-time code"
    And Asha presses "Submit"
    Then Asha is told "Invalid OTP. Please try again." about "One-time code"
    When Asha gives "1234" as "One-time code"
    And Asha presses "Submit"
    Then Asha sees the walking address page

  Scenario Outline: A code is pasted: <text>
    Given Asha has asked for a code
    When Asha pastes "<text>" as the code
    Then "One-time code" is "1 + 2 + 3 + 4"
    And the server has been asked for the check of a code 0 times
    When Asha presses "Submit"
    Then Asha sees the walking address page

    Examples:
      | text              |
      | 1234              |
      | Your code is 1234 |

  @logged
  Scenario: The network is lost while the code is checked
    Given Asha has asked for a code
    And the server cannot be reached when asked for the check of a code
    When Asha gives "1234" as "One-time code"
    And Asha presses "Submit"
    Then Asha sees "Could not reach the server"
    And "One-time code" is "1 + 2 + 3 + 4"
    When the server is well again
    And Asha presses "Submit"
    Then Asha sees the walking address page

  Scenario: Another code after the countdown
    Given Asha has asked for a code
    Then Asha sees "00:30 s"
    When Asha gives "12" as "One-time code"
    And 31 seconds pass
    And Asha presses "Click to Resend"
    Then "One-time code" is empty
    And Asha sees "00:30 s"
    And the server has been asked for a code 2 times

  @logged
  Scenario: Another code cannot be sent
    Given Asha has asked for a code
    When Asha gives "12" as "One-time code"
    And 31 seconds pass
    And the server cannot be reached when asked for a code
    And Asha presses "Click to Resend"
    Then Asha is told "Failed to resend OTP." about "One-time code"
    And "One-time code" is "1 + 2"

  Scenario: The phone drops the page while the message is read
    Given Asha has asked for a code
    And Asha sees "00:30 s"
    When 12 seconds pass
    And Asha reloads the page
    Then Asha sees "00:18 s"
    When Asha gives "1234" as "One-time code"
    And Asha presses "Submit"
    Then Asha sees the walking address page

Feature: Login
  A customer logs in with a phone number and a one-time code.

  Background:
    Given Asha is at the walking login page

  Rule: The phone number has ten digits

    Scenario: Phone numbers that cannot be right
      Then she is asked for:
        | Mobile |  |
      And she is offered "Login"
      When she goes on
      Then she is told "Please enter phone number" about Mobile
      And she finds:
        | Mobile     | → told                                     |
        | 98765      | Please enter a valid 10-digit phone number |
        | 98765abcde | Please enter a valid 10-digit phone number |
      When she gives "+91 98765 43210" as Mobile
      Then Mobile is "9876543210"
      And she is told nothing
      And the server has been asked for a code 0 times

  Rule: The right code logs in

    Scenario: The phone number and its code log in, and the login outlives a reload
      When she logs in
      Then she sees the walking address page
      And the server has received a code:
        | phone        | "9876543210" |
        | device_token | ""           |
      And the server has received the check of a code:
        | phone | "9876543210" |
        | otp   | "1234"       |
      When she reloads the page
      Then she sees the walking address page

    @engines
    Scenario Outline: An answer without a body sends the code (<status>), and saves the address
      Given the server answers with status <status> when asked for a code
      And the server answers with status <status> when asked for a new address
      When she logs in
      Then she sees the walking address page
      When she describes an address
      And she saves the address
      Then Saved addresses is "Neem Court"
      And the server has been asked for a new address 1 time

      Examples:
        | status |
        | 204    |
        | 205    |

    Scenario: A code that is not complete
      Given she asks for a code
      Then she sees "Enter OTP"
      And she is taken to "Digit 1 of 4"
      And One-time code is empty
      When she submits the code
      Then she is told "Please enter the complete OTP" about One-time code
      When she gives "1x3" as One-time code
      Then One-time code is "13"
      And she is taken to "Digit 4 of 4"
      When she submits the code
      Then she is told "Please enter the complete OTP" about One-time code
      And the server has been asked for the check of a code 0 times

    Scenario: A wrong code, and then the right one
      Given she asks for a code
      When she gives "9999" as One-time code
      And she submits the code
      Then she is told "Invalid OTP. Please try again." about One-time code
      And she is taken to "Digit 1 of 4"
      And the log tells of the check of a code
      When she gives "1234" as One-time code
      Then she is told nothing
      When she submits the code
      Then she sees the walking address page

    Scenario: A code is pasted, and waits for Submit
      Given she asks for a code
      When she pastes "OTP for login on +91 98765 43210 is ९८७६."
      Then One-time code is "9876"
      When she pastes "1234"
      Then One-time code is "1234"
      And the server has been asked for the check of a code 0 times
      When she submits the code
      Then she sees the walking address page

    @engines
    Scenario: A code from an on-screen keyboard
      Given she asks for a code
      When she inserts "9" into box 4
      And she inserts "Valid 10 min: ४८२१" into box 4
      Then One-time code is "4821"
      And she is taken to "Digit 4 of 4"
      When she deletes in box 4
      And she deletes in box 4
      Then One-time code is "48"
      And she is taken to "Digit 3 of 4"
      When she inserts "३" into box 3
      Then One-time code is "483"
      And she is taken to "Digit 4 of 4"
      When she inserts "6" into box 2
      Then One-time code is "463"
      And she is taken to "Digit 3 of 4"

  Rule: Another code can be asked for after 30 seconds

    Background:
      Given she asks for a code

    Scenario: The countdown goes on while digits are typed, and then offers another code
      Then she sees "00:30 s"
      And she is not offered "Click to Resend"
      When she gives "12" as One-time code
      And 29 seconds pass
      Then she sees "00:01 s"
      And she is not offered "Click to Resend"
      When 1 second passes
      Then she is offered "Click to Resend"

    Scenario: Another code empties the boxes, and is counted down again
      Given she gives "12" as One-time code
      When 30 seconds pass
      And she taps "Click to Resend"
      Then she sees "00:30 s"
      And she is taken to "Digit 1 of 4"
      And One-time code is empty
      And she is not offered "Click to Resend"
      And the server has been asked for a code 2 times

    Scenario: The phone drops the page while the message is read
      Given she sees "00:30 s"
      When 12 seconds pass
      And she reloads the page
      Then she sees "00:18 s"
      When she gives "1234" as One-time code
      And she submits the code
      Then she sees the walking address page

    Scenario: The dialog is closed to correct the phone
      Given she gives "12" as One-time code
      When she closes the dialog
      Then she does not see "Enter OTP"
      And she is taken to "Login"
      And Mobile is "9876543210"
      When she goes on
      Then One-time code is empty
      And she sees "00:30 s"

    Scenario: The number is changed, and the code comes to the new one
      When she taps "Change number"
      Then she does not see "Enter OTP"
      And she is taken to "Mobile"
      And Mobile is "9876543210"
      When she keys in "9820098200"
      And she goes on
      Then she sees "+91 9820098200"

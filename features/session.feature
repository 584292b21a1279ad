Feature: Session
  A customer stays logged in until the server says otherwise; what was entered is kept.

  Rule: A customer can log out

    Scenario: A logout on a customer's page leads to the login, and keeps package and day
      Given Asha is logged in
      And she is at the walking pet page
      When she taps "Log out"
      Then she sees the walking login page
      And she is taken to "Welcome Back"
      And she is not offered "Log out"
      When she goes back
      Then she sees the walking date page
      And Start date is 5 December 2026
      And the total is ₹597.00

    Scenario: A logout on a visitor's page changes nothing on it
      Given Asha is logged in
      And she is at the walking date page
      When she taps "Log out"
      Then she sees the walking date page
      And she is taken to "main"
      When she fills in the walking date page
      And she goes on
      Then she sees the walking sign-up page
      And First Name is empty

    Scenario: A logout on the thank-you page takes away what was sent, and 'Book again'
      Given Asha is at the walking login page
      And she logs in
      And she fills in the walking address page
      And she goes on
      And she fills in the walking pet page
      And she goes on
      And she sees the walking summary
      And she goes on
      And she sees "Bruno"
      And she sees "Express"
      And she sees "Log in there with the phone number you booked with, ending 3210."
      When she taps "Log out"
      Then she sees the thank-you page
      And she does not see "Bruno"
      And she does not see "Express"
      And she sees "Log in there with the phone number you booked with."
      When she is at the training login page
      And she logs in
      Then she sees the training address page
      When she opens the walking package page
      Then she is not offered "Book again"

    @core
    Scenario: A logout in another tab takes what was sent from the thank-you page of this one
      Given Asha is logged in
      And she is at the walking summary
      And she goes on
      And she sees the thank-you page
      And she sees "Bruno"
      When she duplicates the tab
      And she taps "Log out"
      And she turns to the other tab
      Then she sees the thank-you page
      And she does not see "Bruno"

  Rule: A lost session leads to the login, and the login back to the interrupted page

    Scenario: The session has ended on the server when the addresses are fetched
      Given Asha is logged in
      And she is at the walking address page
      And the server no longer knows the session when asked for the addresses
      When she reloads the page
      Then she sees the walking login page
      And the log tells of the addresses
      And Mobile is empty
      When the server is well again
      And she logs in
      Then she sees the walking address page
      And she is asked for:
        | Saved addresses | Home, Work |

    Scenario: The session ends while the booking is sent, and the page is loaded again before the next login
      Given Asha is logged in
      And she is at the walking summary
      And the server no longer knows the session when asked for a walking booking
      When she goes on
      Then she is alerted "Something went wrong. Please try again."
      And she sees the walking login page
      And the log tells of a walking booking
      When the server is well again
      Then she finds:
        | page                | → page                 |
        | the walking summary | the walking login page |
      When she reloads the page
      Then she sees the walking login page
      When she logs in
      Then she sees the walking summary
      And the total is ₹597.00
      When she goes on
      Then she sees the thank-you page

    Scenario: Another customer logs in on the same device
      Given Asha is logged in
      And she is at the walking summary
      And the server no longer knows the session when asked for a walking booking
      When she goes on
      Then she is alerted "Something went wrong. Please try again."
      And the log tells of a walking booking
      When the server is well again
      And Vikram logs in
      Then he sees the walking address page
      When he chooses "Home" as Saved addresses
      And he goes on
      Then he sees the walking pet page
      And Your pets is empty
      And Name is empty

    Scenario: The session is refused right after the login
      Given Asha is at the walking login page
      And the server no longer knows the session when asked for the addresses
      When she logs in
      Then she sees the walking login page
      And she sees "Log in to continue your booking"
      And Mobile is "9876543210"
      And she does not see "Enter OTP"
      And she is told nothing
      And the log tells of the addresses

    Scenario: The session is refused right after the sign-up
      Given Meera is at the walking sign-up page
      And the server no longer knows the session when asked for the addresses
      When she fills in the walking sign-up page
      And she goes on
      Then she sees the walking login page
      And she is told nothing
      And the log tells of the addresses

  Rule: On a page for visitors a lost session changes nothing

    Scenario Outline: The session has ended before anything is chosen
      Given Asha is logged in
      And the server forgets the session when asked for <list>
      When she opens the <service> package page
      Then she sees the <service> package page
      And she is told nothing
      And the log tells of <list>
      When she fills in the <service> package page
      And she goes on
      Then she sees the <service> date page
      And she is told nothing

      Examples:
        | service  | list                 |
        | walking  | the walking packages |
        | training | the addresses        |
        | grooming | the pets             |

    Scenario: The session ends while a package is chosen
      Given Asha is logged in
      And the server keeps silent when asked for the pets
      And she opens the walking package page
      And she gives "2 Walks" as Walk frequency
      When the server no longer knows the session when asked for the pets
      Then she sees the walking package page
      And she is told nothing
      And the log tells of the pets
      And Walk frequency is "2 Walks"
      When the server is well again
      And she fills in the walking package page
      And she goes on
      Then she sees the walking date page
      When she fills in the walking date page
      And she goes on
      Then she sees the walking sign-up page

  Rule: A session that cannot be read makes a visitor

    Scenario: The stored session lacks its token
      Given the stored session lacks its token
      When Asha is at the walking sign-up page
      Then First Name is empty
      And the log tells of the stored session
      And she finds:
        | page                     | → page                   |
        | the walking address page | the walking sign-up page |
      And the log tells of the stored session

    Scenario: What another app of the site has stored gives way to a login
      Given the stored session is of another app
      And Asha is at the walking login page
      And the log tells of the stored session
      When she logs in
      And she sees the walking address page
      And she reloads the page
      Then she is offered "Log out"

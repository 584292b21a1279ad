Feature: Sign-up
  A visitor becomes a customer with a few details and a location.

  Background:
    Given Meera is at the walking sign-up page

  Rule: Every detail is needed

    Scenario: Nothing is given
      Then she is asked for:
        | First Name   |              |
        | Phone Number |              |
        | Email        |              |
        | Gender       | Male, Female |
        | Location     |              |
      And she is told nothing
      And she is offered "Sign Up"
      And she is offered "Back"
      When she goes on
      Then she is told:
        | First Name   | Please enter full name    |
        | Phone Number | Please enter phone number |
        | Email        | Please enter email        |
        | Gender       | Please select gender      |
        | Location     | Please enter location     |
      And she is offered "Email"
      When she gives "Meera" as First Name
      And she gives "9000012345" as Phone Number
      And she gives "meera@example.com" as Email
      And she chooses "Female" as Gender
      Then she is told "Please enter location" about Location
      And the server has been asked for the look-up of a phone 0 times

    Scenario: Emails and phone numbers that cannot be right
      Given she fills in the walking sign-up page but for Email
      Then she finds:
        | Email         | → told                             |
        | meera@example | Please enter a valid email address |
        | me era@x.co   | Please enter a valid email address |
      When she gives "meera@example.com" as Email
      Then she finds:
        | Phone Number    | → told                                     |
        | 98765           | Please enter a valid 10-digit phone number |
        | +44 7911 123456 | Please enter a valid 10-digit phone number |
      And the server has been asked for the look-up of a phone 0 times

    Scenario: What nobody sees is not sent
      Given she fills in the walking sign-up page
      When she gives:
        | First Name | \u200b Mee\u200bra          |
        | Email      | \u200bmeera@example.in \ufeff |
      And she goes on
      Then she sees the walking address page
      And the server has received a sign-up:
        | name  | Meera            |
        | email | meera@example.in |
        | …     |                  |

    Scenario: The chosen location is changed
      When she chooses "Charminar" as Location
      And she begins an address
      Then House / Floor is "12"
      And Building / Block is "Pearl House"
      And PIN code is "500002"
      When she gives " Bus stop " as Landmark
      And she saves the address
      Then Location is "12, Pearl House, Bus stop, Charminar, Hyderabad, Telangana 500002, India"

    Scenario: The text of a typed location is changed, and with it its PIN code
      When she chooses "Charminar" as Location
      And she begins an address
      And she gives nothing as Search address
      And she gives "Lake Road, Pune 411 001" as Search address
      And she saves the address
      Then Location is "12, Pearl House, Clock tower, Lake Road, Pune 411 001"
      When she begins an address
      Then PIN code is "411001"
      When she gives "Lake Road, Pune 411002" as Search address
      Then PIN code is "411002"

  Rule: A phone number is kept as ten digits

    Scenario: A number that is typed with its country code
      When she types "+91 98765 43210" as Phone Number
      Then Phone Number is "9876543210"

    @engines
    Scenario: What is not taken leaves the cursor where it was
      When she gives "987653210" as Phone Number
      And she taps Phone Number
      And she presses End
      And she presses Left
      And she presses Left
      And she presses Left
      And she presses Left
      And she keys in " 4"
      Then Phone Number is "9876543210"
      When she keys in "7"
      And she presses Backspace
      And she keys in "-8"
      Then Phone Number is "9876583210"

    Scenario: A 0 before a number that begins with 91
      When she types "09123456789" as Phone Number
      And she passes by Email
      Then Phone Number is "9123456789"
      When she fills in the walking sign-up page
      And she types "09123456789" as Phone Number
      And she presses Enter
      Then she sees the walking address page
      And the server has received a sign-up:
        | phone | "9123456789" |
        | …     |              |

  Rule: The location is composed before the customer exists, and saved after

    Scenario: A new customer, and the address behind the scenes
      When she fills in the walking sign-up page
      And she goes on
      Then she sees the walking address page
      And the server has received a sign-up:
        | name   | Meera             |
        | email  | meera@example.com |
        | phone  | "9000012345"      |
        | gender | f                 |
      And the server has received a new address:
        | user_id           | …                                             |
        | address           | Charminar, Hyderabad, Telangana 500002, India |
        | area              | Clock tower                                   |
        | city              | Hyderabad                                     |
        | state             | Telangana                                     |
        | country           | India                                         |
        | zip_code          | "500002"                                      |
        | latitude          | "17.3616"                                     |
        | longitude         | "78.4747"                                     |
        | type              | Home                                          |
        | houseno_floor     | "12"                                          |
        | building_blockno  | Pearl House                                   |
        | landmark_areaname | Clock tower                                   |
      And Saved addresses is "Pearl House"
      And she is told nothing
      When she begins an address
      Then Search address is empty
      When she reloads the page
      Then she sees the walking address page

    Scenario: The location alone creates no customer
      When she chooses "Charminar" as Location
      And she goes on
      Then she is told:
        | First Name   | Please enter full name    |
        | Phone Number | Please enter phone number |
        | Email        | Please enter email        |
        | Gender       | Please select gender      |
      And the server has been asked for a new address 0 times

    Scenario: The address is saved again while it is being sent, and is there once
      Given the server keeps back its first answer when asked for a new address
      When she fills in the walking sign-up page
      And she goes on
      Then she sees the walking address page
      When she begins an address
      Then House / Floor is "12"
      When she saves the address
      And the server is well again
      Then she sees the walking address page
      And Saved addresses is "Pearl House"
      And the server has been asked for a new address 1 time

    Scenario: A change made while the address is being saved is kept
      Given the server keeps back its first answer when asked for a new address
      When she fills in the walking sign-up page
      And she goes on
      Then she sees the walking address page
      When she begins an address
      And she gives "13" as House / Floor
      And she closes the dialog
      Then she does not see "Your new address is not saved yet"
      When the server is well again
      Then Saved addresses is "Pearl House"
      And she is told "Your new address is not saved yet. Tap 'Add New Address' to finish it. We kept what you typed."
      When she begins an address
      Then House / Floor is "13"

    Scenario: Another address is saved before the first one is answered
      Given the server keeps back its first answer when asked for a new address
      When she fills in the walking sign-up page
      And she goes on
      Then she sees the walking address page
      When she begins an address
      And she gives "Coral House" as Building / Block
      And she saves the address
      And the server is well again
      Then Saved addresses is "Coral House"
      And the server has been asked for a new address 2 times

    Scenario Outline: An address that cannot be saved stays in its dialog
      Given the server <fault> when asked for a new address
      When she fills in the walking sign-up page
      And she goes on
      Then she sees the walking address page
      And the log tells of a new address
      And she is told "Your new address is not saved yet. Tap 'Add New Address' to finish it. We kept what you typed."
      And Saved addresses is empty
      When she begins an address
      Then she does not hear "Your new address is not saved yet. Tap 'Add New Address' to finish it. We kept what you typed."
      When the server is well again
      And she reloads the page
      And she begins an address
      Then House / Floor is "12"
      And Landmark is "Clock tower"
      When she saves the address
      Then Saved addresses is "Pearl House"
      And she is told nothing
      And the server has been asked for a new address <count> times

      Examples:
        | fault                   | count |
        | breaks down             | 2     |
        | loses its answer        | 1     |

  Rule: A known customer is sent to the login

    Scenario: The phone number is known
      When she fills in the walking sign-up page
      And she gives "9876543210" as Phone Number
      And she goes on
      Then she is alerted "User already exists. Please login to continue."
      And she sees the walking login page
      And Mobile is "9876543210"
      And the server has been asked for a sign-up 0 times
      When Asha logs in
      Then she sees the walking address page
      When she begins an address
      Then House / Floor is "12"

    Scenario: Login is one link away, and sign-up from there
      Then she sees "Already Have An Account?"
      When she turns to login
      Then she sees the walking login page
      When she taps "Sign Up"
      Then she sees the walking sign-up page

  Rule: Where the server says why it signs nobody up, the page says so too

    Scenario: About a field, beside which it stands until the field is changed, and else in a line
      Given the server answers with status 422 when asked for a sign-up:
        | message | The email is taken. (and 1 more error) |
        | errors | {"email": ["The email is taken.", "Try another."], "name": "Use letters only."} |
      When she fills in the walking sign-up page
      And she goes on
      Then she is told:
        | First Name | Use letters only.   |
        | Email      | The email is taken. |
      And the log tells of a sign-up
      And she is taken to "There is a problem"
      And she does not see "(and 1 more error)"
      When she gives "meera@example.in" as Email
      Then she is told "Use letters only." about First Name
      When the server answers with status 409 when asked for a sign-up:
        | message | We are not in R&D yet.   |
        | errors  | {"device": ["Unknown."]} |
      And she goes on
      Then she is told "We are not in R&D yet."
      And the log tells of a sign-up
      When the server is well again
      And she goes on
      Then she sees the walking address page

  Rule: A sign-up that fails is only logged, and can be tried again

    Scenario: The server breaks down
      Given the server breaks down when asked for a sign-up
      When she fills in the walking sign-up page
      And she goes on
      Then the log tells of a sign-up
      And she is told "We could not sign you up. Please try again."
      When she gives nothing as First Name
      And she goes on
      Then she is told "Please enter full name" about First Name
      And she does not see "We could not sign you up. Please try again."
      And Email is "meera@example.com"
      When she gives "Meera" as First Name
      And the server is well again
      And she goes on
      Then she sees the walking address page

Feature: Sign-up
  A visitor becomes a customer with a few details and a location.

  Background:
    Given Meera has come to the walking sign-up page

  Scenario: Nothing is filled in
    When Meera goes on
    Then Meera is told:
      | First Name   | Please enter full name    |
      | Phone Number | Please enter phone number |
      | Email        | Please enter email        |
      | Gender       | Please select gender      |
      | Location     | Please enter location     |
    And the server has been asked for the look-up of a phone 0 times

  Scenario Outline: A phone number or email that cannot be right: <value>
    When Meera fills in her details
    And Meera gives "<value>" as "<field>"
    And Meera goes on
    Then Meera is told "<message>" about "<field>"
    And the server has been asked for the look-up of a phone 0 times

    Examples:
      | field        | value         | message                                     |
      | Phone Number | 98765         | Please enter a valid 10-digit phone number |
      | Phone Number | 98765abcde    | Please enter a valid 10-digit phone number |
      | Email        | meera         | Please enter a valid email address         |
      | Email        | meera@example | Please enter a valid email address         |

  Scenario Outline: A phone number is kept as ten digits: <typed>
    When Meera gives "<typed>" as "Phone Number"
    Then "Phone Number" is "<kept>"

    Examples:
      | typed             | kept       |
      | 90000 12345       | 9000012345 |
      | +91 90000-12345   | 9000012345 |
      | 0 (9000) 012345   | 9000012345 |
      | 900001234567      | 9000012345 |

  Scenario: The location is composed before the customer exists
    When Meera presses "Location"
    And Meera fills in:
      | Search address   | Charminar   |
      | House / Floor    | 12          |
      | Building / Block | Pearl House |
    And Meera presses "Save"
    And Meera goes on
    Then Meera is told:
      | First Name   | Please enter full name    |
      | Phone Number | Please enter phone number |
      | Email        | Please enter email        |
      | Gender       | Please select gender      |
    And the server has been asked for a new address 0 times

  Scenario: A new customer is created, and the address saved behind the scenes
    When Meera fills in her details
    And Meera goes on
    Then Meera sees the walking address page
    And the server has received a sign-up with:
      | name   | Meera             |
      | email  | meera@example.com |
      | phone  | "9000012345"      |
      | gender | f                 |
    And the server has received a new address with:
      | user_id           | …           |
      | address           | …           |
      | area              | Clock tower |
      | city              | Hyderabad   |
      | state             | Telangana   |
      | country           | India       |
      | zip_code          | …           |
      | latitude          | …           |
      | longitude         | …           |
      | type              | Home        |
      | houseno_floor     | "12"        |
      | building_blockno  | Pearl House |
      | landmark_areaname | Clock tower |
    And "Saved addresses" is that of "Pearl House"

  @logged
  Scenario: The address cannot be saved
    Given the server breaks down when asked for a new address
    When Meera fills in her details
    And Meera goes on
    Then Meera sees the walking address page
    And the server has been asked for a new address 1 time
    And "Saved addresses" is empty

  Scenario: The phone number is known already
    When Meera fills in her details
    And Meera gives "9876543210" as "Phone Number"
    And Meera goes on
    Then Meera is alerted "User already exists. Please login to continue."
    And Meera sees the walking login page
    And "Mobile" is "9876543210"

  @logged
  Scenario Outline: <step> fails, and is tried again
    Given the server cannot be reached when asked for <step>
    When Meera fills in her details
    And Meera goes on
    Then the server has been asked for <step> 1 time
    And Meera can press "Sign Up"
    And Meera sees the walking sign-up page
    And "First Name" is "Meera"
    When the server is well again
    And Meera goes on
    Then Meera sees the walking address page

    Examples:
      | step                   |
      | the look-up of a phone |
      | a sign-up              |

  Scenario: Login is one link away
    When Meera presses "Sign In"
    Then Meera sees the walking login page
    When Meera presses "Sign Up"
    Then Meera sees the walking sign-up page

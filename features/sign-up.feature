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

  Scenario: Phone numbers and emails that cannot be right
    When Meera fills in her details
    Then Meera is told "Please enter a valid 10-digit phone number" about "Phone Number" for each of:
      | 98765      |
      | 98765abcde |
    When Meera gives "9000012345" as "Phone Number"
    Then Meera is told "Please enter a valid email address" about "Email" for each of:
      | meera         |
      | meera@example |
    And the server has been asked for the look-up of a phone 0 times

  Scenario: A phone number is kept as ten digits
    Then "Phone Number" keeps what Meera gives:
      | 90000 12345     | 9000012345 |
      | +91 80000-12345 | 8000012345 |
      | 0 (7000) 012345 | 7000012345 |
      | 600001234567    | 6000012345 |

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

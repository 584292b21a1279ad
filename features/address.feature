Feature: Address
  A customer chooses where the service takes place.

  Background:
    Given Asha is logged in

  Scenario: A saved address is chosen
    Given Asha has come to the walking address page
    When Asha chooses "Work" for "Saved addresses"
    And Asha goes on
    Then Asha sees the walking pet page

  Scenario: None is chosen
    Given Asha has come to the walking address page
    When Asha goes on
    Then Asha is told "Please select at least one address" about "Saved addresses"

  Scenario: A new address becomes the chosen one
    Given Asha has come to the walking address page
    And Asha chooses "Work" for "Saved addresses"
    When Asha presses "Add New Address"
    And Asha fills in:
      | Search address   | Jubilee Hills |
      | House / Floor    | 7             |
      | Building / Block | Neem Court    |
    And Asha presses "Save"
    Then Asha sees "Neem Court"
    And "Saved addresses" is that of "Neem Court"
    When Asha goes on
    Then Asha sees the walking pet page

  Scenario: An address is typed without picking a suggestion
    Given Asha has come to the walking address page
    When Asha presses "Add New Address"
    And Asha types "Behind the temple, Warangal" as "Search address"
    And Asha fills in:
      | House / Floor    | 1          |
      | Building / Block | Rose House |
    Then "PIN code" is "500020"
    When Asha presses "Save"
    Then the server has received a new address with:
      | user_id           | 101                         |
      | address           | Behind the temple, Warangal |
      | area              | ""                          |
      | city              | ""                          |
      | state             | ""                          |
      | country           | ""                          |
      | zip_code          | "500020"                    |
      | latitude          | ""                          |
      | longitude         | ""                          |
      | type              | Home                        |
      | houseno_floor     | "1"                         |
      | building_blockno  | Rose House                  |
      | landmark_areaname | ""                          |

  Scenario: An address that is not complete cannot be saved
    Given Asha has come to the walking address page
    When Asha presses "Add New Address"
    Then Asha cannot press "Save"
    When Asha fills in:
      | Search address   | Jubilee Hills |
      | House / Floor    | 7             |
      | Building / Block | Neem Court    |
    Then Asha can press "Save"
    When Asha empties "House / Floor"
    Then Asha cannot press "Save"
    When Asha gives "7" as "House / Floor"
    And Asha empties "Building / Block"
    Then Asha cannot press "Save"
    When Asha gives "Neem Court" as "Building / Block"
    And Asha empties "Search address"
    Then Asha cannot press "Save"

  @logged
  Scenario: The new address cannot be saved, and is saved at the second try
    Given Asha has come to the walking address page
    And the server breaks down when asked for a new address
    When Asha presses "Add New Address"
    And Asha fills in:
      | Search address   | Jubilee Hills |
      | House / Floor    | 7             |
      | Building / Block | Neem Court    |
    And Asha presses "Save"
    Then the server has been asked for a new address 1 time
    And Asha can press "Save"
    And "House / Floor" is "7"
    When the server is well again
    And Asha presses "Save"
    Then "Saved addresses" is that of "Neem Court"

  @logged
  Scenario: The addresses come at the second try
    Given the server breaks down when asked for the addresses
    When Asha has come to the walking address page
    Then Asha can press "Reload"
    When the server is well again
    And Asha presses "Reload"
    Then "Saved addresses" offers "Home" first

  @logged
  Scenario: The session has ended on the server
    Given Asha has come to the walking address page
    And the server no longer knows the session when asked for the addresses
    When Asha reloads the page
    Then Asha sees the walking login page
    When the server is well again
    And Asha logs in
    Then Asha sees the walking address page
    And "Saved addresses" offers "Home" first

  @logged
  Scenario: The session ends while the booking is sent
    Given Asha has come to the walking summary
    And the server no longer knows the session when asked for a walking booking
    When Asha goes on
    Then Asha is alerted "Something went wrong. Please try again."
    And Asha sees the walking login page
    When the server is well again
    And Asha logs in
    Then Asha sees the walking summary

  @logged
  Scenario: The session ends, and the page is loaded again before the next login
    Given Asha has come to the walking summary
    And the server no longer knows the session when asked for a walking booking
    When Asha goes on
    Then Asha is alerted "Something went wrong. Please try again."
    And Asha sees the walking login page
    When the server is well again
    And Asha reloads the page
    And Asha logs in
    Then Asha sees the walking summary

  @logged
  Scenario: Another customer logs in on the same device
    Given Asha has come to the walking summary
    And the server no longer knows the session when asked for a walking booking
    When Asha goes on
    Then Asha is alerted "Something went wrong. Please try again."
    When the server is well again
    And Vikram logs in
    Then Vikram sees the walking address page
    When Vikram chooses "Home" for "Saved addresses"
    And Vikram goes on
    Then Vikram sees the walking pet page
    When Vikram goes on
    Then Vikram is told "Please Atleast One pet" about "Your pets"

  @logged
  Scenario: A new address is saved, and the list comes at the second try
    Given Asha has come to the walking address page
    And "Saved addresses" offers "Home" first
    And the server breaks down when asked for the addresses
    When Asha presses "Add New Address"
    And Asha fills in:
      | Search address   | Koregaon Park |
      | House / Floor    | 4             |
      | Building / Block | Rose Villa    |
    And Asha presses "Save"
    Then Asha can press "Reload"
    When the server is well again
    And Asha presses "Reload"
    Then "Saved addresses" is that of "Rose Villa"
    And the server has been asked for a new address 1 time

Feature: Addresses
  A customer chooses where the service takes place.

  Background:
    Given Asha is logged in
    And she is at the walking address page

  Rule: One address is chosen

    Scenario: A saved address
      Then she is asked for:
        | Saved addresses | Home, Work |
      And Saved addresses is empty
      And she is offered "Add New Address"
      And she is offered "Proceed"
      When she goes on
      Then she is told "Please select at least one address" about Saved addresses
      When she chooses "Work" as Saved addresses
      Then she is told nothing
      When she goes on
      Then she sees the walking pet page

    Scenario: A new address becomes the only chosen one
      Given she chooses "Work" as Saved addresses
      When she begins an address
      Then she sees "Select Location"
      And she does not see "PIN code"
      When she describes an address
      Then PIN code is "500033"
      When she saves the address
      Then Saved addresses is "Neem Court"
      And she hears "Home is added and chosen. Continue with Proceed."
      And the server has received a new address:
        | user_id           | 101                                               |
        | address           | Jubilee Hills, Hyderabad, Telangana 500033, India |
        | area              | ""                                                |
        | zip_code          | "500033"                                          |
        | latitude          | "17.4326"                                         |
        | landmark_areaname | ""                                                |
        | …                 |                                                   |
      When she goes on
      Then she sees the walking pet page

    Scenario: The one that is selected on the server is chosen ahead, and can be taken back
      Given Saved addresses is empty
      And the server has "Work" selected among the addresses
      When she reloads the page
      Then Saved addresses is "Work"
      When she takes back "Work" from Saved addresses
      And she goes on
      Then she is told "Please select at least one address" about Saved addresses

    Scenario: The one that she has chosen stays, whatever is selected on the server
      Given she chooses "Home" as Saved addresses
      And the server has "Work" selected among the addresses
      When she reloads the page
      Then Saved addresses is "Home"

  Rule: A server that says no because there is no address yet has an empty list

    Scenario Outline: The status <status>, and <data> as the list
      Given the server answers with status <status> when asked for the addresses:
        | status  | <no>             |
        | message | No address found |
        | data    | <data>           |
      When she reloads the page
      Then she sees "You have no saved address yet."
      And she is not offered "Reload"
      When the server is well again
      And she describes an address
      And she saves the address
      Then Saved addresses is "Neem Court"

      Examples:
        | status | no    | data |
        | 200    | false | []   |
        | 200    | empty | null |
        | 404    | false | {}   |

  Rule: House, building and the address itself are needed; a landmark is not

    Scenario: What is still needed stands beside Save
      When she begins an address
      Then she is not offered "Save"
      And she sees "Still needed: address"
      When she chooses "Jubilee Hills" as Search address
      Then she sees "Still needed: house, building"
      When she gives "7" as House / Floor
      Then she is not offered "Save"
      And she sees "Still needed: building"
      When she gives "Neem Court" as Building / Block
      Then she is offered "Save"
      And she does not see "Still needed"
      When she gives nothing as House / Floor
      Then she is not offered "Save"
      And she sees "Still needed: house"
      When she gives "7" as House / Floor
      And she gives nothing as Search address
      Then she is not offered "Save"
      And she sees "Still needed: address"

    Scenario: House and building are asked for once there is an address, and the list has the room until then
      When she begins an address
      Then she does not see "House / Floor"
      When she gives "Banj" as Search address
      Then she is asked for:
        | Search address | Banjara Hills, Use “Banj” as typed |
      And she does not see "House / Floor"
      And she does not see "Save"
      And she does not see "Use Current Location"
      When she keeps the address as typed
      Then Search address is "Banj"
      And House / Floor is empty
      And Landmark is empty
      And PIN code is empty
      And she is offered "Use Current Location"
      When she gives "Banja" as Search address
      And she passes by Search address
      Then Search address is "Banja"
      And House / Floor is empty

    Scenario: An address is written without a suggestion
      When she begins an address
      And she gives "Behind the temple, Warangal" as Search address
      And she gives "1" as House / Floor
      And she gives "Rose House" as Building / Block
      And she gives "Old well" as Landmark
      Then PIN code is empty
      When she saves the address
      Then the server has received a new address:
        | address           | Behind the temple, Warangal |
        | area              | Old well                    |
        | city              | ""                          |
        | zip_code          | "500020"                    |
        | latitude          | ""                          |
        | longitude         | ""                          |
        | landmark_areaname | Old well                    |
        | …                 |                             |

    @browser @engines
    Scenario: Enter takes the first suggestion, and saves only once one is taken
      When she describes an address
      And she gives "Banj" as Search address
      And she presses Enter
      Then Search address is "Banjara Hills, Hyderabad, Telangana 500034, India"
      And PIN code is "500034"
      And the server has been asked for a new address 0 times
      When she presses Enter
      Then Saved addresses is "Neem Court"

  Rule: The list comes from the server, whatever the browser keeps

    @engines
    Scenario: A new address is on a list that the browser may keep
      Given the server lets the browser keep its answer when asked for the addresses
      And she reloads the page
      And she is asked for:
        | Saved addresses | Home, Work |
      When she describes an address
      And she saves the address
      Then Saved addresses is "Neem Court"
      And the server has been asked for the addresses 3 times

  Rule: The PIN code can be corrected

    Scenario: The PIN code of a picked place
      When she describes an address
      And she gives "5000" as PIN code
      And she saves the address
      Then she is told "Please enter a 6-digit PIN code" about PIN code
      And the server has been asked for a new address 0 times
      When she gives:
        | PIN code | \u200e५०० ०९६\u200e |
      Then she is told nothing
      When she saves the address
      Then Saved addresses is "Neem Court"
      And the server has received a new address:
        | city     | Hyderabad |
        | zip_code | "500096"  |
        | latitude | "17.4326" |
        | …        |           |

    Scenario: An emptied PIN code is the place's again, and follows the place
      When she begins an address
      And she chooses "Jubilee Hills" as Search address
      And she gives "500096" as PIN code
      Then PIN code is "500096"
      When she gives nothing as PIN code
      And she passes by Landmark
      Then PIN code is "500033"
      When she gives "500096" as PIN code
      And she chooses "Koregaon Park" as Search address
      Then PIN code is "411001"
      When she chooses "Hussain Sagar Lake" as Search address
      Then PIN code is empty

  Rule: A typed address has the PIN code that its text names

    Scenario: It is shown and sent
      When she describes an address
      And she gives nothing as Search address
      And she gives "Lake View Road, Koregaon, Pune 411 001" as Search address
      Then PIN code is "411001"
      When she saves the address
      Then the server has received a new address:
        | address   | Lake View Road, Koregaon, Pune 411 001 |
        | zip_code  | "411001"                               |
        | latitude  | ""                                     |
        | longitude | ""                                     |
        | …         |                                        |

    Scenario: It can be corrected, and what was corrected stays when the text changes
      When she describes an address
      And she gives nothing as Search address
      And she gives "Lake Road, Pune 411001" as Search address
      And she gives "411002" as PIN code
      And she gives "Lake View Road, Pune 411003" as Search address
      Then PIN code is "411002"
      When she gives nothing as PIN code
      And she passes by Landmark
      Then PIN code is "411003"
      When she saves the address
      Then the server has received a new address:
        | zip_code | "411003" |
        | …        |          |

  Rule: A picked address whose text is changed stays in its area, but not at its position

    Scenario: One letter is changed
      When she describes an address
      And she gives "Jubilee Hill, Hyderabad" as Search address
      And she keeps the address as typed
      Then PIN code is "500033"
      When she saves the address
      Then the server has received a new address:
        | address   | Jubilee Hill, Hyderabad |
        | city      | Hyderabad               |
        | zip_code  | "500033"                |
        | latitude  | ""                      |
        | longitude | ""                      |
        | …         |                         |

    Scenario: The text is emptied
      When she begins an address
      And she chooses "Jubilee Hills" as Search address
      And she gives nothing as Search address
      Then she does not see "PIN code"
      When she gives "Old Road" as Search address
      Then PIN code is empty

    Scenario: The place's PIN code is the one that counts
      When she describes an address
      And she gives "Jubilee Hill, Hyderabad 500096" as Search address
      Then PIN code is "500033"

  Rule: Where the server says why it saves no address, the dialog says so too

    Scenario: Beside its fields, and else beside Save
      Given the server answers with status 422 when asked for a new address:
        | message | The data is wrong. |
        | errors | {"address": "Not in India.", "houseno_floor": ["Too long."], "building_blockno": "Too short.", "area": "Not known.", "zip_code": ["No such PIN."]} |
      When she describes an address
      And she saves the address
      Then she is told:
        | Search address   | Not in India. |
        | House / Floor    | Too long.     |
        | Building / Block | Too short.    |
        | Landmark         | Not known.    |
        | PIN code         | No such PIN.  |
      And the log tells of a new address
      And she is taken to "Search address"
      And she does not see "The data is wrong."
      When she gives:
        | House / Floor | 8      |
        | PIN code      | 500096 |
      Then she is told:
        | Search address   | Not in India. |
        | Building / Block | Too short.    |
        | Landmark         | Not known.    |
      When she closes the dialog
      And she begins an address
      Then she is told nothing
      When the server answers with status 200 when asked for a new address:
        | status  | false                          |
        | message | We do not serve this area yet. |
      And she saves the address
      Then she is told "We do not serve this area yet."
      And the log tells of a new address

  Rule: An address that cannot be saved or fetched is only logged, and tried again

    Scenario: The answer is lost, and the address is still saved once; the same address later is another one
      Given the server loses its answer when asked for a new address
      When she describes an address
      And she saves the address
      Then the log tells of a new address
      And she is told "We could not save this. Please try again."
      When the server is well again
      And she saves the address
      Then Saved addresses is "Neem Court"
      And the server has been asked for a new address 1 time
      When she describes an address
      And she saves the address
      Then the server has been asked for a new address 2 times

    Scenario: The answer is lost, and then the list that would tell whether the address is there
      Given the server loses its answer when asked for a new address
      And she describes an address
      And she saves the address
      And the log tells of a new address
      And the server is well again
      And the server cannot be reached when asked for the addresses
      When she saves the address
      Then the log tells of the addresses
      And she is told "We could not save this. Please try again."
      And the server has been asked for a new address 1 time

    Scenario: A new address is saved, and the list comes at the second try
      Given she is asked for:
        | Saved addresses | Home, Work |
      And the server breaks down when asked for the addresses
      When she describes an address
      And she saves the address
      Then she is offered "Reload"
      And the log tells of the addresses
      When the server is well again
      And she tries again
      Then Saved addresses is "Neem Court"
      And the server has been asked for a new address 1 time

Feature: The way through the funnel
  Nobody sees a page before its time, and nobody loses what they have entered.

  Scenario: A new customer books a month of walks
    Given Meera opens the walking package page
    When Meera fills in:
      | Walk frequency | 2 Walks     |
      | Walking days   | All Days    |
      | Walk duration  | 60 min walk |
      | Package        | Long-term   |
    And Meera ticks "Poo Picking" in "Add-ons"
    And Meera goes on
    And Meera gives "December 5, 2026" as "Start date"
    And Meera ticks "Morning" in "Time slots"
    And Meera chooses "7:30 AM" for "Morning time"
    And Meera ticks "Evening" in "Time slots"
    And Meera goes on
    And Meera fills in her details
    And Meera goes on
    Then Meera sees the walking address page
    And "Saved addresses" is that of "Pearl House"
    When Meera goes on
    And Meera describes a new pet
    And Meera goes on
    Then "Your pets" is "Tara"
    When Meera goes on
    Then Meera sees the walking summary
    And Meera sees the summary of:
      | Package       | Long-term        |
      | Walks a day   | 2 Walks          |
      | Walking days  | All Days         |
      | Walk duration | 60 min walk      |
      | Live Tracking | Included         |
      | Add-ons       | Poo Picking      |
      | Start date    | December 5, 2026 |
      | End date      | January 3, 2027  |
      | Morning       | 7:30 AM          |
      | Evening       | 5:00 PM          |
    And the total is ₹16,680.00
    When Meera goes on
    Then Meera sees the thank-you page
    And the server has received a walking booking with:
      | user_id            | …                      |
      | address_id         | …                      |
      | pet_id             | …                      |
      | package_id         | 404                    |
      | service_start_date | "2026-12-05"           |
      | preferable_time    | ["7:30 AM", "5:00 PM"] |
      | service_id         | "4"                    |
      | addons             | ["Poo Picking"]        |
      | total_price        | 16680                  |
      | service_days       | all days               |
      | service_frequency  | twice a day            |
      | walk_duration      | 60 min walk            |

  Scenario: A known customer logs in on the way
    Given Asha has come to the walking login page
    When Asha logs in
    And Asha chooses "Home" for "Saved addresses"
    And Asha goes on
    And Asha ticks "Simba" in "Your pets"
    And Asha goes on
    Then Asha sees the walking summary
    When Asha goes on
    Then Asha sees the thank-you page
    And the server has been asked for a walking booking 1 time

  Scenario Outline: With nothing chosen, the later pages of <service> lead to its first step
    When Meera opens the <service> package page
    Then Meera is led:
      | the <service> date page    | the <service> package page |
      | the <service> sign-up page | the <service> package page |
      | the <service> login page   | the <service> package page |
      | the <service> address page | the <service> package page |
      | the <service> pet page     | the <service> package page |
      | the <service> summary      | the <service> package page |

    Examples:
      | service  |
      | walking  |
      | training |
      | grooming |

  Scenario Outline: With no day chosen, customers' pages of <service> lead to its second step
    When Meera has come to the <service> date page
    Then Meera is led:
      | the <service> sign-up page | the <service> sign-up page |
      | the <service> login page   | the <service> login page   |
      | the <service> address page | the <service> date page    |
      | the <service> pet page     | the <service> date page    |
      | the <service> summary      | the <service> date page    |

    Examples:
      | service  |
      | walking  |
      | training |

  Scenario: With no day chosen, all later pages of grooming lead to its second step
    When Meera has come to the grooming date page
    Then Meera is led:
      | the grooming sign-up page | the grooming date page |
      | the grooming login page   | the grooming date page |
      | the grooming address page | the grooming date page |
      | the grooming pet page     | the grooming date page |
      | the grooming summary      | the grooming date page |

  Scenario Outline: A day alone is no <service> appointment
    Given Meera has come to the <service> date page
    When Meera gives "December 5, 2026" as "Date"
    Then Meera is led:
      | the <service> address page | the <service> date page |
      | the <service> summary      | the <service> date page |

    Examples:
      | service  |
      | training |
      | grooming |

  Scenario Outline: A slot without its time is no <service> appointment
    Given Meera has come to the <service> date page
    When Meera gives "December 5, 2026" as "Date"
    And Meera chooses "Morning" for "Time slot"
    And Meera empties "Time"
    Then Meera is led:
      | the <service> address page | the <service> date page |
      | the <service> pet page     | the <service> date page |

    Examples:
      | service  |
      | training |
      | grooming |

  Scenario Outline: A visitor signs up before customers' pages of <service>
    When Meera has come to the <service> sign-up page
    Then Meera is led:
      | the <service> address page | the <service> sign-up page |
      | the <service> pet page     | the <service> sign-up page |
      | the <service> summary      | the <service> sign-up page |

    Examples:
      | service  |
      | walking  |
      | training |
      | grooming |

  Scenario Outline: A customer of <service> has no use for sign-up and login, and the summary needs an address and a pet
    Given Asha is logged in
    When Asha has come to the <service> address page
    Then Asha is led:
      | the <service> sign-up page | the <service> address page |
      | the <service> login page   | the <service> address page |
      | the <service> summary      | the <service> address page |
    When Asha chooses "Home" for "Saved addresses"
    Then Asha is led:
      | the <service> summary | the <service> pet page |

    Examples:
      | service  |
      | walking  |
      | training |
      | grooming |

  Scenario: The three bookings stand side by side until one is sent
    Given Asha is logged in
    And Asha opens the grooming package page
    And Asha ticks "Full Groom" in "Packages"
    And Asha chooses "Lion Cut" for "Hair Trimming"
    And Asha presses "Training"
    And Asha chooses "Obedience Course" for "Package"
    And the total is ₹6,499.00
    When Asha has come to the walking summary
    And Asha opens the grooming package page
    Then "Packages" is that of "Full Groom"
    And "Hair Trimming" is that of "Lion Cut"
    And the total is ₹2,498.00
    When Asha opens the walking summary
    And Asha goes on
    Then Asha sees the thank-you page
    When Asha opens the grooming package page
    Then Asha sees "Full Groom"
    And "Packages" is empty
    And "Hair Trimming" is empty
    When Asha presses "Training"
    Then Asha sees "Obedience Course"
    And "Package" is empty

  Scenario Outline: The address <address> leads to the first step
    When Meera opens the address "<address>"
    Then Meera sees the walking package page

    Examples:
      | address    |
      | /          |
      | /walking   |
      | /WALKING/1 |

  Scenario Outline: The address <address> leads to the first step of its service
    When Meera opens the address "<address>"
    Then Meera sees <page>

    Examples:
      | address   | page                      |
      | /training | the training package page |
      | /Grooming | the grooming package page |

  Scenario Outline: A reload keeps what was entered on <page>
    Given Asha is logged in
    And Asha has come to <page>
    When Asha reloads the page
    Then Asha sees <page>

    Examples:
      | page                     |
      | the walking summary      |

    @core
    Examples: on the way there
      | page                     |
      | the walking date page    |
      | the walking address page |
      | the walking pet page     |

  Scenario: A reload keeps the first step
    Given Meera opens the walking package page
    And Meera fills in all but "Package"
    And Meera ticks "Combing" in "Add-ons"
    When Meera reloads the page
    Then "Walk frequency" is "1 Walk"
    And "Walking days" is "Mon - Fri"
    And "Walk duration" is "30 min walk"
    And "Package" is empty
    And "Add-ons" is "Combing"

  Scenario: A reload keeps the second step
    Given Meera has come to the walking date page
    And Meera gives "December 5, 2026" as "Start date"
    And Meera ticks "Afternoon" in "Time slots"
    And Meera chooses "2:30 PM" for "Afternoon time"
    When Meera reloads the page
    Then "Start date" is "December 5, 2026"
    And "Afternoon time" is "2:30 PM"

  Scenario: A reload keeps the sign-up form
    Given Meera has come to the walking sign-up page
    And Meera fills in her details
    When Meera reloads the page
    Then "First Name" is "Meera"
    And "Phone Number" is "9000012345"
    And "Email" is "meera@example.com"
    And "Gender" is "Female"
    When Meera goes on
    Then Meera sees the walking address page

  Scenario: A reload keeps the phone number of the login
    Given Asha has come to the walking login page
    And Asha gives "98765" as "Mobile"
    When Asha reloads the page
    Then "Mobile" is "98765"

  Scenario: A reload keeps the form for a new pet
    Given Asha is logged in
    And Asha has come to the walking pet page
    And Asha describes a new pet
    When Asha reloads the page
    Then "Name" is "Tara"
    And "Date of birth" is "March 2, 2024"
    When Asha goes on
    Then "Your pets" is "Tara"

  @logged
  Scenario: A draft that is damaged is dropped
    Given Meera has come to the walking sign-up page
    And Meera's draft is damaged
    When Meera reloads the page
    Then Meera sees the walking package page
    And "Walk frequency" is empty

  @logged
  Scenario: A session that cannot be read makes a visitor
    Given Asha's browser keeps a session that cannot be read
    When Asha has come to the walking sign-up page
    Then "First Name" is empty

  Scenario: The first day of a draft passes
    Given Asha is logged in
    And Asha has come to the walking pet page
    When 15 days pass
    And Asha reloads the page
    Then Asha sees the walking date page
    And "Start date" is empty

  Scenario: The thank-you page can be opened at any time, and clears the bookings
    Given Meera has come to the walking date page
    When Meera opens the thank-you page
    Then Meera sees the thank-you page
    When Meera opens the walking package page
    Then "Package" is empty

  Scenario Outline: Edit and Back lead back through <service>, with what was chosen
    Given Asha is logged in
    And Asha has walked to the <service> summary
    When Asha presses "Edit"
    Then Asha sees the <service> pet page
    And "Your pets" is "Bruno"
    When Asha presses "Back"
    Then Asha sees the <service> address page
    And "Saved addresses" is that of "Home"
    When Asha presses "Back"
    Then Asha sees the <service> date page
    And "<field>" is "December 5, 2026"
    When Asha presses "Back"
    Then Asha sees the <service> package page
    And "<choice>" is that of "<package>"

    Examples:
      | service  | field      | choice   | package          |
      | walking  | Start date | Package  | Express          |

    @core
    Examples:
      | service  | field      | choice   | package          |
      | training | Date       | Package  | Obedience Course |
      | grooming | Date       | Packages | Bath & Brush     |

  Scenario: Edit leads to the pets also where the summary was opened directly
    Given Asha is logged in
    And Asha has come to the walking summary
    When Asha presses "Edit"
    Then Asha sees the walking pet page

  Scenario: Going back from the thank-you page sends nothing again
    Given Asha is logged in
    And Asha has walked to the walking summary
    When Asha goes on
    Then Asha sees the thank-you page
    When Asha goes back by the browser's own button
    Then Asha sees the walking package page
    And the server has been asked for a walking booking 1 time

  @core
  Scenario: Midnight takes the first day while the pets are chosen
    Given Asha is logged in
    And Asha has come to the training date page
    And Asha gives "November 21, 2026" as "Date"
    And Asha chooses "Morning" for "Time slot"
    And Asha goes on
    And Asha chooses "Home" for "Saved addresses"
    And Asha goes on
    And Asha ticks "Bruno" in "Your pets"
    When 15 hours pass
    And Asha goes on
    Then Asha sees the training date page
    And Asha is told "Please select a date" about "Date"
    When Asha gives "November 22, 2026" as "Date"
    And Asha goes on
    Then Asha sees the training summary

  Scenario: What was said on a page is not said again at the next visit, nor in another service
    Given Meera opens the training package page
    And Meera goes on
    And Meera is told "Please select at least one package to continue." about "Package"
    When Meera presses "Grooming"
    Then Meera sees the grooming package page
    And Meera is told of no mistake
    When Meera presses "Training"
    Then Meera sees the training package page
    And Meera is told of no mistake

  Scenario Outline: Midnight takes the first day of <service> while the summary is read
    Given Asha is logged in
    And Asha has come to the <service> date page
    And Asha gives "November 21, 2026" as "<field>"
    And Asha <slot>
    And Asha goes on
    And Asha chooses "Home" for "Saved addresses"
    And Asha goes on
    And Asha ticks "Bruno" in "Your pets"
    And Asha goes on
    And Asha sees the <service> summary
    When 15 hours pass
    And Asha goes on
    Then Asha sees the <service> date page
    And Asha is told "<message>" about "<field>"
    And the server has been asked for a <service> booking 0 times
    When Asha gives "November 22, 2026" as "<field>"
    And Asha goes on
    Then Asha sees the <service> summary

    Examples:
      | service  | field      | message                          | slot                                 |
      | grooming | Date       | Please select a date             | chooses "Morning" for "Time slot"    |

    @core
    Examples:
      | service  | field      | message                          | slot                                 |
      | walking  | Start date | Please select walking start date | ticks "Morning" in "Time slots"      |
      | training | Date       | Please select a date             | chooses "Morning" for "Time slot"    |

Feature: Walking
  A visitor chooses a walking package, a day and a time of day, and sees what it will cost.

  Scenario: A package is chosen
    Given Meera opens the walking package page
    When Meera fills in:
      | Walk frequency | 2 Walks     |
      | Walking days   | Mon - Fri   |
      | Walk duration  | 60 min walk |
      | Package        | Express     |
    And Meera ticks "Combing" in "Add-ons"
    Then the total is ₹2,388.00
    When Meera goes on
    Then Meera sees the walking date page

  Scenario: The first step lacks everything
    Given Meera opens the walking package page
    When Meera goes on
    Then Meera is told:
      | Walk frequency | Please select walk frequency |
      | Walking days   | Please select walking days   |
      | Walk duration  | Please choose walk duration  |
      | Package        | Please choose a package      |
    And Meera sees the walking package page

  Scenario: The first step says what it still lacks
    Given Meera opens the walking package page
    When Meera goes on
    And Meera chooses "1 Walk" for "Walk frequency"
    Then Meera is told:
      | Walking days  | Please select walking days  |
      | Walk duration | Please choose walk duration |
      | Package       | Please choose a package     |
    When Meera chooses "Express" for "Package"
    And Meera chooses "All Days" for "Walking days"
    And Meera goes on
    Then Meera is told "Please choose walk duration" about "Walk duration"

  Scenario: A message goes when its field is right
    Given Meera opens the walking package page
    When Meera fills in all but "Package"
    And Meera goes on
    And Meera chooses "Express" for "Package"
    Then Meera is told of no mistake

  Scenario: Add-ons are optional, and change no price
    Given Meera opens the walking package page
    When Meera fills in all but "Add-ons"
    And Meera ticks "Poo Picking" in "Add-ons"
    And Meera ticks "Paw Cleaning" in "Add-ons"
    And Meera unticks "Poo Picking" in "Add-ons"
    Then "Add-ons" is "Paw Cleaning"
    And the total is ₹597.00

  Scenario: The price is the rate a walk, times walks a day, days, and two for an hour
    When Meera opens the walking package page
    Then the total follows from what Meera chooses:
      | Walk frequency | Walking days | Walk duration | Package   | Total      |
      | 1 Walk         | Mon - Fri    | 30 min walk   | Express   | ₹597.00    |
      | 1 Walk         | All Days     | 30 min walk   | Express   | ₹597.00    |
      | 3 Walks        | All Days     | 30 min walk   | Mid-term  | ₹7,155.00  |
      | 3 Walks        | All Days     | 60 min walk   | Long-term | ₹25,020.00 |

  Scenario: The end date follows from the package
    Given Meera has chosen the package "Express"
    When Meera gives "December 5, 2026" as "Start date"
    Then the end date follows from the package that Meera chooses:
      | Express        | December 7, 2026  |
      | Short-term     | December 12, 2026 |
      | Mid-term       | December 19, 2026 |
      | Long-term      | January 3, 2027   |
      | Weekend Stroll | December 5, 2026  |

  Scenario: The end date follows another package
    Given Meera has chosen the package "Express"
    When Meera gives "December 5, 2026" as "Start date"
    And Meera presses "Back"
    And Meera chooses "Mid-term" for "Package"
    And Meera goes on
    Then "Start date" is "December 5, 2026"
    And "End date" is "December 19, 2026"

  Scenario: A day can be typed in several ways
    When Meera has come to the walking date page
    Then "Start date" keeps what Meera gives:
      | 5 December 2026 | December 5, 2026 |
      | dec 6 2026      | December 6, 2026 |
      | 12/07/2026      | December 7, 2026 |
      | 2026-12-08      | December 8, 2026 |
    And Meera is told of no mistake

  Scenario: What is no day to start on
    Given Meera has come to the walking date page
    When Meera ticks "Morning" in "Time slots"
    Then Meera is told "Please select walking start date" about "Start date" for each of:
      | soon              |
      | February 30, 2027 |
      | November 20, 2026 |
      | November 19, 2026 |

  Scenario: Tomorrow is the first day
    Given Meera has come to the walking date page
    When Meera gives "November 21, 2026" as "Start date"
    And Meera ticks "Evening" in "Time slots"
    And Meera goes on
    Then Meera sees the walking sign-up page

  Scenario: The second step lacks everything
    Given Meera has come to the walking date page
    When Meera goes on
    Then Meera is told:
      | Start date | Please select walking start date                     |
      | Time slots | Please select exactly 1 time slot(s) for Once a Day |

  Scenario: A slot begins with its first time
    Given Meera has chosen the package "Express" with "3 Walks"
    When Meera ticks "Morning" in "Time slots"
    And Meera ticks "Afternoon" in "Time slots"
    And Meera ticks "Evening" in "Time slots"
    Then "Morning time" is "6:00 AM"
    And "Afternoon time" is "12:00 PM"
    And "Evening time" is "5:00 PM"

  Scenario: The evening offers its times in steps of half an hour
    Given Meera has come to the walking date page
    When Meera ticks "Evening" in "Time slots"
    Then "Evening time" offers:
      | 5:00 PM |
      | 5:30 PM |
      | 6:00 PM |
      | 6:30 PM |
      | 7:00 PM |
      | 7:30 PM |
      | 8:00 PM |
      | 8:30 PM |
      | 9:00 PM |
      | 9:30 PM |

  Scenario: A slot without its time
    Given Meera has chosen the package "Express" with "3 Walks"
    And Meera gives "December 5, 2026" as "Start date"
    And Meera ticks "Morning" in "Time slots"
    And Meera ticks "Afternoon" in "Time slots"
    And Meera ticks "Evening" in "Time slots"
    When Meera empties "Morning time"
    And Meera empties "Afternoon time"
    And Meera empties "Evening time"
    And Meera goes on
    Then Meera is told:
      | Morning time   | Please select morning time   |
      | Afternoon time | Please select afternoon time |
      | Evening time   | Please select evening time   |

  Scenario: A slot that is unticked forgets its time
    Given Meera has come to the walking date page
    And Meera ticks "Morning" in "Time slots"
    And Meera chooses "9:30 AM" for "Morning time"
    When Meera unticks "Morning" in "Time slots"
    And Meera ticks "Morning" in "Time slots"
    Then "Morning time" is "6:00 AM"

  Scenario: A slot too many
    Given Meera has come to the walking date page
    And Meera ticks "Morning" in "Time slots"
    When Meera ticks "Evening" in "Time slots"
    Then Meera is alerted "You can only select 1 time slot(s) for Once a Day"
    And "Time slots" is "Morning"

  Scenario: Fewer walks than slots
    Given Meera has chosen the package "Express" with "2 Walks"
    And Meera gives "December 5, 2026" as "Start date"
    And Meera ticks "Morning" in "Time slots"
    And Meera ticks "Evening" in "Time slots"
    When Meera presses "Back"
    And Meera chooses "1 Walk" for "Walk frequency"
    And Meera goes on
    Then "Time slots" is "Morning + Evening"
    When Meera goes on
    Then Meera is told "Please select exactly 1 time slot(s) for Once a Day" about "Time slots"

  Scenario: Fewer slots than walks
    Given Meera has chosen the package "Express" with "3 Walks"
    And Meera gives "December 5, 2026" as "Start date"
    And Meera ticks "Morning" in "Time slots"
    When Meera goes on
    Then Meera is told "Please select exactly 3 time slot(s) for Thrice a Day" about "Time slots"

  Scenario: India decides which day it is
    Given it is 21 November 2026, 00:30 in India
    And Meera's device is set to Los Angeles time
    And Meera has come to the walking date page
    When Meera gives "November 21, 2026" as "Start date"
    And Meera ticks "Morning" in "Time slots"
    And Meera goes on
    Then Meera is told "Please select walking start date" about "Start date"
    When Meera gives "November 22, 2026" as "Start date"
    And Meera goes on
    Then Meera sees the walking sign-up page

  @logged
  Scenario Outline: The packages come at the second try when the server <trouble>
    Given the server <trouble> when asked for the walking packages
    When Meera opens the walking package page
    And Meera fills in:
      | Walk frequency | 1 Walk      |
      | Walking days   | Mon - Fri   |
      | Walk duration  | 30 min walk |
    Then Meera can press "Reload"
    When the server is well again
    And Meera presses "Reload"
    And Meera chooses "Express" for "Package"
    Then the total is ₹597.00
    And "Walk frequency" is "1 Walk"

    Examples:
      | trouble                  |
      | cannot be reached        |

    @core
    Examples: what differs is below the page
      | trouble                  |
      | breaks down              |
      | answers with a web page  |
      | answers something else   |
      | refuses without a word   |

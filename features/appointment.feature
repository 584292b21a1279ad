Feature: Appointment
  Training and grooming are booked for one day, a slot of it, and a time.

  Scenario Outline: Each slot of <service> begins with its first time
    When Meera has come to the <service> date page
    Then the times follow from the slot that Meera chooses:
      | Slot      | First    | Last     | Count |
      | Morning   | 6:00 AM  | 11:00 AM | 11    |
      | Afternoon | 12:00 PM | 5:00 PM  | 11    |
      | Evening   | 6:00 PM  | 10:00 PM | 9     |

    Examples:
      | service  |
      | training |
      | grooming |

  Scenario Outline: Another slot of <service> begins anew
    Given Meera has come to the <service> date page
    And Meera chooses "Morning" for "Time slot"
    And Meera chooses "9:30 AM" for "Time"
    When Meera chooses "Evening" for "Time slot"
    Then "Time" is "6:00 PM"

    Examples:
      | service  |
      | training |

    @core
    Examples: the page is the same
      | service  |
      | grooming |

  Scenario Outline: Tomorrow is the first day of <service>
    Given Meera has come to the <service> date page
    And Meera chooses "Morning" for "Time slot"
    When Meera gives "November 20, 2026" as "Date"
    And Meera goes on
    Then Meera is told "Please select a date" about "Date"
    When Meera gives "21 Nov 2026" as "Date"
    Then "Date" is "November 21, 2026"
    When Meera goes on
    Then Meera sees the <service> sign-up page

    Examples:
      | service  |
      | training |
      | grooming |

  Scenario: India decides which day it is
    Given it is 21 November 2026, 00:30 in India
    And Meera's device is set to Los Angeles time
    And Meera has come to the training date page
    And Meera chooses "Morning" for "Time slot"
    When Meera gives "November 21, 2026" as "Date"
    And Meera goes on
    Then Meera is told "Please select a date" about "Date"
    When Meera gives "November 22, 2026" as "Date"
    And Meera goes on
    Then Meera sees the training sign-up page

  Scenario Outline: A <service> appointment without its time
    Given Meera has come to the <service> date page
    And Meera gives "December 5, 2026" as "Date"
    And Meera chooses "Morning" for "Time slot"
    When Meera empties "Time"
    And Meera goes on
    Then Meera is told "Please select a time" about "Time"

    Examples:
      | service  |
      | training |
      | grooming |

  @logged
  Scenario Outline: The <service> packages come at the second try when the server <trouble>
    Given the server <trouble> when asked for the <service> packages
    When Meera opens the <service> package page
    Then Meera can press "Reload"
    When the server is well again
    And Meera presses "Reload"
    Then Meera sees "<package>"

    Examples:
      | service  | trouble                | package      |
      | training | cannot be reached      | Puppy Basics |
      | grooming | breaks down            | Bath & Brush |

    @core
    Examples: what differs is below the page
      | service  | trouble                | package      |
      | training | answers something else | Puppy Basics |
      | grooming | refuses without a word | Bath & Brush |

  @logged
  Scenario Outline: The <service> booking fails when the server <trouble>, and is sent at the second try
    Given Asha is logged in
    And Asha has come to the <service> summary
    And the server <trouble> when asked for a <service> booking
    When Asha goes on
    Then Asha is alerted "<message>"
    When the server is well again
    And Asha goes on
    Then Asha sees the thank-you page
    And the server has been asked for a <service> booking 2 times

    Examples:
      | service  | trouble                | message                                 |
      | training | refuses without a word | Failed to submit booking request.       |
      | grooming | cannot be reached      | Something went wrong. Please try again. |

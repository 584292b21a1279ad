Feature: Appointment
  Training and grooming are booked for one day, a slot of it, and a time.

  Rule: A day, a slot and a time are needed

    Scenario: The second step of training, before anything is chosen
      Given Meera is at the training date page
      Then she is asked for:
        | Date      |                             |
        | Time slot | Morning, Afternoon, Evening |
        | Time      |                             |
      And Date is empty
      And Time slot is empty
      And she sees "Choose a time slot first"
      And she sees "6:00 – 11:00 AM"
      And she sees "The first of 16 sessions"

    Scenario: Training names a text that is no day at once, and what is missing on Next
      Given Meera is at the training date page
      When she passes by Date
      And she passes by Time slot
      Then she is told nothing
      When she gives "soon" as Date
      Then she is told "Please select a date" about Date
      When she goes on
      Then she is told:
        | Date      | Please select a date      |
        | Time slot | Please select a time slot |
        | Time      | Please select a time      |
      When she chooses "Evening" as Time slot
      Then she is told "Please select a date" about Date
      And she does not see "Choose a time slot first"

    Scenario: Training asks for a time that was cleared on Next
      Given Meera is at the training date page
      And she gives tomorrow as Date
      And she chooses "Evening" as Time slot
      When she gives nothing as Time
      Then she is told nothing
      When she goes on
      Then she is told "Please select a time" about Time
      When she chooses 10:00 PM as Time
      And she goes on
      Then she sees the training sign-up page

    Scenario: Grooming shows missing fields after a touch, or on Next
      Given Meera is at the grooming date page
      Then she is told nothing
      When she gives "soon" as Date
      Then she is told "Please select a date" about Date
      When she passes by Time slot
      Then she is told:
        | Date      | Please select a date      |
        | Time slot | Please select a time slot |
      When she passes by Time
      Then she is told:
        | Date      | Please select a date      |
        | Time slot | Please select a time slot |
        | Time      | Please select a time      |
      When she gives tomorrow as Date
      And she chooses "Morning" as Time slot
      Then she is told nothing
      When she gives nothing as Time
      Then she is told "Please select a time" about Time
      When she chooses 6:30 AM as Time
      And she goes on
      Then she sees the grooming sign-up page

  Rule: The service takes place tomorrow at the earliest, as India counts the days

    Scenario: Days that cannot be booked
      Given it is 12:30 AM on 21 November 2026 in India
      And the device is in Los Angeles
      And Meera is at the grooming date page
      And she chooses "Morning" as Time slot
      Then she finds:
        | Date                    | → told               |
        | soon                    | Please select a date |
        | today                   | Please select a date |
        | yesterday               | Please select a date |
        | 05/12/2026              | Please select a date |
        | Monday, 5 December 2026 | Please select a date |
      When she gives "22 Nov 2026" as Date
      Then Date is tomorrow
      When she goes on
      Then she sees the grooming sign-up page

    Scenario: A typed day is written out, however the field is left
      Given Meera is at the training date page
      When she types "5 dec 2026" as Date
      And she presses Enter
      Then Date is 5 December 2026
      And she is told:
        | Time slot | Please select a time slot |
        | Time      | Please select a time      |
      When she types "6 dec 2026" as Date
      And she presses Tab
      Then Date is 6 December 2026

    @engines
    Scenario: The calendar offers the allowed days only
      Given Meera is at the grooming date page
      When she opens the calendar
      Then she is not offered "November 20, 2026"
      And she is told nothing
      When she closes the dialog
      And she chooses 5 January 2027 as Date
      Then Date is 5 January 2027
      When 45 days pass
      And she opens the calendar
      Then she is not offered "January 4, 2027"
      And she is offered "January 5, 2027"

  Rule: A day can be typed on every device, and is picked from a calendar where that is easier

    Scenario: A tap on a phone
      Given the device is a phone
      And Meera is at the grooming date page
      When she taps Date
      Then she is offered "November 21, 2026"
      When she closes the dialog
      Then she is taken to "Date"
      And she is told nothing
      When she taps Date
      And she gives "5 dec 2026" as Date
      Then Date is 5 December 2026
      When she taps Date
      Then she is offered "December 6, 2026"

    Scenario: The next days come first, then the field, then its calendar
      Given Meera is at the grooming date page
      When she taps "Fri 27 November 27, 2026"
      Then Date is 27 November 2026
      When she presses Tab
      Then she is taken to "Date"
      When she presses Tab
      Then she is taken to "Open calendar"

    Scenario: A calendar that could offer only the days of the buttons opens on the next month
      Given it is 12:30 AM on 23 November 2026 in India
      And Meera is at the grooming date page
      When she opens the calendar
      Then she is offered "December 5, 2026"

    Scenario: The calendar is no way to leave the field
      Given the device has Safari
      And Meera is at the grooming date page
      When she taps Date
      And she opens the calendar
      And she closes the dialog
      Then she is told nothing
      And she is taken to "Open calendar"
      When she presses Tab
      Then she is told "Please select a date" about Date
      When she presses Tab
      Then she is told:
        | Date      | Please select a date      |
        | Time slot | Please select a time slot |

  Rule: Each slot begins with its first time, and keeps a time that it has

    Scenario: The times of each slot
      Given Meera is at the grooming date page
      Then she finds:
        | Time slot | → Time   | → Time offers               |
        | Morning   | 6:00 AM  | 11 from 6:00 AM to 11:00 AM |
        | Afternoon | 12:00 PM | 11 from 12:00 PM to 5:00 PM |
        | Evening   | 6:00 PM  | 9 from 6:00 PM to 10:00 PM  |
      When she chooses 9:30 PM as Time
      And she chooses "Evening" as Time slot
      Then Time is 9:30 PM
      When she chooses "Morning" as Time slot
      Then Time is 6:00 AM

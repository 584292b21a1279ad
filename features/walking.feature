Feature: Walking
  A visitor chooses how often, how long and with which package the dog is walked, and from which day.

  Rule: The first step asks for frequency, days, duration and a package; add-ons are optional

    Background:
      Given Meera opens the walking package page

    Scenario: The first step, before anything is chosen
      Then she is asked for:
        | Walk frequency | 1 Walk, 2 Walks, 3 Walks                                 |
        | Walking days   | Mon - Fri, All Days                                      |
        | Walk duration  | 30 min walk, 60 min walk                                 |
        | Package        | Express, Short-term, Mid-term, Long-term, Single Day     |
        | Add-ons        | Poo Picking, Paw Cleaning, Combing                       |
      And she sees "₹199.00 a walk"
      And she sees "3 days"
      And she sees "Lowest price a walk"
      And she is told "Enhance your pet's walk experience with our premium add-ons"
      And she is told "Add-ons are optional"
      And she is told "Priced in your quotes"
      And she is told nothing
      And the total is "from ₹139.00 a walk"
      And she is offered "Next"
      When she goes on
      Then she is told:
        | Walk frequency | Please select walk frequency |
        | Walking days   | Please select walking days   |
        | Walk duration  | Please choose walk duration  |
        | Package        | Please choose a package      |
      And she sees the walking package page

    Scenario: A package chosen first shows its own price, until the total is known
      When she chooses "Mid-term" as Package
      Then the total is "₹159.00 a walk"
      When she chooses "60 min walk" as Walk duration
      Then the total is "₹159.00 for 30 min"
      When she chooses "2 Walks" as Walk frequency
      Then the total is "₹9,540.00"

    @smoke
    Scenario: A refused Next leads to the error summary at the top
      When she goes on
      Then she is taken to "There is a problem"
      And she sees the top of the page
      When she fills in the walking package page
      And she goes on
      Then she sees the walking date page
      And she is taken to "02. Book Date & Time"
      When she goes on
      Then she is taken to "There is a problem"

    Scenario: A message goes when its detail is given, and the others stay
      Given she goes on
      When she chooses "1 Walk" as Walk frequency
      Then she is told:
        | Walking days  | Please select walking days  |
        | Walk duration | Please choose walk duration |
        | Package       | Please choose a package     |
      When she chooses "Express" as Package
      And she chooses "All Days" as Walking days
      Then she is told "Please choose walk duration" about Walk duration
      When she goes on
      Then she is told "Please choose walk duration" about Walk duration
      And she sees "1 answer is missing"
      When she chooses "60 min walk" as Walk duration
      Then she is told nothing
      And she hears "All answered."
      And she sees "₹199.00 for 30 min Total ₹1,194.00"
      When she goes on
      Then she sees the walking date page

    Scenario: Add-ons are chosen and taken back, and change no price
      Given she fills in the walking package page
      When she chooses "Poo Picking, Paw Cleaning, Combing" as Add-ons
      And she takes back "Paw Cleaning" from Add-ons
      Then Add-ons is "Poo Picking, Combing"
      And the total is "₹597.00 + add-ons"

  Rule: The price is the rate a walk, times walks a day, times days, and doubled for an hour

    Scenario: Frequency, duration and package make the price; the walking days do not
      Given Meera opens the walking package page
      And she chooses "Mon - Fri" as Walking days
      Then she finds:
        | Walk frequency | Walk duration | Package        | → total    |
        | 3 Walks        | 30 min walk   | Express        | ₹1,791.00  |
        | 3 Walks        | 60 min walk   | Short-term     | ₹8,592.00  |
        | 3 Walks        | 60 min walk   | Mid-term       | ₹14,310.00 |
        | 3 Walks        | 60 min walk   | Long-term      | ₹25,020.00 |
        | 1 Walk         | 30 min walk   | Single Day     | ₹249.00    |
      When she chooses "All Days" as Walking days
      Then the total is ₹249.00

    Scenario: A package without a price is priced in the quote
      Given the server leaves out the prices when asked for the walking packages
      And Meera opens the walking package page
      When she fills in the walking package page
      Then the total is "Priced in your quote"
      And the log says "Missing required pricing data"
      When she goes on
      Then she sees the walking date page

  Rule: A walk starts tomorrow at the earliest, as India counts the days

    Scenario: Tomorrow is early enough
      Given Meera is at the walking date page
      When she gives tomorrow as Start date
      And she chooses "Evening" as Time slots
      And she goes on
      Then she finds:
        | → address       |
        | /walking/signUp |

    Scenario: A weekend day is allowed for walks from Monday to Friday, with a hint
      Given Meera is at the walking date page
      When she gives "December 5, 2026" as Start date
      Then she sees "No walk on this day: you chose Mon - Fri."
      When she gives "December 7, 2026" as Start date
      Then she does not see "No walk on this day: you chose Mon - Fri."

    Scenario: The next days are one tap away, the weekdays for walks from Monday to Friday
      Given it is 11:40 PM on 31 December 2026 in India
      And Meera is at the walking date page
      And she is offered "Mon 4 January 4, 2027"
      And she is offered "Mon 11 January 11, 2027"
      And she chooses "Morning" as Time slots
      When she taps "Tomorrow January 1, 2027"
      Then Start date is 1 January 2027
      And End date is 3 January 2027
      When 30 minutes pass
      And she goes on
      Then she is told "Please select walking start date" about Start date
      # It is past midnight now, so tomorrow is Saturday. For walks from Monday to Friday, no weekend day is offered.
      And she is not offered "Tomorrow January 2, 2027"
      When she taps "Mon 4 January 4, 2027"
      Then she is told nothing

    @core
    Scenario: A tab that one comes back to after midnight offers the next days from then on
      Given it is 11:40 PM on 29 December 2026 in India
      And Meera is at the walking date page
      And she duplicates the tab
      And she is offered "Tomorrow December 30, 2026"
      When 30 minutes pass
      And she turns to the other tab
      Then she is offered "Tomorrow December 31, 2026"

    Scenario: A day that cannot be booked is refused when the field is left
      Given Meera is at the walking date page
      When she types "24/12/25" as Start date
      And she presses Tab
      Then she is told "Please select walking start date" about Start date
      And End date is empty

    Scenario: The year ends in India, wherever the device is
      Given it is 11:40 PM on 31 December 2026 in India
      And the device is in Los Angeles
      And Meera is at the walking date page
      And she chooses "Morning" as Time slots
      When she gives "December 31, 2026" as Start date
      And she goes on
      Then she is told "Please select walking start date" about Start date
      When she gives 1 January 2027 as Start date
      Then she is told nothing
      When 30 minutes pass
      And she goes on
      Then she is told "Please select walking start date" about Start date
      When she gives 2 January 2027 as Start date
      And she goes on
      Then she sees the walking sign-up page

  Rule: The end date follows from the start date and the package

    Scenario: The end date can be read and not written
      Given Meera is at the walking date page
      Then she finds read-only "End date"

    Scenario Outline: <package> from <start> ends on <end>
      Given Meera is at the walking package page
      And she fills in the walking package page but for Package
      And she chooses "<package>" as Package
      And she goes on
      Then End date is empty
      When she gives "<start>" as Start date
      Then End date is <end>

      Examples:
        | package    | start             | end              |
        | Single Day | January 31, 2027  | 31 January 2027  |
        | Express    | February 27, 2028 | 29 February 2028 |
        | Short-term | February 28, 2028 | 6 March 2028     |
        | Mid-term   | February 28, 2028 | 13 March 2028    |
        | Long-term  | January 31, 2028  | 29 February 2028 |
        | Long-term  | January 31, 2027  | 1 March 2027     |

  Rule: There are as many time slots as walks a day

    Scenario: The second step, before anything is chosen
      Given Meera is at the walking date page
      Then she is asked for:
        | Start date |                             |
        | End date   |                             |
        | Time slots | Morning, Afternoon, Evening |
      And Start date is empty
      And Time slots is empty
      And she sees "Choose 1 for your walk"
      And she sees "6:00 – 11:30 AM"
      And she sees "12:00 – 4:30 PM"
      And she is offered "Back"
      When she gives nothing as Start date
      Then she is told nothing
      When she goes on
      Then she is told:
        | Start date | Please select walking start date                    |
        | Time slots | Please select exactly 1 time slot(s) for Once a Day |

    @engines
    Scenario: A slot too many stays unchosen
      Given Meera is at the walking date page
      And she chooses "Morning" as Time slots
      When she chooses "Evening" as Time slots
      Then she is alerted "You can only select 1 time slot(s) for Once a Day"
      And Time slots is "Morning"
      When she goes back
      And she chooses "2 Walks" as Walk frequency
      And she goes on
      And she chooses "Afternoon, Evening" as Time slots
      Then she is alerted "You can only select 2 time slot(s) for Twice a Day"
      And Time slots is "Morning, Afternoon"

    Scenario: A slot too many after the frequency was lowered
      Given Meera is at the walking package page
      And she fills in the walking package page but for Walk frequency
      And she chooses "3 Walks" as Walk frequency
      And she goes on
      Then she sees "Choose 3, one for each walk"
      When she gives tomorrow as Start date
      And she chooses "Morning, Afternoon, Evening" as Time slots
      And she goes back
      And she chooses "2 Walks" as Walk frequency
      And she goes on
      Then Time slots is "Morning, Afternoon, Evening"
      When she goes on
      Then she is told "Please select exactly 2 time slot(s) for Twice a Day" about Time slots
      And she sees "1 answer needs a look"
      When she takes back "Afternoon" from Time slots
      And she goes on
      Then she sees the walking sign-up page

  Rule: Each slot has a time, which is its first until another is chosen

    Background:
      Given Meera is at the walking package page
      And she fills in the walking package page but for Walk frequency
      And she chooses "3 Walks" as Walk frequency
      And she goes on
      And she chooses "Morning, Afternoon, Evening" as Time slots

    Scenario: The times of each slot, in steps of half an hour
      Then Morning time is 6:00 AM
      And Afternoon time is 12:00 PM
      And Evening time is 5:00 PM
      And she is asked for:
        | Morning time   | 12 from 6:00 AM to 11:30 AM |
        | Afternoon time | 10 from 12:00 PM to 4:30 PM |
        | Evening time   | 10 from 5:00 PM to 9:30 PM  |

    Scenario: A time that was cleared is asked for
      Given she gives tomorrow as Start date
      When she gives nothing as Morning time
      And she gives nothing as Afternoon time
      And she gives nothing as Evening time
      And she goes on
      Then she is told:
        | Morning time   | Please select morning time   |
        | Afternoon time | Please select afternoon time |
        | Evening time   | Please select evening time   |
      When she chooses 11:30 AM as Morning time
      And she chooses 4:30 PM as Afternoon time
      And she chooses 9:30 PM as Evening time
      Then she is told nothing

    Scenario: A slot that was taken back begins with its first time again
      Given she chooses 9:30 AM as Morning time
      When she takes back "Morning" from Time slots
      And she chooses "Morning" as Time slots
      Then Morning time is 6:00 AM

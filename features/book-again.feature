Feature: Book again
  The first page of a service offers the customer's last booking of it. Only its day is asked for again (decision B15).

  Rule: What was booked is booked again, at the prices of today

    Scenario Outline: All services
      Given Asha is logged in
      And she is at the <service> summary
      And she goes on
      And she sees the thank-you page
      And the server has "<package>" at <price>
      When she opens the <service> package page
      Then she sees "Your last booking"
      And she sees "<line>"
      When she taps "Book again"
      Then she sees the <service> date page
      And <time>
      And <date> is empty
      And the total is <total>
      When she gives 5 December 2026 as <date>
      And she goes on
      Then she sees the <service> summary
      And she sees "Bruno"
      And she sees "Banjara Hills"
      When she goes on
      Then she sees the thank-you page
      And the server has 2 bookings

      Examples:
        | service  | package          | price     | line                                                 | date       | time                    | total     |
        | walking  | Express          | ₹250.00   | Express, 1 walk a day, Mon - Fri, 30 min walk · Bruno | Start date | Time slots is "Morning" | ₹750.00   |
        | training | Obedience Course | ₹8,500.00 | Obedience Course · Bruno                            | Date       | Time slot is "Morning"  | ₹8,500.00 |
        | grooming | Bath & Brush     | ₹650.00   | Bath & Brush · Bruno                                | Date       | Time slot is "Morning"  | ₹650.00   |

    Scenario: It replaces what was chosen meanwhile
      Given Asha is logged in
      And she is at the grooming summary
      And she goes on
      And she sees the thank-you page
      And she is at the grooming address page
      And she chooses "Work" as Saved addresses
      And she opens the grooming package page
      And she chooses "Full Groom" as Packages
      And she chooses "Lion Cut" as Hair Trimming
      When she taps "Book again"
      Then she sees the grooming date page
      And the total is ₹899.00
      When she gives 5 December 2026 as Date
      And she goes on
      Then she sees the grooming summary
      And she sees "Banjara Hills"

    Scenario: Edit leads to its day, and from there back to the summary
      Given Asha is logged in
      And she is at the walking summary
      And she goes on
      And she sees the thank-you page
      And she opens the walking package page
      And she taps "Book again"
      And she gives 5 December 2026 as Start date
      And she goes on
      And she sees the walking summary
      When she edits the booking
      Then she sees the walking date page
      When she goes on
      Then she sees the walking summary

    Scenario: The way back leads to the package, and from there to the day
      Given Asha is logged in
      And she is at the walking summary
      And she goes on
      And she sees the thank-you page
      And she opens the walking package page
      And she taps "Book again"
      And she sees the walking date page
      When she goes back
      Then she sees the walking package page
      And Package is "Express"
      When she goes on
      Then she sees the walking date page
      And she is told nothing

  Rule: What no longer exists is left out, said in one line, and asked for

    Background:
      Given Asha is logged in
      And she is at the walking summary
      And she taps "Change Dog Walking"
      And she chooses "60 min walk" as Walk duration
      And she goes on
      And she sees the walking summary
      And she goes on
      And she sees the thank-you page

    Scenario: The package
      Given the server no longer has "Express"
      When she opens the walking package page
      And she taps "Book again"
      Then she sees the walking package page
      And she sees "Express is no longer offered."
      And she is told "Please choose a package" about Package
      And Walk frequency is "1 Walk"
      When she chooses "Mid-term" as Package
      And she goes on
      Then she sees the walking date page
      And she is told nothing
      When she goes back
      Then she sees the walking package page
      And she is told nothing
      When she goes on
      Then she sees the walking date page
      When she gives 5 December 2026 as Start date
      And she goes on
      Then she sees the walking summary

    @browser
    Scenario: The packages that are left are drawn
      Given the server no longer has "Express"
      And she opens the walking package page
      And she sees "₹159.00 a walk"
      When she taps "Book again"
      Then she is told "Please choose a package" about Package
      And she sees "Mid-term"
      And she sees "₹159.00 for 30 min"

    Scenario Outline: <What>
      Given the server sends an empty list when asked for <list>
      And she opens the walking package page
      And she taps "Book again"
      When she sees the walking date page
      Then she sees "<line>"
      When she gives 5 December 2026 as Start date
      And she goes on
      Then she sees the <page>
      And she sees "<line>"
      And she sees "1 answer is missing"
      And she is told "<message>" about <detail>

      Examples:
        | What        | list          | line                             | page                 | message                            | detail          |
        | The address | the addresses | Your address is no longer saved. | walking address page | Please select at least one address | Saved addresses |
        | The pet     | the pets      | 1 pet is no longer saved.        | walking pet page     | Please Atleast One pet             | Your pets       |

    Scenario: Both
      Given the server no longer has "Home"
      And the server no longer has "Bruno"
      And she opens the walking package page
      And she taps "Book again"
      And she sees the walking date page
      And she sees "Your address and 1 pet are no longer saved."
      And she gives 5 December 2026 as Start date
      When she goes on
      Then she sees the walking address page
      And Saved addresses is "Work"
      And she sees "Your address is no longer saved. 1 pet is no longer saved."
      When she goes on
      Then she sees the walking pet page
      And she is told "Please Atleast One pet" about Your pets
      When she chooses "Simba" as Your pets
      And she goes on
      Then she sees the walking summary
      And she does not see "1 pet"

    Scenario: A package, the trim and an add-on of grooming
      Given she is at the grooming summary
      And she taps "Change Dog Grooming"
      And she chooses "Full Groom" as Packages
      And she chooses "Lion Cut" as Hair Trimming
      And she chooses "Nail Clipping, Paw Balm" as Select Extra Add Ons (with additional cost)
      And she goes on
      And she sees the grooming summary
      And she goes on
      And she sees the thank-you page
      And the server no longer has "Bath & Brush"
      And the server no longer has "Lion Cut"
      And the server no longer has "Nail Clipping"
      When she opens the grooming package page
      And she taps "Book again"
      Then she sees the grooming date page
      And she sees "Bath & Brush, Lion Cut and Nail Clipping are no longer offered."
      When she gives 5 December 2026 as Date
      And she goes on
      Then she sees the grooming summary
      And she sees "Bath & Brush, Lion Cut and Nail Clipping are no longer offered."
      And the total is "₹1,499.00 + add-ons"
      When she goes on
      Then she sees the thank-you page

    Scenario: An add-on of training
      Given she is at the training summary
      And she taps "Change Dog Training"
      And she chooses "Agility session" as Select Extra Add Ons (with additional cost)
      And she goes on
      And she sees the training summary
      And she goes on
      And she sees the thank-you page
      And the server no longer has "Agility session"
      When she opens the training package page
      And she taps "Book again"
      Then she sees the training date page
      And she sees "Agility session is no longer offered."
      When she goes back
      Then she sees the training package page
      And she does not see "no longer offered"
      When she goes on
      Then she sees the training date page
      And she is told nothing

  Rule: 'Get Best Quotes' waits for the lists of addresses and pets

    Background:
      Given Asha is logged in
      And she is at the walking pet page
      And she chooses "Bruno, Simba" as Your pets
      And she goes on
      And she sees the walking summary
      And she goes on
      And she sees the thank-you page
      And the server keeps silent when asked for the addresses
      And the server keeps silent when asked for the pets
      And she opens the walking package page
      And she taps "Book again"
      And she gives 5 December 2026 as Start date
      And she goes on
      And she sees the walking summary
      And she goes on
      And she finds busy "Get Best Quotes"

    Scenario: It goes on by itself when they come
      When the server is well again
      Then she sees the thank-you page
      And the server has 2 bookings

    Scenario: The address is gone
      When the server no longer has "Home"
      And the server is well again
      Then she sees the walking address page
      And she sees "Your address is no longer saved."
      And Saved addresses is "Work"
      And the server has 1 booking
      When she goes on
      Then she sees the walking summary

    Scenario: One of two pets is gone
      When the server no longer has "Simba"
      And the server is well again
      Then she sees "1 pet is no longer saved."
      And she sees the walking summary
      And the server has 1 booking
      When she goes on
      Then she sees the thank-you page
      And the server has received a walking booking:
        | pet_id | [301] |
        | …      |       |

    Scenario: They cannot be fetched
      When the server breaks down when asked for the addresses
      And the server breaks down when asked for the pets
      Then she sees the thank-you page
      And the server has 2 bookings
      And the log tells of the addresses
      And the log tells of the pets


  Rule: It waits for the packages

    Background:
      Given Asha is logged in
      And she is at the walking summary
      And she goes on
      And she sees the thank-you page

    Scenario: They come late, and with them the trim and the add-ons
      Given she is at the grooming summary
      And she taps "Change Dog Grooming"
      And she chooses "Lion Cut" as Hair Trimming
      And she chooses "Nail Clipping, Paw Balm" as Select Extra Add Ons (with additional cost)
      And she goes on
      And she sees the grooming summary
      And she goes on
      And she sees the thank-you page
      And the server no longer has "Nail Clipping"
      And the server keeps silent when asked for the grooming packages
      And the server keeps silent when asked for the grooming add-ons
      And she opens the grooming package page
      When she taps "Book again" twice
      Then she finds busy "Book again"
      When the server is well again
      Then she sees the grooming date page
      And she sees "Nail Clipping is no longer offered."
      And she sees "Lion Cut"

    Scenario: They do not come
      Given the server breaks down when asked for the walking packages
      And she opens the walking package page
      And she chooses "3 Walks" as Walk frequency
      And the log tells of the walking packages
      When she taps "Book again"
      Then she is told "We could not load the packages. Please try again."
      And Walk frequency is "3 Walks"
      And the log tells of the walking packages
      When the server is well again
      And she taps "Book again"
      Then she sees the walking date page

    Scenario: The customer goes on alone meanwhile
      Given the server keeps silent when asked for the walking packages
      And she opens the walking package page
      And she taps "Book again"
      And she turns to training
      And she sees "Obedience Course"
      When the server is well again
      Then she sees the training package page
      And she is not offered "Book again"

    Scenario: The customer goes on alone while the add-ons are missing
      Given she is at the grooming summary
      And she taps "Change Dog Grooming"
      And she chooses "Nail Clipping" as Select Extra Add Ons (with additional cost)
      And she goes on
      And she sees the grooming summary
      And she goes on
      And she sees the thank-you page
      And the server keeps silent when asked for the grooming add-ons
      And she opens the grooming package page
      And she taps "Book again"
      And she finds busy "Book again"
      And she turns to walking
      And she sees the walking package page
      And she fills in the walking package page
      When the server is well again
      Then she is told nothing
      And she sees the walking package page

  Rule: Only the customer who booked sees it, until the session ends

    Scenario: A lost session forgets it
      Given Asha is logged in
      And she is at the walking summary
      And she goes on
      And she sees the thank-you page
      And she opens the walking package page
      And she sees "Your last booking"
      And the server forgets the session when asked for the walking packages
      When she reloads the page
      Then she is not offered "Book again"
      And the log tells of the walking packages
      When she is at the training login page
      And she logs in
      And she sees the training address page
      And she opens the walking package page
      Then she is not offered "Book again"

    @core
    Scenario: Other tabs show a new booking, and forget it with a logout
      Given Asha is logged in
      And she is at the walking summary
      And she sees "Bruno"
      And she duplicates the tab
      And she goes on
      And she sees the thank-you page
      And she turns to the other tab
      And she sees the thank-you page
      When she opens the walking package page
      Then she is offered "Book again"
      When she turns to the other tab
      And she taps "Log out"
      And she turns to the other tab
      Then she is not offered "Book again"

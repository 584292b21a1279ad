Feature: Funnel
  Guards keep pages closed until they can be used; Back and wrong addresses lead to a useful page.

  Rule: Each page says what it is for, and how far the booking has come

    Scenario: A customer's pages
      Given Asha is logged in
      And she is at the walking summary
      Then she finds:
        | page                     | → heading                       | → progress                | → total |
        | the walking package page | 01. Choose Your Perfect Package | Step 1 of 4: Package      | ₹597.00 |
        | the walking date page    | 02. Book Date & Time            | Step 2 of 4: Date & time  | ₹597.00 |
        | the walking address page | My Address                      | Step 3 of 4: Your details | ₹597.00 |
        | the walking pet page     | Add Pet Your Details            | Step 4 of 4: Pet          | ₹597.00 |
        | the walking summary      | Booking Summary                 |                           | ₹597.00 |

    Scenario: A visitor's pages
      Given Meera is at the grooming sign-up page
      Then she finds:
        | page                      | → heading                       | → progress                | → total |
        | the grooming package page | 01. Choose Your Perfect Package | Step 1 of 4: Package      | ₹899.00 |
        | the grooming date page    | 02. Book Date & Time            | Step 2 of 4: Date & time  | ₹899.00 |
        | the grooming sign-up page | Add Your Details                | Step 3 of 4: Your details | ₹899.00 |
        | the grooming login page   | Welcome Back                    | Step 3 of 4: Your details | ₹899.00 |
        | the thank-you page        | Thank You                       |                           |         |

  Rule: A page says which service is booked, and links to the others and to what is next

    Scenario: The present service is marked, also on the way back to an earlier one
      Given Meera opens the walking package page
      Then she finds present "Walking"
      When she turns to training
      Then she finds present "Training"
      When she turns to walking
      Then she finds present "Walking"
      When she goes back in the browser
      Then she finds present "Training"

    Scenario: A page links to the services, the errors, the other way in and another booking
      Given Meera opens the walking package page
      Then the links lead to:
        | Skip to main content | #main                   |
        | Pawmitra             | /in/packages/walking    |
        | Walking              | /in/packages/walking/1  |
        | Training             | /in/packages/training/1 |
        | Grooming             | /in/packages/grooming/1 |
      When she goes on
      Then the links lead to:
        | Walk frequency | #walkFrequency |
        | Walking days   | #walkDays      |
        | Walk duration  | #walkDuration  |
        | Package        | #package       |
      When she fills in the walking package page
      And she goes on
      And she fills in the walking date page
      And she goes on
      Then the links lead to:
        | Sign In | /in/packages/walking/login |
      When she turns to login
      Then the links lead to:
        | Sign Up | /in/packages/walking/signup |
      When she opens the thank-you page
      Then the links lead to:
        | Book a service | /in/packages/walking |

  Rule: Short addresses lead to the first step, in any case

    Scenario: Short addresses
      Then Meera finds:
        | page             | → page                    |
        | /                | the walking package page  |
        | /walking         | the walking package page  |
        | /WALKING/1       | the walking package page  |
        | /training        | the training package page |
        | /Grooming        | the grooming package page |
        | /walking/SUMMARY | the walking package page  |

    Scenario Outline: An address keeps its query, whatever a host or a chat client makes of it: <address>
      Then Meera finds:
        | page      | → page                   | → address |
        | <address> | the walking package page | <arrival> |

      Examples:
        | address                                | arrival                               |
        | /in/packages                           | /walking/1                            |
        | /in/packages?utm_source=chat           | /walking/1?utm_source=chat            |
        | /in/packages).                         | /walking/1                            |
        | /walking/1.                            | /walking/1                            |
        | /walking/1),%20?utm_source=a.#packages | /walking/1?utm_source=a.#packages     |
        | /?utm_source=x%20y&gclid=a+b           | /walking/1?utm_source=x%20y&gclid=a+b |
        | /walking/summary?utm_source=x          | /walking/1?utm_source=x               |

    Scenario: A visitor with an account who comes from a campaign
      Given Asha is at the walking sign-up page
      And she finds:
        | page                         | → page                   |
        | /walking/signup?utm_source=x | the walking sign-up page |
      When she turns to login
      And she logs in
      Then she finds:
        | → address                     |
        | /walking/address?utm_source=x |

    Scenario: Invalid addresses
      Then Meera finds:
        | page       | → heading                   |
        | /nonsense  | We could not find this page |
        | /walking/3 | We could not find this page |
      And the links lead to:
        | Dog Walking  | /in/packages/walking/1  |
        | Dog Training | /in/packages/training/1 |
        | Dog Grooming | /in/packages/grooming/1 |

    Scenario Outline: An address that is mangled in another way is not found: <address>
      Then Meera finds:
        | page      | → heading                   |
        | <address> | We could not find this page |

      Examples:
        | address                        |
        | /walking/1%3Futm_source%3Dmail |
        | /walking/1&utm_source=mail     |
        | /walking/1.html                |
        | /index.html                    |
        | //walking/1                    |

  Rule: Only the first step is open before something is selected

    Scenario: The later pages lead to the first step of their service
      When Meera opens the walking package page
      Then she finds:
        | page                       | → page                    |
        | the walking date page      | the walking package page  |
        | the walking sign-up page   | the walking package page  |
        | the walking login page     | the walking package page  |
        | the walking address page   | the walking package page  |
        | the walking pet page       | the walking package page  |
        | the walking summary        | the walking package page  |
        | the training date page     | the training package page |
        | the grooming date page     | the grooming package page |

    Scenario: Walking's selection is its frequency
      Given Meera opens the walking package page
      And she fills in the walking package page but for Walk frequency
      Then she finds:
        | page                  | → page                   |
        | the walking date page | the walking package page |
        | the walking summary   | the walking package page |
      When she chooses "1 Walk" as Walk frequency
      Then she finds:
        | page                     | → page                   |
        | the walking date page    | the walking date page    |
        | the walking sign-up page | the walking sign-up page |

  Rule: Customers' pages need a date, a slot and a time; for grooming all later pages do

    Scenario: Walking without a start date
      When Meera is at the walking date page
      Then she finds:
        | page                     | → page                   |
        | the walking sign-up page | the walking sign-up page |
        | the walking login page   | the walking login page   |
        | the walking address page | the walking date page    |
        | the walking pet page     | the walking date page    |
        | the walking summary      | the walking date page    |

    Scenario: Training without a date, a slot or a time
      When Meera is at the training date page
      Then she finds:
        | page                      | → page                    |
        | the training sign-up page | the training sign-up page |
        | the training login page   | the training login page   |
        | the training address page | the training date page    |
        | the training pet page     | the training date page    |
        | the training summary      | the training date page    |
      When she gives 5 December 2026 as Date
      Then she finds:
        | page                 | → page                 |
        | the training summary | the training date page |
      When she chooses "Morning" as Time slot
      And she gives nothing as Time
      Then she finds:
        | page                 | → page                 |
        | the training summary | the training date page |
      When she chooses 6:00 AM as Time
      And she gives nothing as Date
      Then she finds:
        | page                 | → page                 |
        | the training summary | the training date page |

    Scenario: Grooming without a date and a slot
      When Meera is at the grooming date page
      Then she finds:
        | page                      | → page                 |
        | the grooming sign-up page | the grooming date page |
        | the grooming login page   | the grooming date page |
        | the grooming address page | the grooming date page |
        | the grooming pet page     | the grooming date page |
        | the grooming summary      | the grooming date page |

  Rule: Customers' pages are for customers, and sign-up and login for visitors

    Scenario: A visitor signs up first
      When Meera is at the walking sign-up page
      Then she finds:
        | page                       | → page                     |
        | the walking address page | the walking sign-up page |
        | the walking pet page     | the walking sign-up page |
        | the walking summary      | the walking sign-up page |

    Scenario: A customer has no use for sign-up and login, and the summary needs an address and a pet
      Given Asha is logged in
      When she is at the walking address page
      Then she finds:
        | page                       | → page                     |
        | the walking sign-up page | the walking address page |
        | the walking login page   | the walking address page |
        | the walking summary      | the walking address page |
      When she chooses "Home" as Saved addresses
      Then she finds:
        | page                  | → page                 |
        | the walking summary | the walking pet page |

  Rule: Back and Edit lead back, and keep the choices

    Scenario: All the way back from the summary, to which Next then leads
      Given Asha is logged in
      And she is at the walking pet page
      And she fills in the walking pet page
      And she goes on
      And she sees the walking summary
      When she edits the booking
      Then she sees the walking pet page
      And Your pets is "Bruno"
      When she goes back
      Then she sees the walking address page
      And Saved addresses is "Home"
      When she goes back
      Then she sees the walking date page
      And Start date is 5 December 2026
      When she goes back
      Then she sees the walking package page
      And Package is "Express"
      When she goes on
      Then she sees the walking summary

    Scenario: After a login, Back and then the browser's Back lead each one page back
      Given Asha opens the walking package page
      And she fills in the walking package page
      And she goes on
      And she sees the walking date page
      And she fills in the walking date page
      And she goes on
      And she sees the walking sign-up page
      And she turns to login
      And she logs in
      And she sees the walking address page
      When she goes back
      Then she sees the walking date page
      When she goes back in the browser
      Then she sees the walking package page

    Scenario Outline: The package of a <service> booking is changed
      Given Asha is logged in
      And she is at the <service> summary
      When she taps "Change <card>"
      And she chooses "<other>" as <packages>
      And she goes on
      Then she sees the <service> summary
      And the summary reads:
        | <packages> | <chosen> |
        | …          |          |

      Examples:
        | service  | card         | packages | other        | chosen                   |
        | training | Dog Training | Package  | Puppy Basics | Puppy Basics             |
        | grooming | Dog Grooming | Packages | Full Groom   | Bath & Brush, Full Groom |

    Scenario: On a phone, the ticket leads to each part from every step
      Given the device is a phone
      And Asha is logged in
      And she is at the walking pet page
      When she taps "Your booking"
      Then the links lead to:
        | Change Dog Walking | /in/packages/walking/1       |
        | Change Date & time | /in/packages/walking/2       |
        | Change Address     | /in/packages/walking/address |
      When she changes the date
      Then she sees the walking date page
      And she is not offered "Close"
      When she goes on
      Then she sees the walking address page

    Scenario: With address and pet chosen, a change on the ticket leads back to the summary
      Given the device is a phone
      And Asha is logged in
      And she is at the walking summary
      And she edits the booking
      And she sees the walking pet page
      When she taps "Your booking"
      Then she is offered "Change Pet"
      When she changes the pet
      Then she sees the walking pet page
      And she is not offered "Close"
      When she taps "Your booking"
      And she changes the date
      And she sees the walking date page
      And she goes on
      Then she sees the walking summary

    Scenario: The ticket leads to no page that cannot open yet
      Given the device is a phone
      And Asha is logged in
      And she is at the walking summary
      And she goes on
      And she opens the walking package page
      And she taps "Book again"
      And she sees the walking date page
      When she taps "Your booking"
      Then she sees "Bruno"
      And she is offered "Change"
      And she is not offered "Change Pet"

    Scenario: While a new pet is entered, the ticket names none
      Given the device is a phone
      And Asha is logged in
      And she is at the walking pet page
      And she chooses "Bruno" as Your pets
      When she begins a new pet
      And she taps "Your booking"
      Then she sees "Not chosen yet"

    Scenario: Each part is changed by its link, and leads back to the summary
      Given Asha is logged in
      And she is at the walking summary
      Then the links lead to:
        | Change Dog Walking | /in/packages/walking/1          |
        | Change Date & time | /in/packages/walking/2          |
        | Change Address     | /in/packages/walking/address    |
        | Change Pet         | /in/packages/walking/petDetails |
      When she changes the date
      And she gives 6 December 2026 as Start date
      And she goes on
      Then she sees the walking summary
      When she taps "Change Dog Walking"
      Then she is not offered "Change Dog Walking"
      When she chooses "Mid-term" as Package
      And she goes on
      Then she sees the walking summary
      When she taps "Change Address"
      And she chooses "Work" as Saved addresses
      And she goes on
      Then she sees the walking summary
      When she changes the pet
      And she chooses "Simba" as Your pets
      And she goes on
      Then she sees the walking summary
      And the summary reads:
        | Bruno           | Indian Pariah |
        | Simba           | Golden Retriever |
        | Package         | Mid-term |
        | Date & time     | December 6 – 20, 2026 · 6:00 AM |
        | Work            | 4th Floor, Cyber Gateway, HITEC City, Madhapur, Hyderabad, Telangana 500081 |
        | Estimated total | ₹2,385.00 |
        | …               | |

  Rule: A step that interrupts the way back to the summary says so at its top

    Scenario: Another frequency needs more time slots
      Given Asha is logged in
      And she is at the walking summary
      When she taps "Change Dog Walking"
      And she chooses "3 Walks" as Walk frequency
      And she goes on
      Then she sees the walking date page
      And she sees "1 answer needs a look"
      And she is taken to "There is a problem"
      And she is told "Please select exactly 3 time slot(s) for Thrice a Day" about Time slots
      When she chooses "Afternoon, Evening" as Time slots
      And she goes on
      Then she sees the walking summary

    Scenario: The day has passed meanwhile
      Given Asha is logged in
      And she is at the training summary
      And she taps "Change Dog Training"
      When 15 days pass
      And she chooses "Puppy Basics" as Package
      And she goes on
      Then she sees the training date page
      And she sees "1 answer is missing"
      And she is told "Please select a date" about Date
      When she gives tomorrow as Date
      And she goes on
      Then she sees the training summary

    Scenario: The address was taken back
      Given Asha is logged in
      And she is at the walking summary
      And she taps "Change Address"
      And she takes back "Home" from Saved addresses
      And she goes back
      And she sees the walking date page
      When she goes on
      Then she sees the walking address page
      And she sees "1 answer is missing"
      And she is told "Please select at least one address" about Saved addresses
      When she chooses "Work" as Saved addresses
      And she goes on
      Then she sees the walking summary

    Scenario: A new pet is entered where the old one is gone
      Given Asha is logged in
      And she is at the walking summary
      And the server sends an empty list when asked for the pets
      When she reloads the page
      Then she sees the walking pet page
      And she is told "Please Atleast One pet" about Your pets
      When she gives "Tara" as Name
      Then she does not see "Please Atleast One pet"
      And she sees "1 pet is no longer saved."

  Rule: A date that midnight makes invalid is asked for again

    Scenario: The first day passes while the summary is read
      Given Asha is logged in
      And she is at the grooming date page
      And she gives tomorrow as Date
      And she chooses "Morning" as Time slot
      And she goes on
      And she chooses "Home" as Saved addresses
      And she goes on
      And she chooses "Bruno" as Your pets
      And she goes on
      And she sees the grooming summary
      When 15 hours pass
      And she goes on
      Then she sees the grooming date page
      And she is told "Please select a date" about Date
      And the server has been asked for a grooming booking 0 times
      When she gives tomorrow as Date
      And she goes on
      Then she sees the grooming summary

    @core
    Scenario: The first day passes while a new pet is described
      Given the device is in Auckland
      And Asha is logged in
      And she is at the walking pet page
      And she begins a new pet
      And she gives "Tara" as Name
      When 15 days pass
      And she chooses "Female" as Gender
      Then she sees the walking date page
      And she is told "Please select walking start date" about Start date
      When she gives tomorrow as Start date
      And she goes on
      And she sees the walking address page
      And she chooses "Home" as Saved addresses
      And she goes on
      Then she sees the walking pet page
      And Name is "Tara"
      And Gender is "Female"

    @core
    Scenario: The first day passes while the code is waited for
      Given Asha is at the grooming login page
      And she asks for a code
      And she is offered "Submit"
      When 15 days pass
      And she gives "1234" as One-time code
      And she submits the code
      Then she sees the grooming date page
      And she is told "Please select a date" about Date
      When she gives tomorrow as Date
      And she goes on
      Then she sees the grooming address page

    @core
    Scenario: The summary is brought back before its first day, and a year later
      Given the device is in Los Angeles
      And Asha is logged in
      And she is at the walking summary
      When 14 days pass
      And she reloads the page
      Then she sees the walking summary
      When 365 days pass
      And she reloads the page
      Then she sees the walking date page
      And she is told nothing
      And Start date is empty
      And Time slots is "Morning"
      And she does not see "December 5, 2026"

  Rule: A message disappears with its page

    @engines
    Scenario: An alert closes with its page
      Given Meera opens the walking package page
      And she fills in the walking package page
      And she goes on
      And she sees the walking date page
      And she chooses "Morning, Evening" as Time slots
      And she sees "You can only select 1 time slot(s) for Once a Day"
      When she goes back in the browser
      Then she sees the walking package page
      And she is told nothing
      When she goes on
      Then she sees the walking date page
      And she is told nothing

    Scenario: A message appears neither on the same page later nor for another service
      Given Meera opens the training package page
      And she goes on
      And she is told "Please select at least one package to continue." about Package
      When she turns to grooming
      Then she sees the grooming package page
      And she is told nothing
      When she turns to training
      Then she sees the training package page
      And she is told nothing

  Rule: Each step shows the earlier choices

    Scenario: The walking date page
      Given Meera is at the walking date page
      Then she sees "Chosen so far: Express · 1 walk a day · Mon - Fri · 30 min walk"

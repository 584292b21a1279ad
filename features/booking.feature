Feature: Booking
  A customer reads the booking once more, and asks for quotes from pet masters nearby.

  Rule: The booking is sent as it was shown

    @smoke @engines
    Scenario: A new customer books a month of walks
      Given Meera opens the walking package page
      When she gives:
        | Walk frequency | 2 Walks     |
        | Walking days   | All Days    |
        | Walk duration  | 60 min walk |
        | Package        | Long-term   |
        | Add-ons        | Poo Picking |
      And she goes on
      And she gives:
        | Start date   | December 5, 2026 |
        | Time slots   | Morning, Evening |
        | Morning time | 7:30 AM          |
      And she goes on
      And she fills in the walking sign-up page
      And she goes on
      Then she sees the walking address page
      And Saved addresses is "Pearl House"
      When she goes on
      And she describes a new pet
      And she goes on
      Then Your pets is "Tara"
      When she goes on
      Then she sees the walking summary
      And the summary reads:
        | Tara                                                            | Rajapalayam |
        | Package                                                         | Long-term |
        | Walks                                                           | 2 walks a day, All Days |
        | Walk duration                                                   | 60 min walk |
        | Add-ons                                                         | Live Tracking, Poo Picking |
        | Date & time                                                     | December 5, 2026 – January 3, 2027 · 7:30 AM, 5:00 PM |
        | Home                                                            | 12, Pearl House, Clock tower, Charminar, Hyderabad, Telangana 500002, India |
        | ₹139.00 for 30 min × 2 walks a day × 30 days × 2 for 60 minutes | ₹16,680.00 |
        | Poo Picking                                                     | Priced in your quote |
        | Estimated total                                                 | ₹16,680.00 |
      And the total is "₹16,680.00 + add-ons"
      When she goes on
      Then she sees the thank-you page
      And the total is "₹16,680.00 + add-ons"
      And the server has received a walking booking:
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

    Scenario: A known customer books walks for two dogs at the price of one
      Given Asha is logged in
      And she is at the walking pet page
      When she chooses "Simba, Bruno" as Your pets
      And she goes on
      Then the summary reads:
        | Bruno                                  | Indian Pariah                           |
        | Simba                                  | Golden Retriever                        |
        | Walks                                  | 1 walk a day, Mon - Fri                 |
        | Date & time                            | December 5 – 7, 2026 · 6:00 AM |
        | ₹199.00 a walk × 1 walk a day × 3 days | ₹597.00                                 |
        | Estimated total                        | ₹597.00                                 |
        | …                                      |                                         |
      And the total is ₹597.00
      And she is offered "Change Pets"
      When she goes on
      Then she sees the thank-you page
      And the server has been asked for a walking booking 1 time
      And the server has received a walking booking:
        | user_id            | 101          |
        | address_id         | 201          |
        | pet_id             | [302, 301]   |
        | package_id         | 401          |
        | service_start_date | "2026-12-05" |
        | preferable_time    | ["6:00 AM"]  |
        | service_id         | "4"          |
        | addons             | []           |
        | total_price        | 597          |
        | service_days       | weekdays     |
        | service_frequency  | once a day   |
        | walk_duration      | 30 min walk  |

    @engines
    Scenario: A new customer books a course
      Given Meera opens the training package page
      When she chooses "Obedience Course" as Package
      And she chooses "Behaviour report, Agility session" as Select Extra Add Ons (with additional cost)
      And she goes on
      And she gives:
        | Date      | December 5, 2026 |
        | Time slot | Evening          |
        | Time      | 7:30 PM          |
      And she goes on
      And she fills in the training sign-up page
      And she goes on
      Then she sees the training address page
      And Saved addresses is "Pearl House"
      When she goes on
      And she describes a new pet
      And she goes on
      Then Your pets is "Tara"
      When she goes on
      Then she sees the training summary
      And the summary reads:
        | Tara             | Rajapalayam |
        | Package          | Obedience Course |
        | Sessions         | 16 sessions |
        | Package type     | Advanced training |
        | Extra add-ons    | Behaviour report, Agility session |
        | Included         | Sit, stay and come, Loose-leash walking + 1 more |
        | Date & time      | December 5, 2026 · 7:30 PM |
        | Home             | 12, Pearl House, Clock tower, Charminar, Hyderabad, Telangana 500002, India |
        | Obedience Course | ₹6,499.00 |
        | Behaviour report | Priced in your quote |
        | Agility session  | Priced in your quote |
        | Estimated total  | ₹6,499.00 |
      And the total is "₹6,499.00 + add-ons"
      When she goes on
      Then she sees the thank-you page
      And the total is "₹6,499.00 + add-ons"
      And the server has received a training booking:
        | user_id            | …                                       |
        | address_id         | …                                       |
        | pet_id             | …                                       |
        | package_id         | 502                                     |
        | service_start_date | "2026-12-05"                            |
        | preferable_time    | ["7:30 PM"]                             |
        | service_id         | "3"                                     |
        | addons             | ["Behaviour report", "Agility session"] |
        | total_price        | 6499                                    |

    @smoke @engines
    Scenario: A new customer books two grooming packages and a trim
      Given Meera opens the grooming package page
      When she gives:
        | Packages                                    | Full Groom, Bath & Brush |
        | Hair Trimming                               | Teddy Bear Cut           |
        | Select Extra Add Ons (with additional cost) | Paw Balm                 |
      And she goes on
      And she gives:
        | Date      | December 5, 2026 |
        | Time slot | Afternoon        |
      And she goes on
      And she fills in the grooming sign-up page
      And she goes on
      Then she sees the grooming address page
      And Saved addresses is "Pearl House"
      When she goes on
      And she describes a new pet
      And she goes on
      Then Your pets is "Tara"
      When she goes on
      Then she sees the grooming summary
      And the summary reads:
        | Tara            | Rajapalayam |
        | Packages        | Full Groom, Bath & Brush |
        | Hair Trimming   | Teddy Bear Cut |
        | Add-ons         | Paw Balm |
        | Date & time     | December 5, 2026 · 12:00 PM |
        | Home            | 12, Pearl House, Clock tower, Charminar, Hyderabad, Telangana 500002, India |
        | Full Groom      | ₹1,499.00 |
        | Bath & Brush    | ₹899.00 |
        | Teddy Bear Cut  | ₹799.00 |
        | Paw Balm        | Priced in your quote |
        | Estimated total | ₹3,197.00 |
      And the total is "₹3,197.00 + add-ons"
      When she goes on
      Then she sees the thank-you page
      And the total is "₹3,197.00 + add-ons"
      And the server has received a grooming booking:
        | user_id            | …                         |
        | address_id         | …                         |
        | pet_id             | …                         |
        | package_id         | [602, 601, 651]           |
        | service_start_date | "2026-12-05"              |
        | preferable_time    | ["Afternoon \| 12:00 PM"] |
        | service_id         | "2"                       |
        | addons             | ["Paw Balm"]              |
        | total_price        | 3197                      |

  Rule: A booking is sent once

    Scenario: Going back from the thank-you page sends nothing again
      Given Asha is logged in
      And she is at the walking pet page
      And she chooses "Bruno" as Your pets
      And she goes on
      And she sees the walking summary
      When she goes on
      Then she sees the thank-you page
      When she goes back in the browser
      Then she sees the walking package page
      And she sees "Express"
      And Package is empty
      And the server has been asked for a walking booking 1 time

    @core
    Scenario Outline: A tab that was duplicated on the <page> does not offer the sent booking again
      Given Asha is logged in
      And she is at the walking summary
      And she sees "Banjara Hills"
      And she opens the <page>
      And she sees "Banjara Hills"
      And she duplicates the tab
      And she opens the walking summary
      And she goes on
      And she sees the thank-you page
      And she sees "Bruno"
      When she turns to the other tab
      Then she sees the thank-you page
      And she does not see "Bruno"
      When she opens the walking package page
      Then she sees "Express"
      And Package is empty
      And the server has been asked for a walking booking 1 time

      Examples:
        | page                 |
        | walking summary      |
        | walking address page |

    @core
    Scenario: A page that the browser has kept does not offer the sent booking again
      Given Asha is logged in
      And she is at the walking summary
      And she sees "Bruno"
      And she leaves the app for another site, then opens the walking summary
      And she goes on
      And she sees the thank-you page
      When she goes back to the page that the browser has kept
      Then she sees the walking package page
      And she sees "Express"
      And Package is empty
      And the server has been asked for a walking booking 1 time

    @core
    Scenario: A booking that was changed in a duplicated tab is another one
      Given Asha is logged in
      And she is at the walking summary
      And she sees "Bruno"
      And she duplicates the tab
      And she changes the pet
      And she chooses "Simba" as Your pets
      And she goes on
      And she sees the walking summary
      And she goes on
      And she sees the thank-you page
      When she turns to the other tab
      Then she sees the walking summary
      When she goes on
      Then she sees the thank-you page
      And the server has 2 bookings

  Rule: The summary asks for the packages again, and says what has changed

    Background:
      Given Asha is logged in

    Scenario Outline: A new price for <service>: <package> costs <price> now
      Given she is at the <service> pet page
      And the server has "<package>" at <price>
      When she chooses "Bruno" as Your pets
      And she goes on
      Then she sees the <service> summary
      And she sees "The price has changed: <before> is now <after>."
      And the total is <after>
      When she goes on
      Then she sees the thank-you page
      And the server has received a <service> booking:
        | total_price | <sent> |
        | …           |        |

      Examples:
        | service  | package          | price     | before    | after     | sent |
        | walking  | Express          | ₹250.00   | ₹597.00   | ₹750.00   | 750  |
        | training | Obedience Course | ₹8,500.00 | ₹6,499.00 | ₹8,500.00 | 8500 |
        | grooming | Bath & Brush     | ₹650.50   | ₹899.00   | ₹650.50   | 650.5 |

    @core
    Scenario: The prices are asked for again when one comes back to the tab
      Given she is at the walking summary
      And she duplicates the tab
      And she sees the walking summary
      And the server has "Express" at ₹250.00
      When she turns to the other tab
      Then she sees "The price has changed: ₹597.00 is now ₹750.00."

    Scenario: The price is missing now
      Given she is at the walking summary
      And the server leaves out the prices when asked for the walking packages
      When she reloads the page
      Then she sees "The price has changed: ₹597.00 is now priced in your quote."
      And the log says "Missing required pricing data"
      When the server is well again
      And she reloads the page
      Then she sees "The price is now ₹597.00."
      And the log says "Missing required pricing data"

    Scenario: Nothing is said where the packages do not come
      Given she is at the walking summary
      And the server breaks down when asked for the walking packages
      When she reloads the page
      Then she sees the walking summary
      And the total is ₹597.00
      And the log tells of the walking packages
      And she does not see "The price"

    Scenario: A booking is not held up by prices that do not come
      Given she is at the walking summary
      And the server keeps silent when asked for the walking packages
      When she reloads the page
      And she goes on
      Then she sees the thank-you page

    Scenario: A booking whose answer was lost keeps its price, so that it is booked once
      Given she is at the walking summary
      And the server loses its answer when asked for a walking booking
      When she goes on
      Then she is alerted "Something went wrong. Please try again."
      And the log tells of a walking booking
      When the server is well again
      And the server has "Express" at ₹250.00
      And she reloads the page
      Then the total is ₹597.00
      And she is told nothing
      When she goes on
      Then she sees the thank-you page
      And the server has been asked for a walking booking 2 times
      And the server has 1 booking

    Scenario: A package that is gone is said, and the button leads to the packages
      Given she is at the walking summary
      And the server no longer has "Express"
      When she reloads the page
      Then she sees "Express is no longer offered."
      When she goes on
      Then she sees the walking package page
      And she is told "Please choose a package" about Package
      And she does not see "Express"
      When she chooses "Short-term" as Package
      And she goes on
      Then she sees the walking summary
      And she does not see "no longer offered"
      And the server has been asked for a walking booking 0 times

    Scenario Outline: A grooming booking loses only what is gone: <gone>
      Given she is at the grooming summary
      And she taps "Change Dog Grooming"
      And she chooses "Full Groom" as Packages
      And she chooses "Lion Cut" as Hair Trimming
      And the server no longer has "<gone>"
      When she goes on
      Then she sees "<gone> is no longer offered."
      When she goes on
      Then she sees the grooming package page
      And Packages is "<packages>"
      And Hair Trimming is <trim>
      When she goes on
      Then she sees the grooming summary

      Examples:
        | gone         | packages                 | trim       |
        | Bath & Brush | Full Groom               | "Lion Cut" |
        | Lion Cut     | Bath & Brush, Full Groom | empty      |

  Rule: After a reload while a booking is sent, a server without keys may have it already

    Background:
      Given the device opens an app whose server knows no keys
      And Asha is logged in
      And she is at the walking summary

    @core
    Scenario: The page is loaded again before the answer, and the booking is then changed
      Given the server keeps silent when asked for a walking booking
      When she goes on
      And she hears "Processing your request..."
      And she reloads the page
      Then she is told "Your request may already have been sent. Check the app before you send it again."
      When she changes the pet
      And she chooses "Simba" as Your pets
      And she goes on
      Then she sees the walking summary
      And she is told nothing
      When she changes the pet
      And she takes back "Simba" from Your pets
      And she goes on
      Then she sees the walking summary
      And she is told "Your request may already have been sent. Check the app before you send it again."

    @core
    Scenario: The page is loaded again before the answer, and the server then refuses the booking
      Given the server keeps silent when asked for a walking booking
      When she goes on
      And she hears "Processing your request..."
      And she reloads the page
      Then she is told "Your request may already have been sent. Check the app before you send it again."
      When the server refuses when asked for a walking booking
      And she goes on
      Then she is alerted "Failed to submit booking request."
      And the log tells of a walking booking
      And she is told "Your request was not sent. Change a part of it, or try again."
      When she reloads the page
      Then she is told nothing

    @core
    Scenario: The server says no in words that may mean yes
      Given the server answers with status 200 when asked for a walking booking:
        | status  | created                      |
        | message | Booking created successfully |
      When she goes on
      Then she is alerted "Booking created successfully"
      And the log tells of a walking booking
      And she is told "Your request may already have been sent. Check the app before you send it again."

    @core
    Scenario: The answer is lost before the page is loaded again
      Given the server loses its answer when asked for a walking booking
      When she goes on
      Then she is alerted "Something went wrong. Please try again."
      And the log tells of a walking booking
      And she is told nothing
      When she reloads the page
      Then she is told "Your request may already have been sent. Check the app before you send it again."
      When the server is well again
      And she goes on
      Then she sees the thank-you page
      When she is at the walking summary
      Then she is told nothing

    @core
    Scenario: The tab is duplicated before the answer
      Given the server keeps silent when asked for a walking booking
      When she goes on
      And she hears "Processing your request..."
      And she duplicates the tab
      Then she is told "Your request may already have been sent. Check the app before you send it again."
      When the server is well again
      Then she sees the thank-you page
      And the server has 1 booking

  Rule: A booking that fails says so, and can be tried again

    Background:
      Given Asha is logged in
      And she is at the walking summary

    Scenario: The server says why
      Given the server refuses with "No pet master is free on that day." when asked for a walking booking
      When she goes on
      Then she is alerted "No pet master is free on that day."
      And the log tells of a walking booking
      And she sees the walking summary

    Scenario Outline: A yes in other words is a yes: <status>
      Given the server answers with status <code> when asked for a walking booking:
        | status  | <status>                     |
        | message | Booking created successfully |
      When she goes on
      Then she sees the thank-you page
      And the server has 1 booking

      Examples:
        | code | status  |
        | 200  | "1"     |
        | 201  | 201     |
        | 200  | " Yes " |

    Scenario Outline: A no in words that may mean yes books once, whatever is pressed next: <status>
      Given the server answers with status 200 when asked for a walking booking:
        | status  | <status>                     |
        | message | Booking created successfully |
      When she goes on
      Then she is alerted "Booking created successfully"
      And the log tells of a walking booking
      And she does not see "Your request was not sent."
      When the server is well again
      And she goes on
      Then she sees the thank-you page
      And the server has been asked for a walking booking 2 times
      And the server has 1 booking

      Examples:
        | status  |
        | created |
        | null    |

    @engines
    Scenario: An answer that comes from another address counts for nothing
      Given the server answers from another address when asked for a walking booking
      When she goes on
      Then she is alerted "Something went wrong. Please try again."
      And the log tells of a walking booking
      And she sees the walking summary
      When the server is well again
      And the server answers from another address when asked for the addresses
      And she reloads the page
      Then she is offered "Reload"
      And the log tells of the addresses

    Scenario: A server that remembers its no takes the booking at the next try
      Given the server refuses when asked for a walking booking
      When she goes on
      Then she is alerted "Failed to submit booking request."
      And the log tells of a walking booking
      When the server is well again
      And she reloads the page
      And she goes on
      Then she sees the thank-you page
      And the server has 1 booking

    Scenario Outline: The summary shows <list> at the second try
      Given the server breaks down when asked for <list>
      When she reloads the page
      Then she is offered "Reload"
      And the log tells of <list>
      When the server is well again
      And she tries again
      Then she sees "<seen>"
      And she is taken to "<part>"

      Examples:
        | list          | seen          | part    |
        | the addresses | Banjara Hills | Address |
        | the pets      | Bruno         | Pet     |

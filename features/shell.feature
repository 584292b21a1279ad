Feature: Header, footer and chat
  The same header, footer and chat link stand around every page. Their links lead to the main site, the app stores and the community.

  Rule: The header leads to the main site

    Scenario: The links of the header
      When Meera opens the walking package page
      Then she is offered "Skip to main content"
      And the links lead to:
        | Home                | https://www.example.com                                       |
        | Pet Insurance       | https://www.example.com/pet-insurance                         |
        | Shop                | https://www.example.com/shop                                  |
        | Academy             | https://www.example.com/academy                               |
        | Become a Pet Master | https://www.example.com/become-a-pet-master                   |
        | Download App        | /in/packages/app                                              |
        | Join Community      | https://chat.whatsapp.com/example                             |

    Scenario: The main content is skipped to
      Given Meera opens the walking package page
      When she presses Tab
      Then she is taken to "Skip to main content"
      # The first two links of the main content are Walking and Training, so two presses of Tab reach Training.
      When she presses Enter
      And she presses Tab
      And she presses Tab
      And she presses Enter
      Then she sees the training package page

    Scenario: The menus of the header
      Given Meera opens the walking package page
      When she unfolds the pet services menu
      Then the links lead to:
        | Dog Training At Home | https://www.example.com/pet-services/dog-training-at-home |
        | Dog Training Online  | https://www.example.com/pet-services/dog-training-online  |
        | Dog Walking          | https://www.example.com/pet-services/dog-walking          |
        | Dog Grooming         | https://www.example.com/pet-services/dog-grooming         |
        | Dog Boarding         | https://www.example.com/pet-services/dog-boarding         |
        | Dog Sitting          | https://www.example.com/pet-services/dog-sitting          |
        | Punganur Cow         | https://www.example.com/pet-services/punganur-cow         |
      When she unfolds the vet services menu
      Then the links lead to:
        | Online  | https://www.example.com/vet-services/online  |
        | Offline | https://www.example.com/vet-services/offline |
      When she unfolds the support menu
      Then she is offered "Report and Incident"
      And the links lead to:
        | Report and Incident | https://www.example.com/support/report-and-incident |
        | Provide Feedback    | https://www.example.com/support/provide-feedback    |
        | Contact Us          | https://www.example.com/support/contact-us          |

    Scenario: The menu of a phone has a way to the chat
      Given the device is a phone
      And Meera opens the walking package page
      When she opens the menu
      Then she is offered "Shop"
      And she is offered "Report and Incident"
      And the links lead to:
        | Download App   | /in/packages/app                                              |
        | Join Community | https://chat.whatsapp.com/example                             |
        | Chat with us   | https://wa.me/910000000000?text=Hello!%20I%20am%20booking%20Dog%20Walking%20(step%201%20of%204%2C%20Package)%20and%20would%20like%20to%20know%20more. |
      And she is offered "Chat with us"
      When she closes the dialog
      Then she is not offered "Close"

    Scenario: A closed menu gives the focus back to its button, which Safari does not focus at a press
      Given the device has Safari
      And the device is a phone
      And Meera opens the walking package page
      When she opens the menu
      And she closes the dialog
      Then she is taken to "Open menu"

  Rule: The footer has five columns, the stores and the social networks

    Scenario: The footer
      When Meera opens the grooming package page
      Then the links below "About" lead to:
        | Our Story | https://www.example.com/about/our-story |
        | Careers   | https://www.example.com/about/careers   |
        | Press     | https://www.example.com/about/press     |
      And the links below "Pet Owners" lead to:
        | How It Works      | https://www.example.com/pet-owners/how-it-works      |
        | Trust and Safety  | https://www.example.com/pet-owners/trust-and-safety  |
        | Dog Care Articles | https://www.example.com/pet-owners/dog-care-articles |
      And the links below "Services & Prices" lead to:
        | Walking Prices  | https://www.example.com/prices/dog-walking  |
        | Training Prices | https://www.example.com/prices/dog-training |
        | Grooming Prices | https://www.example.com/prices/dog-grooming |
        | Boarding Prices | https://www.example.com/prices/dog-boarding |
      And the links below "Pet Service Providers" lead to:
        | Earnings         | https://www.example.com/providers/earnings         |
        | Code of Conduct  | https://www.example.com/providers/code-of-conduct  |
        | Provider Stories | https://www.example.com/providers/provider-stories |
      And the links below "Help" lead to:
        | Common Questions          | https://www.example.com/help/common-questions          |
        | Cancellations and Refunds | https://www.example.com/help/cancellations-and-refunds |
        | Privacy Policy            | https://www.example.com/help/privacy-policy            |
        | Terms of Use              | https://www.example.com/help/terms-of-use              |
      And the links below "Your quotes, on your phone" lead to:
        | App Store   | https://apps.apple.com/in/app/example/id0000000000            |
        | Google Play | https://play.google.com/store/apps/details?id=com.example.app |
      And the links lead to:
        | Facebook  | https://www.facebook.com/example         |
        | Instagram | https://www.instagram.com/example        |
        | YouTube   | https://www.youtube.com/@example         |
        | LinkedIn  | https://www.linkedin.com/company/example |
      And she sees "© Pawmitra. All rights reserved."
      # In a browser the app loads the QR code when the page is scrolled to the footer.
      When she presses End
      Then she scans the way to the app from "App QR code"

  Rule: Header, footer and chat stand on every page, and the chat names the page of the question

    # Shop is a link in the header. Press is a link in the footer.
    Scenario: A customer's pages
      Given Asha is logged in
      And she is at the walking summary
      Then she finds:
        | page                     | → links     | → chat                                                                                  |
        | the walking package page | Shop, Press | Hello! I am booking Dog Walking (step 1 of 4, Package) and would like to know more.      |
        | the walking date page    | Shop, Press | Hello! I am booking Dog Walking (step 2 of 4, Date & time) and would like to know more.  |
        | the walking address page | Shop, Press | Hello! I am booking Dog Walking (step 3 of 4, Your details) and would like to know more. |
        | the walking pet page     | Shop, Press | Hello! I am booking Dog Walking (step 4 of 4, Pet) and would like to know more.          |
        | the walking summary      | Shop, Press | Hello! I am booking Dog Walking (the summary) and would like to know more.               |

    Scenario: A visitor's pages
      Given Meera is at the grooming login page
      Then she finds:
        | page                      | → links     | → chat                                                                                    |
        | the grooming sign-up page | Shop, Press | Hello! I am booking Dog Grooming (step 3 of 4, Your details) and would like to know more. |
        | the grooming login page   | Shop, Press | Hello! I am booking Dog Grooming (step 3 of 4, Your details) and would like to know more. |
        | the training package page | Shop, Press | Hello! I am booking Dog Training (step 1 of 4, Package) and would like to know more.      |

    Scenario: Pages of no service
      Then Meera finds:
        | page               | → links     | → chat                                                    |
        | the thank-you page | Shop, Press | Hello! I would like to know more about your pet services. |
        | /nonsense          | Shop, Press | Hello! I would like to know more about your pet services. |

  Rule: The last page leads to the app

    Scenario: Without a booking the last page says where quotes arrive
      When Meera opens the thank-you page
      Then she sees "Quotes from nearby pet masters arrive in our mobile app. Log in there with the phone number you booked with"
      And she does not see "is on its way"
      And the links lead to:
        | Download on the App Store | https://apps.apple.com/in/app/example/id0000000000            |
        | Get it on Google Play     | https://play.google.com/store/apps/details?id=com.example.app |
      And she scans the way to the app from "QR code to download the app"
      When she books a service
      Then she sees the walking package page

    Scenario: After a booking the last page confirms it, even after a reload
      Given Asha is logged in
      And she is at the walking summary
      When she goes on
      Then she sees the thank-you page
      And she sees "Your request for Bruno is on its way."
      And she sees "Quotes from nearby pet masters will arrive in our mobile app. Log in there with the phone number you booked with."
      When she reloads the page
      Then she sees "Your request for Bruno is on its way"
      When she taps "Show details"
      Then the summary reads:
        | Pet             | Bruno |
        | Home            | Flat 302, Lotus Residency, Road No. 12, Banjara Hills, Hyderabad, Telangana 500034 |
        | Package         | Express |
        | Dog Walking     | from December 5, 2026 |
        | Estimated total | ₹597.00 |
        | Package         | Express |
        | Date & time     | December 5 – December 7, 2026 · 6:00 AM |
        | Home            | Flat 302, Lotus Residency, Road No. 12, Banjara Hills, Hyderabad, Telangana 500034 |
        | …               | |
      And the links lead to:
        | Get it on Google Play     | https://play.google.com/store/apps/details?id=com.example.app |
        | Download on the App Store | https://apps.apple.com/in/app/example/id0000000000            |
      And the calendar file reads:
        | SUMMARY | Dog Walking with Bruno (requested) |
        | DTSTART | 20261205T003000Z                   |
        | DTEND   | 20261205T010000Z                   |
        | …       |                                    |
      When she taps "Hide details"
      Then she is offered "Show details"

    Scenario: The last page leaves out pets whose names did not come
      Given Asha is logged in
      And she is at the walking summary
      And the server breaks down when asked for the pets
      And she reloads the page
      When she goes on
      Then she sees the thank-you page
      And she sees "Your request is on its way."
      And she does not see "Pets"
      And the log tells of the pets

    Scenario: The last page names the end of the phone number that was logged in with, until another booking begins
      Given Asha is at the walking login page
      And she logs in
      And she fills in the walking address page
      And she goes on
      And she fills in the walking pet page
      And she goes on
      Then she sees the walking summary
      When she goes on
      Then she sees "Log in there with the phone number you booked with, ending 3210."
      And the links lead to:
        | Book another service | /in/packages/walking |
      When she books another service
      And she chooses "2 Walks" as Walk frequency
      Then she finds:
        | page               | → page             |
        | the thank-you page | the thank-you page |
      And she does not see "is on its way"
      And she does not see "ending 3210"

    @core
    Scenario Outline: The store of <device> comes first, and only a computer shows the QR code
      Given the device is <device>
      When Meera opens the thank-you page
      Then she sees "<first> <second>"
      And she <sees> "Scan with your phone's camera."

      Examples:
        | device           | first                         | second                        | sees         |
        | an iPhone        | Download on the App Store     | Get it on Google Play         | does not see |
        | an Android phone | Get it on Google Play         | Download on the App Store     | does not see |
        | a Mac            | Get it on Google Play         | Download on the App Store     | sees         |

  Rule: A name stands by itself, whichever way it is written

    Scenario: A name from right to left moves nothing around it
      Given Asha is logged in
      And she is at the walking pet page
      When she describes a new pet
      And she gives "شیرو" as Name
      And she goes on
      Then she sees "شیرو is added and chosen. Tap Next to continue."
      When she chooses "Bruno" as Your pets
      And she goes on
      Then she sees the walking summary
      When she goes on
      Then she sees "Your request for Bruno and شیرو is on its way."

  Rule: The way to the app leads to the store of the device

    # Runs only without a browser, because tests in a browser cannot reach the store's own page.
    @core
    Scenario Outline: <device> goes to its store
      Given the device is <device>
      When Meera opens the way to the app
      Then she is led out to "<store>"
      And she sees "Get the app"
      And the links lead to:
        | Get it on Google Play     | https://play.google.com/store/apps/details?id=com.example.app |
        | Download on the App Store | https://apps.apple.com/in/app/example/id0000000000            |

      Examples:
        | device            | store                                                         |
        | an iPhone         | https://apps.apple.com/in/app/example/id0000000000            |
        | an iPad           | https://apps.apple.com/in/app/example/id0000000000            |
        | a Mac             | https://play.google.com/store/apps/details?id=com.example.app |
        | an Android phone  | https://play.google.com/store/apps/details?id=com.example.app |

  Rule: The title of the tab names the page

    Scenario: Titles
      Then Meera finds:
        | page                      | → title                                                   |
        | the walking package page  | 01. Choose Your Perfect Package · Dog Walking · Pawmitra  |
        | the grooming package page | 01. Choose Your Perfect Package · Dog Grooming · Pawmitra |
        | the thank-you page        | Thank You · Pawmitra                                      |
        | /nonsense                 | We could not find this page · Pawmitra                    |

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
        | Download App        | https://play.google.com/store/apps/details?id=com.example.app |
        | Join Community      | https://chat.whatsapp.com/example                             |

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
      Then the links lead to:
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
        | Chat with us | https://wa.me/910000000000?text=Hello!%20I%20am%20booking%20Dog%20Walking%20(step%201%20of%204%2C%20Package)%20and%20would%20like%20to%20know%20more. |
      When she closes the dialog
      Then she is not offered "Chat with us"

  Rule: The footer has five columns, the stores and the social networks

    Scenario: The footer
      When Meera opens the grooming package page
      Then she sees "About"
      And she sees "Pet Owners"
      And she sees "Services & Prices"
      And she sees "Pet Service Providers"
      And she sees "Help"
      And the links lead to:
        | Our Story                 | https://www.example.com/about/our-story                   |
        | Careers                   | https://www.example.com/about/careers                     |
        | Press                     | https://www.example.com/about/press                       |
        | How It Works              | https://www.example.com/pet-owners/how-it-works           |
        | Trust and Safety          | https://www.example.com/pet-owners/trust-and-safety       |
        | Dog Care Articles         | https://www.example.com/pet-owners/dog-care-articles      |
        | Walking Prices            | https://www.example.com/prices/dog-walking                |
        | Training Prices           | https://www.example.com/prices/dog-training               |
        | Grooming Prices           | https://www.example.com/prices/dog-grooming               |
        | Boarding Prices           | https://www.example.com/prices/dog-boarding               |
        | Earnings                  | https://www.example.com/providers/earnings                |
        | Code of Conduct           | https://www.example.com/providers/code-of-conduct         |
        | Provider Stories          | https://www.example.com/providers/provider-stories        |
        | Common Questions          | https://www.example.com/help/common-questions             |
        | Cancellations and Refunds | https://www.example.com/help/cancellations-and-refunds    |
        | Privacy Policy            | https://www.example.com/help/privacy-policy               |
        | Terms of Use              | https://www.example.com/help/terms-of-use                 |
        | Facebook                  | https://www.facebook.com/example                          |
        | Instagram                 | https://www.instagram.com/example                         |
        | YouTube                   | https://www.youtube.com/@example                          |
        | LinkedIn                  | https://www.linkedin.com/company/example                  |
      And she sees "© Pawmitra. All rights reserved."

  Rule: The chat knows where the question comes from

    Scenario Outline: The chat link on the <service> <step>
      When Meera is at the <service> <step>
      Then the links lead to:
        | Chat with us for more information | <address> |

      Examples:
        | service  | step         | address                                                                                                                                                       |
        | walking  | package page | https://wa.me/910000000000?text=Hello!%20I%20am%20booking%20Dog%20Walking%20(step%201%20of%204%2C%20Package)%20and%20would%20like%20to%20know%20more.         |
        | grooming | date page    | https://wa.me/910000000000?text=Hello!%20I%20am%20booking%20Dog%20Grooming%20(step%202%20of%204%2C%20Date%20%26%20time)%20and%20would%20like%20to%20know%20more. |

  Rule: The last page leads to the app

    Scenario: Where the quotes arrive
      When Meera opens the thank-you page
      Then she sees "Quotes from nearby pet masters will arrive in our mobile app, in the account tied to the same phone number"
      And the links lead to:
        | Download on the App Store | https://apps.apple.com/in/app/example/id0000000000            |
        | Get it on Google Play     | https://play.google.com/store/apps/details?id=com.example.app |
      And she sees the picture "QR code to download the app"
      When she books another service
      Then she sees the walking package page

  Rule: The title of the tab names the page

    Scenario: Titles
      Then Meera finds:
        | page                      | → title                                                   |
        | the walking package page  | 01. Choose Your Perfect Package · Dog Walking · Pawmitra  |
        | the grooming package page | 01. Choose Your Perfect Package · Dog Grooming · Pawmitra |
        | the thank-you page        | Thank You · Pawmitra                                      |
        | /nonsense                 | We could not find this page · Pawmitra                    |

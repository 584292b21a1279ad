Feature: Grooming
  A visitor chooses grooming packages, a trim and add-ons where they like, and a day and time.

  Rule: At least one package, and at most one trim

    Scenario: The packages and trims say what they are
      When Meera opens the grooming package page
      Then Meera sees "₹899/-"
      And Meera sees "₹1,499/-"
      And Meera sees "Paw massage"
      And Meera sees "Starts from ₹799.00"

    Scenario: Several packages can be chosen
      Given Meera opens the grooming package page
      When Meera ticks "Full Groom" in "Packages"
      And Meera ticks "Bath & Brush" in "Packages"
      Then the total is ₹2,398.00
      When Meera unticks "Full Groom" in "Packages"
      Then the total is ₹899.00

    Scenario: A package has to be chosen
      Given Meera opens the grooming package page
      When Meera goes on
      Then Meera is told "Please select at least one grooming package" about "Packages"
      And Meera sees the grooming package page
      When Meera ticks "Bath & Brush" in "Packages"
      Then Meera is told of no mistake
      When Meera goes on
      Then Meera sees the grooming date page

    Scenario: A trim is no package
      Given Meera opens the grooming package page
      When Meera chooses "Teddy Bear Cut" for "Hair Trimming"
      And Meera goes on
      Then Meera is told "Please select at least one grooming package" about "Packages"
      And the total is ₹799.00

    Scenario: A trim replaces another, and a second activation takes it back
      Given Meera opens the grooming package page
      And Meera ticks "Bath & Brush" in "Packages"
      When Meera chooses "Summer Trim" for "Hair Trimming"
      And Meera chooses "Lion Cut" for "Hair Trimming"
      Then the total is ₹1,898.00
      And "Hair Trimming" is that of "Lion Cut"
      When Meera takes back "Lion Cut" in "Hair Trimming"
      Then "Hair Trimming" is empty
      And the total is ₹899.00
      When Meera chooses "Lion Cut" for "Hair Trimming"
      And Meera takes back "Lion Cut" in "Hair Trimming" by keyboard
      Then "Hair Trimming" is empty

    Scenario: A trim whose id is a package's own is not that package
      Given Meera opens the grooming package page
      And Meera ticks "Full Groom" in "Packages"
      When Meera chooses "Teddy Bear Cut" for "Hair Trimming"
      Then "Packages" is that of "Full Groom"
      And the total is ₹2,298.00
      When Meera unticks "Full Groom" in "Packages"
      Then "Hair Trimming" is that of "Teddy Bear Cut"
      And "Packages" is empty

    Scenario: Add-ons change no price
      Given Meera opens the grooming package page
      And Meera ticks "Bath & Brush" in "Packages"
      When Meera ticks "Teeth Brushing" in "Select Extra Add Ons (with additional cost)"
      And Meera ticks "Paw Balm" in "Select Extra Add Ons (with additional cost)"
      And Meera unticks "Teeth Brushing" in "Select Extra Add Ons (with additional cost)"
      Then "Select Extra Add Ons (with additional cost)" is "Paw Balm"
      And the total is ₹899.00

    @logged
    Scenario: The add-ons come at the second try
      Given the server breaks down when asked for the grooming add-ons
      When Meera opens the grooming package page
      And Meera ticks "Bath & Brush" in "Packages"
      Then Meera can press "Reload"
      When the server is well again
      And Meera presses "Reload"
      And Meera ticks "Paw Balm" in "Select Extra Add Ons (with additional cost)"
      Then the total is ₹899.00

  Rule: What is wrong with the second step is said once a field was touched, or on Next

    Scenario: Nothing is said before
      When Meera has come to the grooming date page
      Then Meera is told of no mistake

    Scenario: A date that was left wrong
      Given Meera has come to the grooming date page
      When Meera gives "soon" as "Date"
      Then Meera is told "Please select a date" about "Date"
      When Meera gives "November 21, 2026" as "Date"
      Then Meera is told of no mistake

    Scenario: A slot and a time that were passed by
      Given Meera has come to the grooming date page
      When Meera passes by "Time slot"
      Then Meera is told "Please select a time slot" about "Time slot"
      When Meera passes by "Time"
      Then Meera is told:
        | Time slot | Please select a time slot |
        | Time      | Please select a time      |

    @browser
    Scenario: The calendar is a part of its field
      Given Meera has come to the grooming date page
      When Meera presses "Open calendar"
      Then Meera cannot press "20 November 2026"
      And Meera is told of no mistake
      When Meera presses "21 November 2026"
      Then "Date" is "November 21, 2026"
      When 15 hours pass
      And Meera presses "Open calendar"
      Then Meera cannot press "21 November 2026"
      And Meera can press "22 November 2026"

    Scenario: A time that was taken away
      Given Meera has come to the grooming date page
      And Meera chooses "Morning" for "Time slot"
      When Meera empties "Time"
      Then Meera is told "Please select a time" about "Time"

    Scenario: The second step lacks everything
      Given Meera has come to the grooming date page
      When Meera goes on
      Then Meera is told:
        | Date      | Please select a date      |
        | Time slot | Please select a time slot |
        | Time      | Please select a time      |
      When Meera chooses "Evening" for "Time slot"
      Then Meera is told "Please select a date" about "Date"

  Rule: A reload keeps what was entered

    Scenario: A reload keeps both steps
      Given Meera opens the grooming package page
      And Meera ticks "Bath & Brush" in "Packages"
      And Meera chooses "Summer Trim" for "Hair Trimming"
      And Meera ticks "Paw Balm" in "Select Extra Add Ons (with additional cost)"
      When Meera reloads the page
      Then "Packages" is that of "Bath & Brush"
      And "Hair Trimming" is that of "Summer Trim"
      And "Select Extra Add Ons (with additional cost)" is "Paw Balm"
      When Meera goes on
      And Meera gives "December 5, 2026" as "Date"
      And Meera chooses "Evening" for "Time slot"
      And Meera chooses "10:00 PM" for "Time"
      And Meera reloads the page
      Then "Date" is "December 5, 2026"
      And "Time slot" is "Evening"
      And "Time" is "10:00 PM"

  Rule: A booking is sent as it was shown

    Scenario: A new customer books two packages and a trim
      Given Meera opens the grooming package page
      When Meera ticks "Full Groom" in "Packages"
      And Meera ticks "Bath & Brush" in "Packages"
      And Meera chooses "Teddy Bear Cut" for "Hair Trimming"
      And Meera ticks "Paw Balm" in "Select Extra Add Ons (with additional cost)"
      And Meera goes on
      And Meera gives "December 5, 2026" as "Date"
      And Meera chooses "Afternoon" for "Time slot"
      And Meera goes on
      Then Meera sees the grooming sign-up page
      When Meera fills in her details
      And Meera goes on
      Then Meera sees the grooming address page
      And "Saved addresses" is that of "Pearl House"
      When Meera goes on
      And Meera describes a new pet
      And Meera goes on
      Then "Your pets" is "Tara"
      When Meera goes on
      Then Meera sees the grooming summary
      And Meera sees the summary of:
        | Packages      | Full Groom, Bath & Brush, Trimming |
        | Hair Trimming | Teddy Bear Cut                     |
        | Add-ons       | Paw Balm                           |
        | Date          | December 5, 2026                   |
        | Time slot     | Afternoon                          |
        | Time          | 12:00 PM                           |
      And the total is ₹3,197.00
      When Meera goes on
      Then Meera sees the thank-you page
      And the server has received a grooming booking with:
        | user_id            | …                        |
        | address_id         | …                        |
        | pet_id             | …                        |
        | package_id         | [602, 601, 602]          |
        | service_start_date | "2026-12-05"             |
        | preferable_time    | ["Afternoon \| 12:00 PM"] |
        | service_id         | "2"                      |
        | addons             | ["Paw Balm"]             |
        | total_price        | 3197                     |

    Scenario: A known customer logs in on the way
      Given Asha has come to the grooming login page
      When Asha logs in
      And Asha chooses "Home" for "Saved addresses"
      And Asha goes on
      And Asha ticks "Simba" in "Your pets"
      And Asha goes on
      Then Asha sees the grooming summary
      When Asha goes on
      Then Asha sees the thank-you page
      And the server has received a grooming booking with:
        | user_id            | 101                     |
        | address_id         | 201                     |
        | pet_id             | [302]                   |
        | package_id         | [601]                   |
        | service_start_date | "2026-12-05"            |
        | preferable_time    | ["Morning \| 6:00 AM"]  |
        | service_id         | "2"                     |
        | addons             | []                      |
        | total_price        | 899                     |

Feature: Screen readers
  What changes by itself is read out. What is pressed, folded or busy is marked. A note belongs to its field.

  Rule: What changes by itself is read out

    Scenario: The price of a walk
      Given Meera is at the walking package page
      Then she hears "Price from ₹139.00 a walk"
      When she fills in the walking package page
      Then she hears "Estimated total ₹597.00"
      When she chooses "2 Walks" as Walk frequency
      Then she hears "Estimated total ₹1,194.00"

    Scenario: Lists that are on their way
      Given Asha is logged in
      And the server keeps silent when asked for the walking packages
      And she is at the walking package page
      Then she hears "Loading packages…"
      When the server is well again
      And she is at the walking summary
      And the server keeps silent when asked for the pets
      And she reloads the page
      Then she hears "Loading…"

    Scenario: The end of the walks
      Given Asha is at the walking date page
      When she gives "1 December 2026" as Start date
      Then she hears "End date: December 3, 2026"

    Scenario: Add-ons of a package
      Given Meera is at the training package page
      When she chooses "Obedience Course" as Package
      Then she hears "Extra add-ons to choose from: 2"

    Scenario: The end of the wait for another code is heard
      Given Asha is at the training login page
      And she asks for a code
      Then she sees "Resend in 00:30 s"
      And she does not hear "Resend in 00:30 s"
      When 2 minutes pass
      Then she hears "The code can be sent again now."
      When she submits the code
      Then she hears "Please enter the complete OTP"

    Scenario: An address
      Given Asha is logged in
      And she is at the walking address page
      When she begins an address
      And she types "ban" as Search address
      Then she hears "3 suggestions"

    Scenario: A picture
      Given Vikram is logged in
      And he is at the walking pet page
      When he gives "a picture" as Pet image
      Then he hears "Picture added"

    Scenario: The month of a calendar
      Given Meera is at the grooming date page
      And she opens the calendar
      Then she hears "November 2026"

  Rule: What is pressed, folded or chosen is marked

    Scenario: The days to choose from
      Given Asha is at the walking date page
      Then she finds unpressed "Tue 24 November 24, 2026"
      When she taps "Tue 24 November 24, 2026"
      Then she finds pressed "Tue 24 November 24, 2026"
      When she gives "23 November 2026" as Start date
      Then she finds pressed "Mon 23 November 23, 2026"
      And she finds unpressed "Tue 24 November 24, 2026"
      When she opens the calendar
      Then she finds pressed "November 23, 2026"

    Scenario: How the price comes about
      Given the device is a phone
      And Meera is at the walking package page
      When she fills in the walking package page
      Then she finds folded "Your booking"
      And the note of "Your booking" is "Estimated total ₹597.00"
      When she taps "Your booking"
      Then she sees "₹199.00 a walk × 1 walk a day × 3 days"
      When she taps "Close"
      Then she does not see "₹199.00 a walk × 1 walk a day × 3 days"
      When she presses Enter
      Then she is offered "Close"

    Scenario: A menu of links is folded by Esc, by a press beside it, and by its links
      Given Meera is at the walking date page
      Then she finds folded "Support"
      When she unfolds the support menu
      Then she finds unfolded "Support"
      When she presses Esc
      Then she finds folded "Support"
      And she is taken to "Support"
      When she unfolds the support menu
      And she chooses "Morning" as Time slots
      Then she finds folded "Support"
      When she unfolds the support menu
      And she taps "Contact Us"
      Then she finds folded "Support"

    Scenario: A menu of links is folded when the page changes
      Given Meera is at the walking package page
      And she turns to training
      And she unfolds the support menu
      When she goes back in the browser
      Then she sees the walking package page
      And she finds folded "Support"

  Rule: A note belongs to its field

    Scenario: Sign-up
      Given Meera is at the walking sign-up page
      Then the note of "Phone Number" is "10-digit mobile number"
      And the note of "Location" is "Select where your pet lives"
      When she goes on
      Then the note of "Phone Number" is "Please enter phone number"
      And the note of "Location" is "Select where your pet lives Please enter location"
      And the note of "There is a problem" is "5 answers are missing First Name Phone Number Email Gender Location"

    Scenario: A walk
      Given Meera is at the walking package page
      Then the note of "Walk frequency" is "Walks each day"
      And the note of "Package" is "Live Tracking included"
      And the note of "Add-ons" is "Enhance your pet's walk experience with our premium add-ons Add-ons are optional Priced in your quotes"

    Scenario: A day and its time
      Given Asha is at the walking date page
      When she gives "28 November 2026" as Start date
      Then the note of "Start date" is "No walk on this day: you chose Mon - Fri."
      And the note of "Open calendar" is "Start date"
      And the note of "Morning" is "6:00 – 11:30 AM"

    Scenario: A pet
      Given Vikram is logged in
      And he is at the walking pet page
      When he gives "a picture" as Pet image
      Then the note of "Remove" is "Pet image"
      And the note of "Insured" is "Covered by pet insurance"
      And the note of "Licensed" is "Registered with the city"
      And the note of "Aggression level" is "Towards people and dogs"

    Scenario: The parts of the summary
      Given Asha is logged in
      And she is at the walking summary
      Then the note of "Change Dog Walking" is "Dog Walking"
      And the note of "Change Date & time" is "Date & time"
      And the note of "Change Address" is "Address"
      And the note of "Change Pet" is "Pet"

    Scenario: Pets, packages and trims
      Given Asha is logged in
      And she is at the walking pet page
      Then the note of "Simba" is "Golden Retriever"
      And the note of "Your pets" is "Choose one or more. A second pet can change the quotes."
      When she opens the grooming package page
      Then the note of "Packages" is "Choose one or more."
      When she chooses "Teddy Bear Cut" as Hair Trimming
      Then the note of "No trim" is "Hair Trimming"
      And the note of "+ 1 more" is "Bath & Brush"

  Rule: What is open closes when the page changes

    Background:
      Given the device is a phone
      And Meera opens the walking package page
      And she fills in the walking package page
      And she goes on
      And she sees the walking date page

    Scenario: The menu of a phone
      When she taps "Open menu"
      Then she is offered "Chat with us"
      When she goes back in the browser
      Then she sees the walking package page
      And she is not offered "Close"

    Scenario: The location
      When she fills in the walking date page
      And she goes on
      And she begins an address
      Then she sees "Select Location"
      When she goes back in the browser
      Then she sees the walking date page
      And she does not see "Select Location"

    Scenario: The code
      When she fills in the walking date page
      And she goes on
      And she turns to login
      And Asha asks for a code
      Then she sees "Enter OTP"
      When she goes back in the browser
      Then she sees the walking date page
      And she does not see "Enter OTP"
      When she goes on
      And she turns to login
      Then she sees the walking login page
      And she does not see "Enter OTP"

    Scenario: The ticket
      When she taps "Your booking"
      Then she is offered "Close"
      When she goes back in the browser
      Then she sees the walking package page
      And she is not offered "Close"

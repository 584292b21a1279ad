Feature: Talk tracks
  For salespeople. A rule is a talk track; its scenarios are scenes, which go on from one another. The text below a scene's name is what
  to say. {tomorrow} is the day after the one on which it plays, and
  {total of a month} what the app's own rule says. The player plays them; a test proves that each still passes.

  Rule: Meera books a month of walks

    Scenario: Three questions
      Meera needs no account. She says how often, on which days and how long.
      Given Meera opens the walking package page
      When she gives:
        | Walk frequency | 2 Walks     |
        | Walking days   | All Days    |
        | Walk duration  | 30 min walk |

    Scenario: Prices before anything else
      Each package shows what a walk costs, and all of them together. The total is there before we ask who she is.
      When she gives "Long-term" as Package
      Then the total is {total of a month}

    Scenario: Her days and times
      She picks her first day, a morning walk and an evening walk. The last day follows by itself.
      When she goes on
      Then she sees the walking date page
      When she gives:
        | Start date | {tomorrow}       |
        | Time slots | Morning, Evening |
      Then the total is {total of a month}

    Scenario: Her name and her number
      She signs up here, in the middle of the booking. There is no password to think of, and none to forget.
      When she goes on
      And she fills in the walking sign-up page
      Then she sees the walking sign-up page

    Scenario: Her dog
      Her address is saved, and chosen already. She adds her dog Tara once, and never again.
      When she goes on
      Then she sees the walking address page
      And Saved addresses is "Pearl House"
      When she goes on
      And she describes a new pet
      And she goes on
      Then Your pets is "Tara"

    Scenario: Her request is on its way
      She reads her ticket once more, and asks for quotes. Pet masters nearby answer, and she pays nothing now.
      When she goes on
      Then she sees the walking summary
      When she goes on
      Then she sees the thank-you page

  Rule: A returning customer books again in four taps

    Scenario: She is known
      Asha has booked before, and is still logged in. Her last booking stands above the questions, and one tap takes it over.
      Given Asha is logged in
      And she is at the grooming summary
      And she goes on
      And she sees the thank-you page
      And she opens the grooming package page
      When she taps "Book again"
      Then she sees the grooming date page

    Scenario: Only the day is asked for
      Her package, her hour, her address and her dog are in, at today's price. She taps tomorrow, and opens no calendar.
      When she taps "Tomorrow {tomorrow}"
      And she goes on
      Then she sees the grooming summary

    # One more tap has sent the last booking.
    Scenario: Four taps
      Count them: Book again, tomorrow, Next, Get Best Quotes. Her ticket is stamped.
      When she goes on
      Then she sees the thank-you page
      And she has tapped 5 times or less

  Rule: She changes her mind on the last page

    Scenario: She compares the courses
      Each course shows its price and its sessions. Asha takes the one for puppies, with a playgroup on top.
      Given Asha is logged in
      And she opens the training package page
      When she chooses "Puppy Basics" as Package
      And she chooses "Puppy playgroup" as Select Extra Add Ons (with additional cost)
      Then the total is "₹3,499.00 + add-ons"

    Scenario: An hour that suits her
      She works during the day, so she takes an evening.
      When she goes on
      And she taps "Tomorrow {tomorrow}"
      And she gives "Evening" as Time slot
      Then she sees the training date page

    Scenario: The ticket
      All that she chooses goes onto her ticket, with the price and its parts. Each part has a 'Change', from any page.
      When she goes on
      And she chooses "Home" as Saved addresses
      And she goes on
      And she chooses "Bruno" as Your pets
      And she goes on
      Then she sees the training summary

    Scenario: The bigger course
      She wants the bigger course after all. She changes that one part of the ticket; her hour, her address and her dog stay. The playgroup was the small course's extra.
      When she taps "Change Dog Training"
      And she chooses "Obedience Course" as Package
      And she goes on
      Then she sees the training summary
      And the total is ₹6,499.00

  Rule: The network goes in the middle of it

    Scenario: One tap from the end
      Asha has filled in everything. Now her train goes into a tunnel.
      Given Asha is logged in
      And she is at the grooming summary
      And the server cannot be reached when asked for a grooming booking

    Scenario: A sentence, not a spinner
      She taps, and no answer comes. She gets a sentence, not an endless spinner.
      When she goes on

    Scenario: She tries again
      Everything that she entered is still here. The network is back, and one tap sends it.
      Then she is alerted "Something went wrong. Please try again."
      And the log tells of a grooming booking
      And she sees the grooming summary
      When the server is well again
      And she goes on
      Then she sees the thank-you page
      And the server has 1 booking

  Rule: A new city with your brand

    Scenario: Your name above it
      This is the same app with your name and your colour, and every text stays readable.
      Given Meera opens the walking package page
      And she sees "Choose Your Perfect Package"

    Scenario: Three services from the first day
      Walking, training and grooming are here from the first day. You set the packages and the prices.
      When she turns to training
      Then she sees the training package page
      When she turns to grooming
      Then she sees the grooming package page

    Scenario: Your team is one tap away
      Whoever has a question finds your chat on every page.
      When she turns to walking
      Then she sees the walking package page
      And she is offered "Chat with us for more information"

Feature: Talk tracks
  For salespeople. A rule is a talk track; its scenarios are scenes, which go on from one another. The text below a scene's name is what
  to say. The player plays them; a test proves that each still passes.

  Rule: Meera books a month of walks

    Scenario: Prices before anything else
      A visitor sees packages and prices at once: no account, no app to install. The price is there before the first question about her.
      Given Meera opens the walking package page
      When she gives:
        | Walk frequency | 2 Walks     |
        | Walking days   | All Days    |
        | Walk duration  | 30 min walk |
        | Package        | Long-term   |
      Then the total is ₹8,340.00

    Scenario: Her days and times
      She picks the first day and two walks a day. We ask only for what your pet masters need to know.
      When she goes on
      Then she sees the walking date page
      When she gives:
        | Start date | December 5, 2026 |
        | Time slots | Morning, Evening |
      Then End date is "January 3, 2027"

    Scenario: A phone number is her account
      She signs up here, in the middle of the booking. Her phone number and a code are all that she has to remember.
      When she goes on
      And she fills in the walking sign-up page
      And she goes on
      Then she sees the walking address page
      And Saved addresses is "Pearl House"

    Scenario: Her request is on its way
      She adds her dog, reads everything once more, and asks for quotes. Pet masters nearby answer; she pays nothing now.
      When she goes on
      And she describes a new pet
      And she goes on
      Then Your pets is "Tara"
      When she goes on
      Then she sees the walking summary
      When she goes on
      Then she sees the thank-you page

  Rule: A returning customer books grooming in eleven taps

    Scenario: He is known
      Vikram has booked before. He is still logged in, so he begins with the package.
      Given Vikram has one pet
      And Vikram is logged in
      And he opens the grooming package page
      When he gives "Full Groom" as Packages
      Then the total is ₹1,499.00

    Scenario: The next free morning
      The next days stand beside the date, so that most customers never open the calendar.
      When he goes on
      And he taps "Mon 23 November 23, 2026"
      And he gives "Morning" as Time slot
      And he goes on
      Then he sees the grooming address page

    Scenario: Nothing is asked twice
      His only address and his only dog are chosen already. He can change both.
      And Saved addresses is "Home"
      When he goes on
      Then he sees the grooming pet page
      And Your pets is "Bruno"

    Scenario: Eleven taps
      Count them: eleven taps from the first page to the last.
      When he goes on
      Then he sees the grooming summary
      When he goes on
      Then he sees the thank-you page
      And he has tapped 11 times or less

  Rule: The network goes in the middle of it

    Scenario: One tap from the end
      Asha has filled in everything. Now the train goes into a tunnel.
      Given Asha is logged in
      And she is at the walking summary
      And the server cannot be reached when asked for a walking booking

    Scenario: A sentence, not a spinner
      She is told what happened, in words that she knows. Nothing is lost, and no button is dead.
      When she goes on
      Then she is alerted "Something went wrong. Please try again."
      And the log tells of a walking booking
      And she sees the walking summary

    Scenario: She tries again
      The network is back. One tap sends the same booking, and the server has it once.
      When the server is well again
      And she goes on
      Then she sees the thank-you page
      And the server has 1 booking

  Rule: A new city with your brand

    Scenario: Your name above it
      This is the same app with your name, your colour and your logo. The contrast stays readable whatever the colour.
      Given Meera opens the walking package page
      And she sees "Choose Your Perfect Package"

    Scenario: Three services from the first day
      Walking, training and grooming are here from the first day. Packages and prices come from your own server.
      When she turns to training
      Then she sees the training package page
      When she turns to grooming
      Then she sees the grooming package page

    Scenario: No pet master yet
      Before your first packages are in, visitors get an honest sentence and a way to write to you.
      When she turns to walking
      Then she sees the walking package page
      And she is offered "Chat with us for more information"

  Rule: What your team sees of a failure

    Scenario: The server breaks down
      Something breaks behind the scenes while Asha books. Watch what she sees.
      Given Asha is logged in
      And she is at the training summary
      And the server breaks down when asked for a training booking
      When she goes on
      Then she is alerted "Something went wrong. Please try again."

    Scenario: Your team knows
      Your team gets the call, its status and the release, and nothing about Asha: no name, no phone number, no address.
      And the log tells of a training booking

    Scenario: Nobody calls support
      Once it is mended she sends it again. Her entries were kept all the time.
      When the server is well again
      And she goes on
      Then she sees the thank-you page
      And the server has been asked for a training booking 2 times

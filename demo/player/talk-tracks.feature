Feature: Talk tracks
  For salespeople. A rule is a talk track; its scenarios are scenes, which go on from one another. The text below a scene's name is what
  to say. {tomorrow} is the day after the one on which it plays. The player plays them; a test proves that each still passes.

  Rule: Meera books a month of walks

    Scenario: Prices before anything else
      Meera sees packages and prices at once, without an account. The total is there before we ask who she is.
      Given Meera opens the walking package page
      When she gives:
        | Walk frequency | 2 Walks     |
        | Walking days   | All Days    |
        | Walk duration  | 30 min walk |
        | Package        | Long-term   |
      Then the total is ₹8,340.00

    Scenario: Her days and times
      She picks her first day, a morning walk and an evening walk. The last day follows by itself.
      When she goes on
      Then she sees the walking date page
      When she gives:
        | Start date | {tomorrow}       |
        | Time slots | Morning, Evening |
      Then the total is ₹8,340.00

    Scenario: A phone number is her account
      She signs up here, in the middle of the booking. There is no password: a code comes to her phone.
      When she goes on
      And she fills in the walking sign-up page
      And she goes on
      Then she sees the walking address page
      And Saved addresses is "Pearl House"

    Scenario: Her request is on its way
      She adds her dog, reads everything once more, and asks for quotes. Pet masters nearby answer, and she pays nothing now.
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
      Vikram has booked before, and is still logged in. He begins with the package.
      Given Vikram has one pet
      And Vikram is logged in
      And he opens the grooming package page
      When he gives "Full Groom" as Packages
      Then the total is ₹1,499.00

    Scenario: The next free morning
      The next days stand right below the date. One tap, and there is no calendar to open.
      When he goes on
      And he taps "Tomorrow {tomorrow}"
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
      Asha has filled in everything. Now her train goes into a tunnel.
      Given Asha is logged in
      And she is at the walking summary
      And the server cannot be reached when asked for a walking booking

    Scenario: A sentence, not a spinner
      She taps, and no answer comes. She gets a sentence, not an endless spinner.
      When she goes on

    Scenario: She tries again
      Everything that she entered is still here. The network is back, and one tap sends it.
      Then she is alerted "Something went wrong. Please try again."
      And the log tells of a walking booking
      And she sees the walking summary
      When the server is well again
      And she goes on
      Then she sees the thank-you page
      And the server has 1 booking

  Rule: A new city with your brand

    Scenario: Your name above it
      This is the same app with your name and your colour. Texts stay readable, whatever colour you take.
      Given Meera opens the walking package page
      And she sees "Choose Your Perfect Package"

    Scenario: Three services from the first day
      Walking, training and grooming are here from the first day. Packages and prices will come from your own server.
      When she turns to training
      Then she sees the training package page
      When she turns to grooming
      Then she sees the grooming package page

    Scenario: Your team is one tap away
      A visitor with a question finds your chat at the top of every page.
      When she turns to walking
      Then she sees the walking package page
      And she is offered "Chat with us for more information"

  Rule: What your team sees of a failure

    Scenario: The server breaks down
      Something breaks behind the scenes while Asha books. This is what she sees.
      Given Asha is logged in
      And she is at the training summary
      And the server breaks down when asked for a training booking
      When she goes on

    Scenario: Your team knows
      This is the line that your team gets: the call and its status. It has nothing about Asha: no name, no phone number, no address.
      Then she is alerted "Something went wrong. Please try again."
      And the log tells of a training booking

    Scenario: Nobody calls support
      Once it is mended, she sends it again. Her entries were kept all the time.
      When the server is well again
      And she goes on
      Then she sees the thank-you page
      And the server has been asked for a training booking 2 times

@demo
Feature: Demo
  The whole app without a server: the mock backend runs inside the page, and a panel chooses what it answers.

  Rule: A demo works without a network once it is loaded

    Scenario: A new customer books a walk, and reloads the page on the way
      Given Meera opens the demo "new-city-launch"
      And the demo says "Works without a network, even after a reload."
      When the device loses the network
      And she fills in the walking package page
      And she goes on
      And she fills in the walking date page
      And she goes on
      And she fills in the walking sign-up page
      And she goes on
      Then she sees the walking address page
      And Saved addresses is "Home"
      When she reloads the page
      Then Saved addresses is "Home"
      And she sees "Pearl House"
      When she goes on
      And she describes a new pet
      And she goes on
      Then Your pets is "Tara"
      When she goes on
      Then she sees the walking summary
      And the total is ₹597.00
      When she goes on
      Then she sees the thank-you page
      And the demo says "POST user/createBooking/walking 200"
      And the demo says '"total_price": 597'

    Scenario: A browser without service workers, as phones have it on plain http
      Given the device has no service workers
      And Asha opens the demo "new-city-launch"
      And the demo says "Works without a network until you reload: this browser stores no copy."
      When the device loses the network
      And she jumps to the grooming login page
      And she logs in
      And she chooses "Home" as Saved addresses
      And she goes on
      And she chooses "Bruno" as Your pets
      And she goes on
      Then she sees the grooming summary
      When she goes on
      Then she sees the thank-you page

    Scenario: A browser that lets no page store anything
      Given the device lets no page store anything
      And Asha opens the demo "known-customer"
      When she fills in the walking package page
      And she goes on
      Then she sees the walking date page

    Scenario: A link that leaves the demo says so
      Given Meera opens the demo "new-city-launch"
      When she taps "Chat with us for more information"
      Then she sees "This link leaves the demo"
      And she sees "https://wa.me/910000000000"
      When she closes the dialog
      Then she sees the walking package page
      When she taps "Download App"
      Then she sees "This link leaves the demo"

    Scenario: A scanned code says so too, before it leads to a store
      Given Meera opens the demo "new-city-launch"
      When she opens the way to the app
      Then she sees "This link leaves the demo"

    Scenario: Back from a booking after a jump stays in the demo
      Given Meera opens the demo "known-customer"
      And she jumps to the grooming summary
      When she goes on
      And she sees the thank-you page
      And she goes back in the browser
      Then she sees the grooming package page

  Rule: Each preset has its effect

    Scenario: A known customer books again in four taps
      Given Asha opens the demo "known-customer"
      Then she sees "Your last booking"
      When she taps "Book again"
      Then she sees the walking date page
      When she taps "Tomorrow November 21, 2026"
      And she goes on
      Then she sees the walking summary
      And she sees "Bruno"
      When she goes on
      Then she sees the thank-you page
      And she has tapped 4 times or less

    Scenario: No packages
      Given Meera opens the demo "no-packages"
      Then she sees "No packages right now. Try another service, or tap Reload."
      And she is offered "Reload"
      When she turns to grooming
      Then she sees "No packages right now. Try another service, or tap Reload."

    Scenario: Add-ons late and out of order
      Given Meera opens the demo "add-ons-late"
      When she turns to training
      And she chooses "Puppy Basics" as Package
      And she chooses "Obedience Course" as Package
      Then she sees "Agility session"
      And the demo says "GET addons/3/501 waiting"
      When 4 seconds pass
      Then the demo says "GET addons/3/501 200"
      And she is asked for:
        | Select Extra Add Ons (with additional cost) | Agility session, Behaviour report |

    Scenario: A wrong code
      Given Meera opens the demo "wrong-code"
      And she jumps to the walking login page
      When she goes on
      And she gives "1234" as One-time code
      And she submits the code
      Then she is told "Invalid OTP. Please try again." about One-time code
      And the log tells of the check of a code
      When she gives "1234" as One-time code
      And she submits the code
      Then she sees the walking address page

    Scenario: The phone number at sign-up belongs to a customer
      Given Meera opens the demo "existing-user"
      And she jumps to the training sign-up page
      When she goes on
      Then she is alerted "User already exists. Please login to continue."
      And she sees the training login page
      When she logs in
      Then she sees the training address page
      And she is asked for:
        | Saved addresses | Home, Work |

    # No step looks at the page before the answer: on a slow computer the 3 seconds may be over by then.
    Scenario: A slow network
      Given Meera opens the demo "slow-network"
      When 3 seconds pass
      Then she sees "Express"

    Scenario Outline: The device cannot find its position: "<preset>"
      Given Asha opens the demo "<preset>"
      And she jumps to the walking address page
      When she begins an address
      And she uses the current location
      And <seconds> seconds pass
      Then the log tells of the location
      And Search address is empty
      When she chooses "Jubilee Hills" as Search address
      Then Search address is "Jubilee Hills, Hyderabad, Telangana 500033, India"

      Examples:
        | preset             | seconds |
        | location-denied    | 0       |
        | location-timed-out | 3       |

  Rule: A story begins where it happens

    Scenario: On the page of the story, with everything before it filled in
      Given Meera opens the demo "new-city-launch"
      When she begins the demo "wrong-code"
      Then she sees the walking login page
      And Mobile is "9000000009"
      When she begins the demo "add-ons-late"
      Then she sees the training package page
      And Package is empty

  Rule: A demo can be brought back, reloaded and shared

    Scenario: A reset starts the preset again
      Given Meera opens the demo "new-city-launch"
      And she jumps to the training sign-up page
      When she resets the demo
      Then she sees the training package page
      And Package is empty

    Scenario: The share link holds the preset, the day and the speed
      Given Meera opens the demo "new-city-launch"
      When she begins the demo "price-missing"
      And she sets the demo to 5 March 2027
      And she slows the demo down
      Then the demo says "?demo=price-missing&now=2027-03-05&speed=3000"
      When she jumps to the walking date page
      Then Start date is 8 March 2027

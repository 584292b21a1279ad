Feature: Grooming
  A visitor chooses grooming packages, and a trim and add-ons where they like.

  Rule: At least one package is chosen

    Scenario: The first step, before anything is chosen
      When Meera opens the grooming package page
      Then she is asked for:
        | Packages                                    | Bath & Brush, Full Groom, Tick & Flea Care, Puppy's First Groom |
        | Hair Trimming                               | Teddy Bear Cut, Summer Trim, Lion Cut                           |
        | Select Extra Add Ons (with additional cost) | Nail Clipping, Teeth Brushing, De-shedding, Paw Balm            |
      And she sees "₹899/-"
      And she sees "₹1,499/-"
      And she sees "Starts from ₹799.00"
      And she sees "₹849.00"
      And she sees "₹999.00"
      And Packages is empty
      And the total is "from ₹699.00"
      When she goes on
      Then she is told "Please select at least one grooming package" about Packages
      And she sees the grooming package page
      When she chooses "Bath & Brush" as Packages
      Then she is told nothing
      When she goes on
      Then she sees the grooming date page

    Scenario: Several packages, in the order in which they are chosen
      Given the device is a phone
      And Meera opens the grooming package page
      When she chooses "Full Groom, Bath & Brush" as Packages
      Then the total is ₹2,398.00
      When she taps "Your booking"
      Then she sees "Full Groom, Bath & Brush"
      When she taps "Close"
      And she takes back "Full Groom" from Packages
      Then Packages is "Bath & Brush"
      And the total is ₹899.00

  Rule: A card shows two of the add-ons that its package includes, and the others when asked

    Scenario: The others are shown, and hidden again
      When Meera opens the grooming package page
      Then she sees "Blow-dry"
      And she does not see "Paw massage"
      And she is offered "+ 1 more"
      When she taps "+ 2 more"
      Then she sees "Paw massage"
      And Packages is empty
      And she is offered "+ 1 more"
      And she is offered "Show Less"
      When she taps "Show Less"
      Then she does not see "Paw massage"
      And she is not offered "Show Less"

  Rule: A trim is no package, and there is one at the most

    Scenario: A trim alone is not enough
      Given Meera opens the grooming package page
      When she chooses "Teddy Bear Cut" as Hair Trimming
      Then the total is "₹799.00 + a package"
      When she goes on
      Then she is told "Please select at least one grooming package" about Packages

    Scenario: A trim replaces another, and a second choice takes it back
      Given Meera opens the grooming package page
      And she chooses "Bath & Brush" as Packages
      When she chooses "Summer Trim" as Hair Trimming
      And she chooses "Lion Cut" as Hair Trimming
      Then the total is ₹1,898.00
      And Hair Trimming is "Lion Cut"
      When she takes back "Lion Cut" from Hair Trimming
      Then Hair Trimming is empty
      And the total is ₹899.00
      When she chooses "Lion Cut" as Hair Trimming
      And she takes back "Lion Cut" by keyboard from Hair Trimming
      Then Hair Trimming is empty

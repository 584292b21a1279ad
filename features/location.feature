Feature: Location
  The device says where it is when it is asked to, and nothing depends on it.

  Rule: 'Use Current Location' finds the address of the place

    @engines
    Scenario: A customer in Bandra
      Given the device stands in Bandra, Mumbai
      And Asha is logged in
      And she is at the walking address page
      When she begins an address
      And she uses the current location
      Then Search address is "Bandra West, Mumbai, Maharashtra 400050, India"
      And PIN code is "400050"
      When she gives "7" as House / Floor
      And she gives "Sea View" as Building / Block
      And she saves the address
      Then Saved addresses is "Sea View"

    Scenario: A visitor in Bandra
      Given the device stands in Bandra, Mumbai
      And Meera is at the walking sign-up page
      When she begins an address
      And she chooses "Charminar" as Search address
      And she gives "500096" as PIN code
      And she uses the current location
      Then Search address is "Bandra West, Mumbai, Maharashtra 400050, India"
      And PIN code is "400050"

  Rule: Sign-up searches for establishments, the address page for addresses

    Scenario: A visitor searches
      Given Meera is at the walking sign-up page
      When she begins an address
      And she gives "Hyderabad" as Search address
      Then she is asked for:
        | Search address | KBR National Park, Charminar, Inorbit Mall, Banjara Hills, Jubilee Hills, Use “Hyderabad” as typed |

    Scenario: A customer searches
      Given Asha is logged in
      And she is at the walking address page
      When she begins an address
      And she gives "Hyderabad" as Search address
      Then she is asked for:
        | Search address | Banjara Hills, Jubilee Hills, Madhapur, Gachibowli, Kondapur, Use “Hyderabad” as typed |

  Rule: Places whose name begins with the text come first

    Scenario: A visitor searches for the beginning of a name
      Given Meera is at the walking sign-up page
      When she begins an address
      And she gives "Hyd" as Search address
      Then she is asked for:
        | Search address | Hyderguda, KBR National Park, Charminar, Inorbit Mall, Banjara Hills, Use “Hyd” as typed |
      When she gives "park" as Search address
      Then she is asked for:
        | Search address | Park Street, KBR National Park, Cubbon Park, Shivaji Park, Guindy National Park, Use “park” as typed |

  Rule: A place that cannot be found is only logged

    Scenario Outline: Nothing is found, because <problem>
      Given <problem>
      And Asha is logged in
      And she is at the walking address page
      When she begins an address
      And she uses the current location
      Then the log tells of the location
      And she is told "We could not find you. Search for your area."
      And Search address is empty
      And she is offered "Use Current Location"
      When she chooses "Jubilee Hills" as Search address
      Then PIN code is "500033"
      And she is told nothing

      Examples:
        | problem                                                 |
        | the device may not tell where it is                     |
        | the device cannot tell where it is                      |
        | the device takes too long to tell where it is           |
        | the device stands in Nagpur, far from every known place |
        | the device knows to within 1001 metres where it is      |

    Scenario: Nobody answers the device's question whether the app may know the place
      Given nobody answers whether the device may tell where it is
      And Meera is at the walking sign-up page
      When she begins an address
      And she taps "Use Current Location" twice
      And 19 seconds pass
      Then she sees "Finding where you are…"
      And she finds busy "Use Current Location"
      When 1 second passes
      Then the log tells of the location
      And she is told "We could not find you. Search for your area."
      When she uses the current location
      Then she sees "Finding where you are…"

  Rule: What a failed save says ends when the device is searched for

    Scenario: The address cannot be saved
      Given the device stands in Bandra, Mumbai
      And Asha is logged in
      And she is at the walking address page
      And the server breaks down when asked for a new address
      When she describes an address
      And she saves the address
      Then the log tells of a new address
      And she is told "We could not save this. Please try again."
      When she uses the current location
      Then PIN code is "400050"
      And she is told nothing
      When she saves the address
      Then the log tells of a new address
      And she is told "We could not save this. Please try again."
      When she gives "5000" as PIN code
      And she saves the address
      Then she is told "Please enter a 6-digit PIN code" about PIN code
      And she does not see "We could not save this. Please try again."

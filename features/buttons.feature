Feature: Buttons
  What a button sets off happens once. What it says stands until the next press. Then the focus is where the customer goes on.

  Rule: A button that sends is busy until the answer, and sends once

    Scenario Outline: Sign-up, while the answer to <call> is missing
      Given Meera is at the walking sign-up page
      And she fills in the walking sign-up page
      And the server keeps back its first answer when asked for <call>
      When she taps "Sign Up" twice
      Then she finds busy "Sign Up"
      When she types "Meera" as First Name
      And she presses Enter
      And the server is well again
      Then she sees the walking address page
      And the server has been asked for <call> 1 time

      Examples:
        | call                   |
        | the look-up of a phone |
        | a sign-up              |

    Scenario: Enter sends the phone number once
      Given Asha is at the walking login page
      And the server keeps back its first answer when asked for a code
      When she types "9876543210" as Mobile
      And she presses Enter
      And she presses Enter
      Then she finds busy "Login"
      When the server is well again
      Then she sees "Enter OTP"
      And the server has been asked for a code 1 time

    Scenario: A code is checked once
      Given Asha is at the walking login page
      And she asks for a code
      And she gives "1234" as One-time code
      And the server keeps back its first answer when asked for the check of a code
      When she taps "Submit" twice
      Then she finds busy "Submit"
      When the server is well again
      Then she sees the walking address page
      And the server has been asked for the check of a code 1 time

    Scenario: Another code is sent once
      Given Asha is at the walking login page
      And she asks for a code
      And 31 seconds pass
      And the server keeps back its first answer when asked for a code
      When she taps "Click to Resend" twice
      Then she finds busy "Click to Resend"
      When the server is well again
      Then she sees "00:30 s"
      And the server has been asked for a code 2 times

    Scenario: A new address is saved once
      Given Vikram is logged in
      And he is at the walking address page
      And he describes an address
      And the server keeps back its first answer when asked for a new address
      When he taps "Save" twice
      Then he finds busy "Save"
      When the server is well again
      Then the server has been asked for a new address 1 time

    Scenario: A new pet is saved once
      Given Vikram is logged in
      And he is at the walking pet page
      And he describes a new pet
      And the server keeps back its first answer when asked for a new pet
      When he taps "Next" twice
      Then he finds busy "Next"
      When he types "Tara" as Name
      And he presses Enter
      And the server is well again
      Then Your pets is "Tara"
      And the server has been asked for a new pet 1 time

    Scenario: A booking is sent once
      Given Asha is logged in
      And she is at the walking summary
      And she is offered "Get Best Quotes"
      And the server keeps back its first answer when asked for a walking booking
      When she taps "Get Best Quotes" twice
      Then she is told "Processing your request..."
      And she hears "Processing your request..."
      When the server is well again
      Then she sees the thank-you page
      And the server has been asked for a walking booking 1 time

    Scenario: A list that is loaded again
      Given the server cannot be reached when asked for the walking packages
      And Meera is at the walking package page
      And the log tells of the walking packages
      And the server is well again
      And the server keeps back its first answer when asked for the walking packages
      When she taps "Reload" twice
      Then she finds busy "Reload"
      When the server is well again
      Then she sees "Express"
      And the server has been asked for the walking packages 2 times

  Rule: What a press that failed says ends at the next one, and once its reason is gone

    Scenario: The code cannot be sent
      Given Asha is at the walking login page
      And the server breaks down when asked for a code
      And she asks for a code
      And she is told "Failed to send OTP. Try again."
      And the log tells of a code
      When she gives "98765" as Mobile
      Then she is told nothing
      When she gives "9876543210" as Mobile
      And she goes on
      Then she is told "Failed to send OTP. Try again."
      And the log tells of a code
      When the server is well again
      And the server keeps back its first answer when asked for a code
      And she goes on
      Then she is told nothing

    Scenario: The server cannot be reached for the code
      Given Asha is at the walking login page
      And she asks for a code
      And she gives "1234" as One-time code
      And the server cannot be reached when asked for the check of a code
      And she submits the code
      And she is told "Could not reach the server"
      And the log tells of the check of a code
      When the server is well again
      And the server keeps back its first answer when asked for the check of a code
      And she submits the code
      Then she is told nothing
      And One-time code is "1234"

    Scenario: Another code is sent after the server could not be reached
      Given Asha is at the walking login page
      And she asks for a code
      And she gives "1234" as One-time code
      And the server cannot be reached when asked for the check of a code
      And she submits the code
      And she is told "Could not reach the server"
      And the log tells of the check of a code
      When 31 seconds pass
      And the server breaks down when asked for a code
      And she taps "Click to Resend"
      Then she is told "Failed to resend OTP." about One-time code
      And One-time code is "1234"
      And she does not see "Could not reach the server"
      And the log tells of a code
      When the server is well again
      And she taps "Click to Resend"
      Then she sees "00:30 s"
      And she is told nothing

    Scenario: A new address is not saved
      Given Vikram is logged in
      And he is at the walking address page
      And he describes an address
      And the server breaks down when asked for a new address
      When he saves the address
      Then he is told "We could not save this. Please try again."
      And the log tells of a new address
      When he closes the dialog
      And he taps "Add New Address"
      Then he is told nothing
      When he saves the address
      Then he is told "We could not save this. Please try again."
      And the log tells of a new address
      When the server is well again
      And the server keeps back its first answer when asked for a new address
      And he saves the address
      Then he is told nothing

    Scenario: A new pet is not saved
      Given Vikram is logged in
      And he is at the walking pet page
      And he describes a new pet
      And the server breaks down when asked for a new pet
      When he goes on
      Then he is told "We could not save this. Please try again."
      And the log tells of a new pet
      When he taps "Add Pet"
      Then he is told nothing
      When he taps "Add Pet"
      And the server is well again
      And the server keeps back its first answer when asked for a new pet
      And he goes on
      Then he is told nothing

    Scenario: A booking is refused
      Given Asha is logged in
      And she is at the walking summary
      And the server refuses when asked for a walking booking
      When she goes on
      Then she is alerted "Failed to submit booking request."
      And she is taken to "Get Best Quotes"
      And she is told "Your request was not sent. Change a part of it, or try again."
      And she does not see "Processing your request..."
      And the log tells of a walking booking
      When the server cannot be reached when asked for a walking booking
      And she goes on
      Then she is alerted "Something went wrong. Please try again."
      And she is told nothing
      And the log tells of a walking booking

    Scenario: Nothing of it is there on the next page
      Given Meera is at the walking sign-up page
      And she fills in the walking sign-up page
      And the server breaks down when asked for a sign-up
      When she goes on
      Then she is told "We could not sign you up. Please try again."
      And the log tells of a sign-up
      When she turns to login
      Then she sees the walking login page
      When she taps "Sign Up"
      Then she is told nothing

    Scenario: What was saved is said until the next press
      Given Vikram is logged in
      And he is at the walking pet page
      And he describes a new pet
      When he goes on
      Then he hears "Tara is added and chosen. Continue with Next."
      When he takes back "Tara" from Your pets
      Then he does not see "Tara is added and chosen. Continue with Next."
      And he sees "Tara is added"

  Rule: After a press the focus is where the customer goes on

    Scenario: Dialogs of an address
      Given Vikram is logged in
      And he is at the walking address page
      When he begins an address
      Then he is taken to "Search address"
      When he chooses "Jubilee Hills" as Search address
      Then he is taken to "House / Floor"
      When he gives:
        | House / Floor    | 7           |
        | Building / Block | Coral House |
        | PIN code         | 12          |
      And he saves the address
      Then he is taken to "PIN code"
      When he closes the dialog
      Then he is taken to "Add New Address"

    Scenario: A pet and its picture
      Given Vikram is logged in
      And he is at the walking pet page
      And he describes a new pet
      When he takes back "a picture" from Pet image
      Then he is taken to "Pet image"
      When he gives "a picture" as Pet image
      And he goes on
      Then he is taken to "Your pets"

    Scenario: A trim that is taken back
      Given Meera is at the grooming package page
      And she chooses "Teddy Bear Cut" as Hair Trimming
      When she taps "No trim"
      Then she is taken to "Teddy Bear Cut ₹799.00"

    Scenario: An address as it is typed
      Given Asha is logged in
      And she is at the walking address page
      And she begins an address
      And she types "ban" as Search address
      When she keeps the address as typed
      Then she is taken to "House / Floor"

    Scenario: Breeds that came at the second try
      Given Vikram is logged in
      And the server breaks down when asked for the breeds
      And he is at the walking pet page
      And he begins a new pet
      And the log tells of the breeds
      When the server is well again
      And he tries again
      Then he is taken to "Breed"

    Scenario: Pets that came at the second try
      Given Asha is logged in
      And the server breaks down when asked for the pets
      And she is at the walking pet page
      And the log tells of the pets
      When the server is well again
      And she tries again
      Then she is taken to "Your pets"

    Scenario: An answer that is missing
      Given Asha is at the training date page
      And she gives nothing as Date
      When she goes on
      Then she is taken to "There is a problem"
      When she taps "Date"
      Then she is taken to "Date"

Feature: Pets
  A customer says which dogs the service is for. Days are India's, wherever the device is.

  Background:
    Given the device is in Los Angeles
    And Asha is logged in
    And she is at the walking pet page

  Rule: At least one pet is chosen

    Scenario: Two dogs, or one
      Then Your pets is empty
      And she sees "A second pet can change the quotes."
      And she is offered "Add Pet"
      When she chooses "Bruno, Simba" as Your pets
      Then Your pets is "Bruno, Simba"
      When she takes back "Bruno" from Your pets
      Then Your pets is "Simba"
      When she goes on
      Then she sees the walking summary

    Scenario: No dog is chosen while the form for a new one is open
      When she chooses "Bruno" as Your pets
      And she begins a new pet
      Then Your pets is empty
      And she sees "Tell pet masters about your pet. Next saves it."
      When she gives "Tara" as Name
      And she chooses "Simba" as Your pets
      Then she finds folded "Add Pet"
      And Your pets is "Bruno, Simba"
      When she taps "Add Pet"
      Then Name is "Tara"

  Rule: What the server has of the pets is shown, though a part of it is missing

    Scenario: No pet yet is told as a no
      Given the server answers with status 200 when asked for the pets:
        | status  | false         |
        | message | No pets found |
        | data    | []            |
      When she reloads the page
      Then she sees "Tell pet masters about your pet. Next saves it."
      And she is not offered "Reload"

    Scenario: A breed and a picture of another kind
      Given the server answers with status 200 when asked for the pets:
        | status | true |
        | data | [{"id": 301, "name": "Bruno", "breed": 7, "image": false}, {"id": 302, "name": "Simba", "breed": {}}] |
      When she reloads the page
      Then she is asked for:
        | Your pets | Bruno, Simba |
      When she chooses "Bruno" as Your pets
      And she goes on
      Then she sees the walking summary

  Rule: A new pet needs every detail

    Scenario: The form is empty
      When she begins a new pet
      Then she is asked for:
        | Name             |                      |
        | Breed            |                      |
        | Gender           | Male, Female         |
        | Date of birth    |                      |
        | Last vaccination |                      |
        | Insured          | Yes, No              |
        | Aggression level | Normal, Medium, High |
        | Licensed         | Yes, No              |
      When she goes on
      Then she is told:
        | Name             | Please enter pet name               |
        | Breed            | Please select breed                 |
        | Gender           | Please select gender                |
        | Date of birth    | Please select date of birth         |
        | Last vaccination | Please select last vaccination date |
        | Pet image        | Please upload a pet image           |
        | Insured          | Please select insurance status      |
        | Aggression level | Please select aggression level      |
        | Licensed         | Please select license status        |
      And she sees "9 answers are missing"
      When she gives:
        | Name             | Tara        |
        | Breed            | Rajapalayam |
        | Gender           | Female      |
        | Insured          | Yes         |
        | Aggression level | High        |
      Then she is told:
        | Date of birth    | Please select date of birth         |
        | Last vaccination | Please select last vaccination date |
        | Pet image        | Please upload a pet image           |
        | Licensed         | Please select license status        |
      And she sees "4 answers are missing"
      When she gives tomorrow as Date of birth
      Then she sees "4 answers need a look"
      And the server has been asked for a new pet 0 times

    Scenario: Days that cannot be right
      When she describes a new pet
      Then she finds:
        | Date of birth | → told                      |
        | long ago      | Please select date of birth |
        | tomorrow      | Please select date of birth |
      When she gives "March 2, 2024" as Date of birth
      Then she finds:
        | Last vaccination | → told                                          |
        | tomorrow         | Please select last vaccination date             |
        | March 1, 2024    | Vaccination date cannot be before Date of Birth |
      And the server has been asked for a new pet 0 times
      When she chooses yesterday as Date of birth
      And she chooses today as Last vaccination
      And she goes on
      Then Your pets is "Tara"

    Scenario: Days of a pet that can be read in two ways
      Given she begins a new pet
      When she passes by Last vaccination
      Then she is told nothing
      When she gives "long ago" as Date of birth
      Then she is told "Please select date of birth" about Date of birth
      When she gives "05/12/2019" as Date of birth
      And she gives "06/07/2026" as Last vaccination
      Then she is told:
        | Date of birth    | Please select date of birth         |
        | Last vaccination | Please select last vaccination date |
      When she gives "12 May 2019" as Date of birth
      And she gives "6 July 2026" as Last vaccination
      Then she is told nothing

    Scenario: The years of a pet's days are past, also in short
      Given she begins a new pet
      Then she finds:
        | Date of birth | → Date of birth   |
        | 24 Dec '19    | December 24, 2019 |
        | 24.12.98      | December 24, 1998 |
      When she gives "24/12/26" as Last vaccination
      Then she is told "Please select last vaccination date" about Last vaccination

    Scenario: A day that a reload came upon is written as it was understood
      Given she begins a new pet
      When she types "5 jan 2020" as Date of birth
      And she reloads the page
      Then Date of birth is 5 January 2020

    Scenario: The calendar of Date of birth begins with the year
      Given she begins a new pet
      When she opens the calendar of Date of birth
      Then she is offered "2026"
      And she is not offered "2027"
      And she is offered "Previous ten years"
      And she is not offered "Next ten years"
      When she taps "Previous ten years"
      Then she is offered "Next ten years"
      When she closes the dialog
      And she chooses 5 May 2017 as Date of birth
      And she opens the calendar of Date of birth
      Then she is offered "May 6, 2017"

    Scenario: No day that is to come can be chosen as Date of birth
      Given she begins a new pet
      When she gives yesterday as Date of birth
      And she opens the calendar of Date of birth
      Then she is offered "November 20, 2026"
      And she is not offered "November 21, 2026"
      And she is not offered "Next month"

    Scenario: The calendar of Last vaccination opens on this month, not on the dog's birth
      Given she begins a new pet
      When she gives "March 2, 2024" as Date of birth
      And she opens the calendar of Last vaccination
      Then she is offered "November 20, 2026"
      When she closes the dialog
      And she gives "June 15, 2026" as Last vaccination
      And she opens the calendar of Last vaccination
      Then she is offered "June 16, 2026"

    Scenario: A file that is no picture
      When she begins a new pet
      And she gives "a text file" as Pet image
      Then she is told "Please upload a pet image" about Pet image
      And the log tells of the picture
      When she gives "a broken picture" as Pet image
      Then the log tells of the picture
      And she is told "Please upload a pet image" about Pet image
      When she gives "a picture" as Pet image
      Then she is told nothing

    @browser
    Scenario: A picture is prepared without the network
      When she begins a new pet
      And the device loses the network
      And she gives "a picture" as Pet image
      And the device has the network again
      And she takes back "a picture" from Pet image
      Then Pet image is empty

    Scenario: A picture is known by what it shows, not by its name and type
      When she describes a new pet
      And she gives "a text file without a type" as Pet image
      Then the log tells of the picture
      And she is told "Please upload a pet image" about Pet image
      When she gives "a picture without a type" as Pet image
      Then she is told nothing
      When she goes on
      Then the server has received a new pet:
        | image | a JPEG of 64 by 48 pixels |
        | …     |                           |

  Rule: A new pet is saved, and is then the chosen one

    Scenario: Tara joins Bruno and Simba
      Given she chooses "Bruno" as Your pets
      When she describes a new pet
      And she gives " Rajapalayam " as Breed
      And she gives:
        | Name | \u200eTara \u200b |
      And she goes on
      Then Your pets is "Tara"
      And she sees the walking pet page
      And the server has received a new pet:
        | name                    | Tara         |
        | dob                     | "2024-03-02" |
        | user_id                 | 101          |
        | type                    | dog          |
        | breed                   | Rajapalayam  |
        | gender                  | Female       |
        | vaccinated_rabies       | yes          |
        | licensed                | yes          |
        | image                   | …            |
        | vaccinated              | yes          |
        | aggressiveness_level    | slightly     |
        | insured                 | no           |
        | last_vaccination        | "2026-06-15" |
        | last_rabies_vaccination | ""           |
        | dewormed_on             | ""           |
        | last_vet_visit          | ""           |
        | visit_purpose           | ""           |
        | vet_name                | ""           |
        | vet_phone               | ""           |
      And she sees "Tara is added and chosen. Continue with Next."
      When she begins a new pet
      Then she does not see "Tara is added and chosen. Continue with Next."
      And Name is empty
      And Breed is empty
      And Aggression level is empty
      When she taps "Add Pet"
      And she goes on
      Then she sees the walking summary

    Scenario: A dog that the server does not list yet is chosen all the same
      Given the server sends an empty list when asked for the pets
      When she describes a new pet
      And she gives "Tara" as Name
      And she goes on
      Then Your pets is "Tara"
      And she is told nothing
      When she goes on
      Then she sees the walking summary
      And she sees "Tara"

    Scenario Outline: The aggression level <level> is sent as <sent>
      When she describes a new pet
      And she gives:
        | Gender           | Male    |
        | Insured          | Yes     |
        | Aggression level | <level> |
        | Licensed         | No      |
      And she goes on
      Then the server has received a new pet:
        | gender               | Male   |
        | licensed             | no     |
        | aggressiveness_level | <sent> |
        | insured              | yes    |
        | …                    |        |

      Examples:
        | level  | sent   |
        | Normal | normal |
        | High   | high   |

    @engines
    Scenario Outline: A picture of <size> pixels is sent as a JPEG of <sent>, 1024 at the most
      When she describes a new pet
      And she gives "a picture of <size> pixels" as Pet image
      And she goes on
      Then the server has received a new pet:
        | image | a JPEG of <sent> pixels |
        | …     |                         |

      Examples:
        | size        | sent        |
        | 2048 by 512 | 1024 by 256 |
        | 300 by 1500 | 205 by 1024 |
        | 16 by 12    | 16 by 12    |

  Rule: A large picture takes its time, and the page says that it is still sent

    Background:
      Given the server keeps silent when asked for a new pet
      When she describes a new pet
      And she gives "a detailed picture" as Pet image
      And she goes on
      Then she is told "Still sending…"
      And she sees how far the upload is
      And she is not offered "Next"

    Scenario: The pet is saved as soon as all is sent
      When the server is well again
      Then Your pets is "Tara"
      And she is told nothing

    @core
    Scenario: A large upload may take longer than a small one
      When 60 seconds pass
      Then she is told "Still sending…"
      And she is not offered "Next"
      When 3 minutes pass
      Then the log tells of a new pet
      And she is told "We could not save this. Please try again."
      And she does not see "Still sending…"

  Rule: Breeds are found by any part of their name, in any case, five at the most; beginnings of words come first

    Scenario: A part of a name finds breeds, and a text in no name finds none
      When she begins a new pet
      And she gives "HOUND" as Breed
      Then she is asked for:
        | Breed | Mudhol Hound, Afghan Hound, Basset Hound, Rampur Greyhound, Mahratta Greyhound |
      When she gives "apalay" as Breed
      Then she is asked for:
        | Breed | Rajapalayam |
      When she gives "no such dog" as Breed
      Then she is asked for:
        | Breed |  |
      When she chooses "Basset" as Breed
      Then Breed is "Basset Hound"

    Scenario: Enter takes the first breed or the marked one, and goes on only once a breed is taken
      When she begins a new pet
      And she gives "apalay" as Breed
      And she presses Enter
      Then Breed is "Rajapalayam"
      And she is told nothing
      When she gives "HOUND" as Breed
      And she presses Down
      And she presses Down
      And she presses Enter
      Then Breed is "Afghan Hound"
      And she is told nothing
      When she presses Enter
      Then she sees "Please enter pet name"

    Scenario: Enter waits for the breeds that are still on their way
      Given the server keeps silent when asked for the breeds
      When she reloads the page
      And she begins a new pet
      And she gives "apalay" as Breed
      And she presses Enter
      Then she is told nothing
      When the server is well again
      Then Breed is "Rajapalayam"
      And she is told nothing

  Rule: Where the server says why it saves no pet, the page says so too

    Scenario: Beside its fields, and else in a line
      Given the server answers with status 200 when asked for a new pet:
        | status | false |
        | errors | {"dob": ["Too old."], "aggressiveness_level": "Not now.", "last_vaccination": "Too early.", "image": "Too dark.", "gender": "Which?"} |
      When she describes a new pet
      And she goes on
      Then she is told:
        | Pet image        | Too dark.  |
        | Gender           | Which?     |
        | Date of birth    | Too old.   |
        | Last vaccination | Too early. |
        | Aggression level | Not now.   |
      And the log tells of a new pet
      When she gives:
        | Aggression level | High          |
        | Date of birth    | March 1, 2025 |
      And she gives "a picture of 16 by 12 pixels" as Pet image
      Then she is told:
        | Gender           | Which?     |
        | Last vaccination | Too early. |
      When the server answers with status 403 when asked for a new pet:
        | message | Three pets are the most. |
      And she goes on
      Then she is told "Three pets are the most."
      And the log tells of a new pet

  Rule: A pet that cannot be saved is only logged, and sent again

    @engines
    Scenario: An answer to a large picture that comes from another address counts for nothing
      Given the server answers from another address when asked for a new pet
      When she describes a new pet
      And she gives "a detailed picture" as Pet image
      And she goes on
      Then she is told "We could not save this. Please try again."
      And the log tells of a new pet
      When the server is well again
      And she goes on
      Then Your pets is "Tara"

    Scenario: The pet is saved at the second try
      Given the server breaks down when asked for a new pet
      When she describes a new pet
      And she goes on
      Then the log tells of a new pet
      And she is told "We could not save this. Please try again."
      And Breed is "Rajapalayam"
      When she gives nothing as Name
      And she goes on
      Then she is told "Please enter pet name" about Name
      And she does not see "We could not save this. Please try again."
      When she gives "Tara" as Name
      And the server is well again
      And she goes on
      Then Your pets is "Tara"
      And the server has been asked for a new pet 2 times
      When she describes a new pet
      And she goes on
      Then she is asked for:
        | Your pets | Bruno, Simba, Tara, Tara |

    Scenario: The answer is lost, and the pet is still saved once
      Given the server loses its answer when asked for a new pet
      When she describes a new pet
      And she goes on
      Then the log tells of a new pet
      And she is told "We could not save this. Please try again."
      When the server is well again
      And she reloads the page
      And she gives "a picture" as Pet image
      And the server cannot be reached when asked for the pets
      And she goes on
      Then the log tells of the pets
      And she is told "We could not save this. Please try again."
      When the server is well again
      And she goes on
      Then Your pets is "Tara"
      And the server has been asked for a new pet 1 time
      And she is asked for:
        | Your pets | Bruno, Simba, Tara |

    Scenario: The answer is lost, and the pet is changed before it is sent again
      Given the server loses its answer when asked for a new pet
      When she describes a new pet
      And she goes on
      Then the log tells of a new pet
      And she is told "We could not save this. Please try again."
      When the server is well again
      And she chooses "High" as Aggression level
      And she goes on
      Then Your pets is "Tara"
      And the server has been asked for a new pet 2 times

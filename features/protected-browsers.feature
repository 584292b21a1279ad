@browser
Feature: Protected browsers
  Some browsers give false pixels to every site, so that none knows their owner again.

  Rule: No false picture is sent

    @engines
    Scenario: A small picture is sent as it is, and a large one is refused
      Given the device falsifies what is drawn
      And Asha is logged in
      And she is at the walking pet page
      When she describes a new pet
      And she gives "a large picture" as Pet image
      Then she is told "This picture is too large, and we could not make it smaller. Please choose a small JPEG or PNG." about Pet image
      And the log tells of the picture
      When she gives "a picture without a type" as Pet image
      Then she is told nothing
      When she goes on
      Then the server has received a new pet:
        | image | a PNG of 64 by 48 pixels |
        | …     |                          |

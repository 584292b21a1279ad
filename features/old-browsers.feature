@browser
Feature: Old browsers
  The app is for browsers from 2022 on, which lack much of what browsers have today.

  Rule: The oldest supported browsers work

    Scenario: A new customer books walks in the oldest browser
      Given the device has the oldest browser
      And Meera opens the walking package page
      When she fills in the walking package page
      And she goes on
      Then she sees the walking date page
      When she fills in the walking date page
      And she goes on
      And she fills in the walking sign-up page
      And she goes on
      Then she sees the walking address page
      And Saved addresses is "Pearl House"
      When she goes on
      And she describes a new pet
      And she goes on
      Then Your pets is "Tara"
      When she goes on
      Then she sees the walking summary
      When she goes on
      Then she sees the thank-you page

    Scenario: A dialog gives the focus back to a button that Safari did not give it
      Given the device has the oldest browser
      And the device is a phone
      And Meera opens the walking package page
      When she opens the menu
      And she closes the dialog
      Then she is taken to "Open menu"

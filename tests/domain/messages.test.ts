import { expect, test } from 'vitest';
import { messages } from '../../src/domain/messages';

test("every sentence is specified word for word", () => {
  expect(messages).toMatchObject({
    walking: {
      frequencyMissing: 'Please select walk frequency',
      daysMissing: 'Please select walking days',
      durationMissing: 'Please choose walk duration',
      packageMissing: 'Please choose a package',
      startDateMissing: 'Please select walking start date',
      morningTimeMissing: 'Please select morning time',
      afternoonTimeMissing: 'Please select afternoon time',
      eveningTimeMissing: 'Please select evening time',
      slotCountWrong: expect.any(Function),
      slotCountExceeded: expect.any(Function),
      addOnsOptional: 'Add-ons are optional',
      addOnsInvitation: "Enhance your pet's walk experience with our premium add-ons",
    },
    training: { packageMissing: 'Please select at least one package to continue.' },
    grooming: { packageMissing: 'Please select at least one grooming package' },
    appointment: {
      dateMissing: 'Please select a date',
      slotMissing: 'Please select a time slot',
      timeMissing: 'Please select a time',
    },
    account: {
      firstNameMissing: 'Please enter full name',
      phoneMissing: 'Please enter phone number',
      phoneInvalid: 'Please enter a valid 10-digit phone number',
      emailMissing: 'Please enter email',
      emailInvalid: 'Please enter a valid email address',
      genderMissing: 'Please select gender',
      locationMissing: 'Please enter location',
      alreadyExists: 'User already exists. Please login to continue.',
    },
    otp: {
      incomplete: 'Please enter the complete OTP',
      invalid: 'Invalid OTP. Please try again.',
      sendFailed: 'Failed to send OTP. Try again.',
      resendFailed: 'Failed to resend OTP.',
    },
    address: { noneSelected: 'Please select at least one address' },
    pet: {
      noneSelected: 'Please Atleast One pet',
      nameMissing: 'Please enter pet name',
      breedMissing: 'Please select breed',
      genderMissing: 'Please select gender',
      dateOfBirthMissing: 'Please select date of birth',
      lastVaccinationMissing: 'Please select last vaccination date',
      vaccinationBeforeBirth: 'Vaccination date cannot be before Date of Birth',
      imageMissing: 'Please upload a pet image',
      insuranceMissing: 'Please select insurance status',
      aggressionMissing: 'Please select aggression level',
      licenseMissing: 'Please select license status',
    },
    booking: {
      processing: 'Processing your request...',
      submitFailed: 'Failed to submit booking request.',
      somethingWentWrong: 'Something went wrong. Please try again.',
    },
    log: { pricingDataMissing: 'Missing required pricing data' },
  });
});

test('the sentences about slots name the count and the frequency', () => {
  const { slotCountWrong, slotCountExceeded } = messages.walking;
  expect(slotCountWrong(3, 'Thrice a Day')).toBe('Please select exactly 3 time slot(s) for Thrice a Day');
  expect(slotCountExceeded(1, 'Once a Day')).toBe('You can only select 1 time slot(s) for Once a Day');
});

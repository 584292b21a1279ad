import { PHONE_LENGTH, ZIP_CODE_LENGTH } from './lengths';

export const formMessages = {
  account: {
    firstNameMissing: 'Please enter full name',
    phoneMissing: 'Please enter phone number',
    phoneInvalid: `Please enter a valid ${PHONE_LENGTH}-digit phone number`,
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
  address: {
    noneSelected: 'Please select at least one address',
    zipCodeInvalid: `Please enter a ${ZIP_CODE_LENGTH}-digit PIN code`,
  },
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
  /** By decisions A6, B13, D12, F3 and F6, not by the specification. */
  quiet: {
    signUpFailed: 'We could not sign you up. Please try again.',
    stillSending: 'Still sending…',
    bookingMayBeSent: 'Your request may already have been sent. Check the app before you send it again.',
    bookingRefused: 'Your request was not sent. Change a part of it, or try again.',
    notSaved: 'We could not save this. Please try again.',
    addressNotSaved: "Your new address is not saved yet. Tap 'Add New Address' to finish it. We kept what you typed.",
    packagesNotLoaded: 'We could not load the packages. Please try again.',
    notLocated: 'We could not find you. Search for your area.',
  },
} as const;

/** In the specification's or a decision's wording. Those in form-messages.ts and telemetry-messages.ts load later. */
export const messages = {
  walking: {
    frequencyMissing: 'Please select walk frequency',
    daysMissing: 'Please select walking days',
    durationMissing: 'Please choose walk duration',
    packageMissing: 'Please choose a package',
    startDateMissing: 'Please select walking start date',
    morningTimeMissing: 'Please select morning time',
    afternoonTimeMissing: 'Please select afternoon time',
    eveningTimeMissing: 'Please select evening time',
    slotCountWrong: (count: number, frequency: string) =>
      `Please select exactly ${count} time slot(s) for ${frequency}`,
    slotCountExceeded: (count: number, frequency: string) =>
      `You can only select ${count} time slot(s) for ${frequency}`,
    addOnsOptional: 'Add-ons are optional',
    addOnsInvitation: "Enhance your pet's walk experience with our premium add-ons",
    addOnsPricedInQuotes: 'Priced in your quotes',
  },
  training: {
    packageMissing: 'Please select at least one package to continue.',
  },
  grooming: {
    packageMissing: 'Please select at least one grooming package',
  },
  appointment: {
    dateMissing: 'Please select a date',
    slotMissing: 'Please select a time slot',
    timeMissing: 'Please select a time',
  },
  booking: {
    processing: 'Processing your request...',
    submitFailed: 'Failed to submit booking request.',
    somethingWentWrong: 'Something went wrong. Please try again.',
  },
  /** From decision A4, not from the specification. */
  server: {
    unreachable: 'Could not reach the server',
  },
  log: {
    pricingDataMissing: 'Missing required pricing data',
  },
} as const;

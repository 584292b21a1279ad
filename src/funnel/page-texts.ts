/** Worded exactly as the specification or a decision demands. */
export const pageTexts = {
  headings: {
    package: '01. Choose Your Perfect Package',
    schedule: '02. Book Date & Time',
    signUp: 'Add Your Details',
    login: 'Welcome Back',
    address: 'My Address',
    petDetails: 'Add Pet Your Details',
    summary: 'Booking Summary',
    thankYou: 'Thank You',
    app: 'Get the app',
    notFound: 'We could not find this page',
  },
  estimatedTotal: 'Estimated total',
  startsFrom: 'Starts from',
  showLess: 'Show Less',
  showMore: (count: number) => `+ ${count} more`,
  alreadyHaveAnAccount: 'Already Have An Account?',
  selectLocation: 'Select Location',
} as const;

/** The labels of the specification that stand on a page by themselves, to the letter. A field's label stands with its field. */
export const labels = {
  headings: {
    package: '01. Choose Your Perfect Package',
    schedule: '02. Book Date & Time',
    signUp: 'Add Your Details',
    login: 'Welcome Back',
    address: 'My Address',
    petDetails: 'Add Pet Your Details',
    summary: 'Booking Summary',
    thankYou: 'Thank You',
  },
  startsFrom: 'Starts from',
  showLess: 'Show Less',
  showMore: (count: number) => `+ ${count} more`,
  alreadyHaveAnAccount: 'Already Have An Account?',
  selectLocation: 'Select Location',
} as const;

/**
 * The labels that the owner specified and that stand on a page by themselves, to the letter (spec section 2). Those of fields and
 * buttons stand where the page has them; those of options in their service's file.
 */
export const labels = {
  /** What stands at the top of each page. */
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
  hairTrimming: 'Hair Trimming',
  showLess: 'Show Less',
  showMore: (count: number) => `+ ${count} more`,
  alreadyHaveAnAccount: 'Already Have An Account?',
  selectLocation: 'Select Location',
} as const;

import type { BookingPage } from '../../src/domain/progress';

/** With the number of the booking step. */
export const PAGE_LABELS: Readonly<Record<BookingPage, string>> = {
  package: '1 Package',
  schedule: '2 Date and time',
  signUp: '3 Sign up',
  login: '3 Log in',
  address: '3 Address',
  petDetails: '4 Pet',
  summary: 'Summary',
};

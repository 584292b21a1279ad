import type { BookingPage } from '../../src/domain/progress';

/** The names of the app's pages in the demo's panel, with the number of the booking step that a page belongs to. */
export const PAGE_LABELS: Readonly<Record<BookingPage, string>> = {
  package: '1 Package',
  schedule: '2 Date and time',
  signUp: '3 Sign up',
  login: '3 Log in',
  address: '3 Address',
  petDetails: '4 Pet',
  summary: 'Summary',
};

import { LAST_STATES } from './last-states';
import { PACKAGE_AND_DATE_STATES } from './package-and-date-states';
import { SIGN_UP_TO_PET_STATES } from './sign-up-to-pet-states';
import type { State } from './state';

/** All states of all pages, for the tests of the appearance and for the screenshots. */
export const STATES: readonly State[] = [...PACKAGE_AND_DATE_STATES, ...SIGN_UP_TO_PET_STATES, ...LAST_STATES];

/** The states with the most content: `npm test` looks at these, and `npm run test:appearance` at the others too. */
const FULLEST =
  /^(walking 1, errors|training 1, all add-ons shown|grooming 1, trim chosen|walking 2, filled in|sign-up, errors|location, filled in|address, two saved|new pet, errors|calendar, days|walking summary|thank you)$/;

export const isFullest = ({ name }: State): boolean => FULLEST.test(name);

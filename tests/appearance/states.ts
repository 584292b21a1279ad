import { PACKAGE_STATES } from './package-states';
import { OTHER_STATES } from './other-states';
import { SIGN_UP_TO_PET_STATES } from './sign-up-to-pet-states';
import { SCHEDULE_STATES } from './schedule-states';
import type { State } from './state';

/** All states of all pages, for the tests of the appearance and for the screenshots. */
export const STATES: readonly State[] = [...PACKAGE_STATES, ...SCHEDULE_STATES, ...SIGN_UP_TO_PET_STATES, ...OTHER_STATES];

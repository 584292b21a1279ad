import { LAST_STATES } from './last-states';
import { PACKAGE_AND_DATE_STATES } from './package-and-date-states';
import { SIGN_UP_TO_PET_STATES } from './sign-up-to-pet-states';
import type { State } from './state';

export const STATES: readonly State[] = [...PACKAGE_AND_DATE_STATES, ...SIGN_UP_TO_PET_STATES, ...LAST_STATES];

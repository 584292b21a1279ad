import { FIRST_STEPS } from './first-steps';
import { OTHER_PAGES } from './other-pages';
import { PEOPLE_STATES } from './people';
import { SECOND_STEPS } from './second-steps';
import type { State } from './state';

/** Every page, each in the states that it can be in. */
export const STATES: readonly State[] = [...FIRST_STEPS, ...SECOND_STEPS, ...PEOPLE_STATES, ...OTHER_PAGES];

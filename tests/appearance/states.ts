import { PACKAGE_STATES } from './package-states';
import { OTHER_STATES } from './other-states';
import { CUSTOMER_STATES } from './customer-states';
import { SCHEDULE_STATES } from './schedule-states';
import type { State } from './state';

/** Every state of every page. */
export const STATES: readonly State[] = [...PACKAGE_STATES, ...SCHEDULE_STATES, ...CUSTOMER_STATES, ...OTHER_STATES];

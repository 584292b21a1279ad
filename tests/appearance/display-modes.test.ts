import { testEachState } from './test-each-state';
import { DARK_ON_COMPUTER, DARK_ON_PHONE, LARGE_ON_COMPUTER, LARGE_ON_PHONE, LIGHT_ON_COMPUTER } from './display-modes';

// What the one look of appearance.test.ts leaves off.

const ON_BOTH = { audited: [DARK_ON_COMPUTER], compared: [LIGHT_ON_COMPUTER, DARK_ON_PHONE], measured: [LARGE_ON_PHONE] };
const ON_ONE = {
  360: { audited: [], compared: [DARK_ON_PHONE], measured: [LARGE_ON_PHONE] },
  // On a computer the header alone has no room to spare.
  1280: { audited: [DARK_ON_COMPUTER], measured: [LARGE_ON_COMPUTER] },
};

testEachState('nothing is wrong in dark, on a computer, and with large text', ({ onlyAt }) => (onlyAt ? ON_ONE[onlyAt] : ON_BOTH));

import { testEachState } from './test-each-state';
import { DARK_ON_COMPUTER, DARK_ON_PHONE, LARGE_ON_COMPUTER, LARGE_ON_PHONE, LIGHT_ON_COMPUTER } from './display-modes';

// The display modes that appearance.test.ts leaves out.

const AT_BOTH_WIDTHS = { allRules: [DARK_ON_COMPUTER], displayRules: [LIGHT_ON_COMPUTER, DARK_ON_PHONE], overflow: [LARGE_ON_PHONE] };
const AT_ONE_WIDTH = {
  360: { allRules: [], displayRules: [DARK_ON_PHONE], overflow: [LARGE_ON_PHONE] },
  // At 1280 px only the header is short of room.
  1280: { allRules: [DARK_ON_COMPUTER], overflow: [LARGE_ON_COMPUTER] },
};

testEachState('nothing is wrong in dark, on a computer, and with large text', ({ onlyAt }) => (onlyAt ? AT_ONE_WIDTH[onlyAt] : AT_BOTH_WIDTHS));

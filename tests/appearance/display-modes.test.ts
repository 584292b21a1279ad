import { testEachState } from './test-each-state';
import { DARK_ON_COMPUTER, DARK_ON_PHONE, LARGE_ON_COMPUTER, LARGE_ON_PHONE, LIGHT_ON_COMPUTER, LIGHT_ON_PHONE, NARROWEST } from './display-modes';
import { STATES } from './states';

const AT_BOTH_WIDTHS = {
  allRules: [LIGHT_ON_PHONE, DARK_ON_COMPUTER],
  displayRules: [LIGHT_ON_COMPUTER, DARK_ON_PHONE],
  overflow: [LIGHT_ON_PHONE, NARROWEST, LARGE_ON_PHONE],
};
const AT_ONE_WIDTH = {
  360: { allRules: [LIGHT_ON_PHONE], displayRules: [DARK_ON_PHONE], overflow: [LIGHT_ON_PHONE, NARROWEST, LARGE_ON_PHONE] },
  // These states exist only at 1280 px, so narrow windows are not checked. There, only large text may overflow, in the header.
  1280: { allRules: [LIGHT_ON_COMPUTER, DARK_ON_COMPUTER], overflow: [LARGE_ON_COMPUTER] },
};

testEachState('axe finds nothing, nothing overflows, the chat link covers nothing, and the console is empty, in all display modes', STATES, ({ onlyAt }) =>
  onlyAt ? AT_ONE_WIDTH[onlyAt] : AT_BOTH_WIDTHS,
);

import { testEachState } from './test-each-state';
import { LIGHT_ON_COMPUTER, LIGHT_ON_PHONE, NARROWEST } from './display-modes';

// The one look that finds most; looks.test.ts takes the others.

const ON_PHONE = { audited: [LIGHT_ON_PHONE], measured: [LIGHT_ON_PHONE, NARROWEST] };
const ON_COMPUTER = { audited: [LIGHT_ON_COMPUTER], measured: [] };

testEachState('nothing is wrong for axe, wider than 320 px, out of sight in a dialog, under the chat link, or told to the console', ({ onlyAt }) => (onlyAt === 1280 ? ON_COMPUTER : ON_PHONE));

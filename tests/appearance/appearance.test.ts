import { testEachState } from './test-each-state';
import { LIGHT_ON_COMPUTER, LIGHT_ON_PHONE, NARROWEST } from './display-modes';

// The display modes that find most; display-modes.test.ts has the others.

const ON_PHONE = { allRules: [LIGHT_ON_PHONE], overflow: [LIGHT_ON_PHONE, NARROWEST] };
const ON_COMPUTER = { allRules: [LIGHT_ON_COMPUTER], overflow: [] };

testEachState(
  'axe finds nothing, nothing overflows 320 px or a dialog, the chat link covers nothing, and the console is empty',
  ({ onlyAt }) => (onlyAt === 1280 ? ON_COMPUTER : ON_PHONE),
);

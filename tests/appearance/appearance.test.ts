import { testEachState } from './test-each-state';
import { LIGHT_ON_COMPUTER, LIGHT_ON_PHONE, NARROWEST } from './display-modes';
import { STATES } from './states';

// Checks only the page states with the most content, in the display modes that show most problems. display-modes.test.ts checks all.

const FULLEST = /^(walking 1, errors|training 1, all add-ons shown|grooming 1, trim chosen|walking 2, filled in|sign-up, errors|location, filled in|address, two saved|new pet, errors|calendar, days|walking summary|thank you)$/;

testEachState(
  'axe finds nothing, nothing overflows 320 px or a dialog, the chat link covers nothing, and the console is empty',
  STATES.filter(({ name }) => FULLEST.test(name)),
  ({ onlyAt }) =>
    onlyAt === 1280 ? { allRules: [LIGHT_ON_COMPUTER], overflow: [] } : { allRules: [LIGHT_ON_PHONE], overflow: [LIGHT_ON_PHONE, NARROWEST] },
);

// Cucumber loads its reports as plain modules; boot.mjs lets them import TypeScript.
import { createRequire } from 'node:module';
import '../support/boot.mjs';

const require = createRequire(import.meta.url);
const { adviceOn, advising, isEvidence } = await import('./advice.ts');
const { nearestSteps } = await import('./nearest-steps.ts');
const { citing } = await import('./places.ts');
const { hintOn } = await import('../../tests/support/slips.ts');
const { KNOWN_STEPS, STEP_PLACES } = await import('../support/vocabulary.ts');
const { WORD_LISTS } = await import('../support/words.ts');

/**
 * One of Cucumber's own reports, with the places that help a reader, and the nearest steps in place of code for an unknown one.
 * What a failed scenario leaves behind would fill a terminal: only reports with evidence have it.
 */
export function advised(name, { hasEvidence }) {
  const { default: report } = require(`@cucumber/cucumber/lib/formatter/builtin/${name}`);
  const advise = (text) => adviceOn(nearestSteps(text, KNOWN_STEPS, WORD_LISTS), hintOn(text));
  return {
    ...report,
    formatter: (context) => {
      const advisedMessages = advising(advise);
      const cited = citing(STEP_PLACES);
      const told = (message) => advisedMessages(cited(message)).filter((each) => hasEvidence || !isEvidence(each));
      return report.formatter({
        ...context,
        on: (key, handle) => context.on(key, (message) => told(message).forEach(handle)),
      });
    },
  };
}

// Thin glue: Cucumber loads its reports as plain modules, and the steps are known to the runner that has read them.
import { createRequire } from 'node:module';
import { runner } from '../support/boot.mjs';

const require = createRequire(import.meta.url);
const { adviceOn, advising, isEvidence } = await runner.import('/features/reports/advice.ts');
const { nearestSteps } = await runner.import('/features/reports/nearest-steps.ts');
const { KNOWN_STEPS } = await runner.import('/features/support/vocabulary.ts');
const { WORD_LISTS } = await runner.import('/features/support/words.ts');

/**
 * One of Cucumber's own reports, with the nearest known steps where it has code for a step that is not defined. What a
 * failed scenario leaves behind would fill a terminal: only reports with evidence have it.
 */
export function advised(name, { hasEvidence }) {
  const { default: report } = require(`@cucumber/cucumber/lib/formatter/builtin/${name}`);
  const advise = (text) => adviceOn(nearestSteps(text, KNOWN_STEPS, WORD_LISTS));
  return {
    ...report,
    formatter: (context) => {
      const advisedMessages = advising(advise);
      const told = (message) => advisedMessages(message).filter((each) => hasEvidence || !isEvidence(each));
      return report.formatter({
        ...context,
        on: (key, handle) => context.on(key, (message) => told(message).forEach(handle)),
      });
    },
  };
}

// Cucumber loads reports as plain modules. The steps live in the module runner that read them.
import { createRequire } from 'node:module';
import { runner } from '../support/load-typescript.mjs';

const require = createRequire(import.meta.url);
const { adviceOn, withAdvice, isEvidence } = await runner.import('/features/reports/advice.ts');
const { nearestSteps } = await runner.import('/features/reports/nearest-steps.ts');
const { withSourceLines } = await runner.import('/features/reports/source-lines.ts');
const { spellingHint } = await runner.import('/tests/support/spelling-hints.ts');
const { KNOWN_STEPS, STEP_LOCATIONS } = await runner.import('/features/support/vocabulary.ts');
const { WORD_LISTS } = await runner.import('/features/support/parameter-types.ts');

/**
 * One of Cucumber's own reports, with source lines, and with the nearest steps in place of code for an unknown one. Screenshots
 * and notes of failures would fill a terminal, so only reports with evidence get them.
 */
export function cucumberReport(name, { hasEvidence }) {
  const { default: report } = require(`@cucumber/cucumber/lib/formatter/builtin/${name}`);
  const advise = (text) => adviceOn(nearestSteps(text, KNOWN_STEPS, WORD_LISTS), spellingHint(text));
  return {
    ...report,
    formatter: (context) => {
      const addAdvice = withAdvice(advise);
      const addLines = withSourceLines(STEP_LOCATIONS);
      const filtered = (message) => addAdvice(addLines(message)).filter((each) => hasEvidence || !isEvidence(each));
      return report.formatter({
        ...context,
        on: (key, handle) => context.on(key, (message) => filtered(message).forEach(handle)),
      });
    },
  };
}

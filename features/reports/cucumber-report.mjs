// Cucumber loads its reports as plain modules; load-typescript.mjs lets them import TypeScript.
import { createRequire } from 'node:module';
import '../support/load-typescript.mjs';

const require = createRequire(import.meta.url);
const { adviceOn, withAdvice, isEvidence } = await import('./advice.ts');
const { nearestSteps } = await import('./nearest-steps.ts');
const { withSourceLines } = await import('./source-lines.ts');
const { spellingHint } = await import('../../tests/support/spelling-hints.ts');
const { KNOWN_STEPS, STEP_LOCATIONS } = await import('../support/vocabulary.ts');
const { WORD_LISTS } = await import('../support/parameter-types.ts');

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

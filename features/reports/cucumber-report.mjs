// Cucumber loads its reports as JavaScript modules. The import of load-typescript.mjs lets this module import TypeScript.
import { createRequire } from 'node:module';
import '../support/load-typescript.mjs';

const require = createRequire(import.meta.url);
const { unknownStepText, withAdvice, isEvidence } = await import('./advice.ts');
const { nearestSteps } = await import('./nearest-steps.ts');
const { withSourceLines } = await import('./source-lines.ts');
const { spellingHint } = await import('../../tests/support/spelling-hints.ts');
const { KNOWN_STEPS, STEP_LOCATIONS } = await import('../support/vocabulary.ts');
const { WORD_LISTS } = await import('../support/parameter-types.ts');

/**
 * Makes one of Cucumber's own reports, by its name, and adds source lines and advice on unknown steps. Without `hasEvidence` it leaves
 * out the screenshots and notes of failed scenarios, which would fill a terminal.
 */
export function cucumberReport(name, { hasEvidence }) {
  const { default: report } = require(`@cucumber/cucumber/lib/formatter/builtin/${name}`);
  const advise = (text) => unknownStepText(nearestSteps(text, KNOWN_STEPS, WORD_LISTS), spellingHint(text));
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

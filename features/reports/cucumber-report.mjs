// Cucumber loads its reports as JavaScript modules. The import of load-typescript.mjs lets this module import TypeScript.
import { createRequire } from 'node:module';
import '../support/load-typescript.mjs';

const require = createRequire(import.meta.url);
const { adviceOn } = await import('./advice.ts');

/** Cucumber shows text of this media type as a note beside a step. */
const NOTE = 'text/x.cucumber.log+plain';

/**
 * Makes one of Cucumber's own reports, by its name, with advice beside unknown steps. Without `hasEvidence` it leaves out the
 * screenshots and texts of failed scenarios, which would fill a terminal.
 */
export function cucumberReport(name, { hasEvidence }) {
  const { default: report } = require(`@cucumber/cucumber/lib/formatter/builtin/${name}`);
  return {
    ...report,
    formatter: (context) => {
      const advised = withAdvice();
      const filtered = (message) =>
        advised(message).filter(({ attachment }) => hasEvidence || !attachment || attachment.mediaType === NOTE);
      return report.formatter({
        ...context,
        on: (key, handle) => context.on(key, (message) => filtered(message).forEach(handle)),
      });
    },
  };
}

/** Makes a filter for Cucumber's messages. In place of the code that Cucumber suggests for an unknown step, the step gets advice. */
function withAdvice() {
  const expressions = [];
  const textOf = new Map();
  const pickleStepOf = new Map();
  const unknown = new Set();
  return (message) => {
    const { stepDefinition, pickle, testCase, suggestion, testStepFinished } = message;
    if (stepDefinition) expressions.push(stepDefinition.pattern.source);
    for (const { id, text } of pickle?.steps ?? []) textOf.set(id, text);
    for (const { id, pickleStepId } of testCase?.testSteps ?? []) if (pickleStepId) pickleStepOf.set(id, pickleStepId);
    if (suggestion) {
      unknown.add(suggestion.pickleStepId);
      return [];
    }
    const pickleStepId = testStepFinished && pickleStepOf.get(testStepFinished.testStepId);
    if (!unknown.has(pickleStepId)) return [message];
    const { testCaseStartedId, testStepId, timestamp } = testStepFinished;
    const body = adviceOn(textOf.get(pickleStepId), expressions);
    return [
      message,
      { attachment: { body, contentEncoding: 'IDENTITY', mediaType: NOTE, testCaseStartedId, testStepId, timestamp } },
    ];
  };
}

// Cucumber loads its reports as JavaScript modules; load-typescript.mjs lets this one import TypeScript.
import { createRequire } from 'node:module';
import '../support/load-typescript.mjs';

const require = createRequire(import.meta.url);
const { formatterHelpers } = require('@cucumber/cucumber');
const { adviceOn } = await import('./advice.ts');

/** Cucumber shows text of this media type as a note beside a step. */
const NOTE = 'text/x.cucumber.log+plain';

/** Without `hasEvidence` it leaves out the screenshots and texts of failed scenarios, which would fill a terminal. */
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

/** An unknown or failed step gets its line; an unknown one advice, in place of the code that Cucumber suggests. */
function withAdvice() {
  const expressions = [];
  const written = {};
  const pickleSteps = new Map();
  const stepOf = new Map();
  const unknown = new Set();
  return (message) => {
    const { stepDefinition, gherkinDocument, pickle, testCase, suggestion, testStepFinished } = message;
    if (stepDefinition) expressions.push(stepDefinition.pattern.source);
    if (gherkinDocument)
      Object.assign(written, formatterHelpers.GherkinDocumentParser.getGherkinStepMap(gherkinDocument));
    for (const step of pickle?.steps ?? []) pickleSteps.set(step.id, { ...step, uri: pickle.uri });
    for (const { id, pickleStepId } of testCase?.testSteps ?? []) stepOf.set(id, pickleSteps.get(pickleStepId));
    if (suggestion) {
      unknown.add(suggestion.pickleStepId);
      return [];
    }
    const step = testStepFinished && stepOf.get(testStepFinished.testStepId);
    if (!step || !['FAILED', 'UNDEFINED'].includes(testStepFinished.testStepResult.status)) return [message];
    const { testCaseStartedId, testStepId, timestamp } = testStepFinished;
    const place = `${step.uri}:${written[step.astNodeIds[0]].location.line}`;
    const body = unknown.has(step.id) ? `${place}: ${adviceOn(step, expressions)}` : place;
    return [
      message,
      { attachment: { body, contentEncoding: 'IDENTITY', mediaType: NOTE, testCaseStartedId, testStepId, timestamp } },
    ];
  };
}

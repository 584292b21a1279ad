import '../support/load-typescript.mjs';

const { FORMS, SAMPLES, WORDS } = await import('../support/words.ts');
const { APP_SENTENCES } = await import('../support/sentences.ts');

/** `npm run steps`: runs no scenario. */
export default {
  type: 'formatter',
  formatter({ on, write }) {
    const definitions = new Map();
    const pickleSteps = new Map();
    const firstUses = new Map();
    on('message', ({ stepDefinition, pickle, testCase, testRunFinished }) => {
      if (stepDefinition) definitions.set(stepDefinition.id, stepDefinition.pattern.source);
      for (const step of pickle?.steps ?? [])
        pickleSteps.set(step.id, { ...step, uri: pickle.uri, line: pickle.location.line });
      for (const { pickleStepId, stepDefinitionIds = [] } of testCase?.testSteps ?? []) {
        for (const id of stepDefinitionIds) if (!firstUses.has(id)) firstUses.set(id, pickleSteps.get(pickleStepId));
      }
      if (testRunFinished)
        write(vocabularyText([...definitions].map(([id, expression]) => ({ expression, use: firstUses.get(id) }))));
    });
  },
};

function vocabularyText(steps) {
  return [
    'THE STEPS',
    ...steps.flatMap(({ expression, use }) => [
      `  ${expression}`,
      ...(use ? [`      ${use.text}  # ${use.uri}:${use.line}`] : []),
    ]),
    '\nTHE WORDS',
    ...Object.entries(WORDS).flatMap(([parameter, { of, words }]) => [
      `  {${parameter}} is ${of}:`,
      ...words.map((word) => `      ${word}`),
    ]),
    '\nTHE OTHERS',
    ...Object.entries(SAMPLES).map(([parameter, sample]) => `  {${parameter}}, such as ${sample}`),
    '\nTHE FORMS',
    ...Object.entries(FORMS).flatMap(([of, forms]) => [`  ${of}:`, ...forms.map((form) => `      ${form}`)]),
    '\nTHE SENTENCES',
    ...new Set(APP_SENTENCES.map(({ text }) => `  "${text}"`)),
    '',
  ].join('\n');
}

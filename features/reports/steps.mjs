import '../support/load-typescript.mjs';

const { vocabularyText } = await import('./vocabulary-text.ts');
const { KNOWN_STEPS } = await import('../support/vocabulary.ts');
const { FORMS, WORD_LISTS } = await import('../support/parameter-types.ts');
const { APP_SENTENCES, sentencesIn } = await import('../support/sentences.ts');

/** Prints all steps, the words of their parameters, and the sentences of the app with the scenarios that quote them. Runs no scenario. */
export default {
  type: 'formatter',
  formatter({ on, write }) {
    const scenarios = [];
    on('message', ({ pickle, testRunFinished }) => {
      if (pickle) scenarios.push({ place: `${pickle.uri}:${pickle.location.line}`, sentences: sentencesIn(pickle.steps.map(withTable)) });
      if (testRunFinished) write(vocabularyText(KNOWN_STEPS, WORD_LISTS, FORMS, [...new Set(APP_SENTENCES.map(({ text }) => text))].map((text) => quotedIn(text, scenarios))));
    });
  },
};

function withTable({ text, argument }) {
  return { text, table: argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)) };
}

function quotedIn(text, scenarios) {
  return { text, places: scenarios.filter(({ sentences }) => sentences.some((sentence) => sentence.text === text)).map(({ place }) => place) };
}

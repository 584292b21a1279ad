import '../support/load-typescript.mjs';

const { vocabularyText } = await import('./vocabulary-text.ts');
const { KNOWN_STEPS } = await import('../support/vocabulary.ts');
const { FORMS, WORD_LISTS } = await import('../support/parameter-types.ts');

/** Prints all steps and the words of their parameters. No scenario runs. */
export default {
  type: 'formatter',
  formatter: ({ write }) => void write(vocabularyText(KNOWN_STEPS, WORD_LISTS, FORMS)),
};

import { runner } from '../support/load-typescript.mjs';

const { vocabularyText } = await runner.import('/features/reports/vocabulary-text.ts');
const { KNOWN_STEPS } = await runner.import('/features/support/vocabulary.ts');
const { FORMS, WORD_LISTS } = await runner.import('/features/support/parameter-types.ts');

/** Prints the vocabulary; nothing is run. */
export default {
  type: 'formatter',
  formatter: ({ write }) => void write(vocabularyText(KNOWN_STEPS, WORD_LISTS, FORMS)),
};

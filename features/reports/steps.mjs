import '../support/boot.mjs';

const { vocabularyText } = await import('./vocabulary-text.ts');
const { KNOWN_STEPS } = await import('../support/vocabulary.ts');
const { FORMS, WORD_LISTS } = await import('../support/words.ts');

/** A report of no run: prints what scenarios can say. */
export default {
  type: 'formatter',
  formatter: ({ write }) => void write(vocabularyText(KNOWN_STEPS, WORD_LISTS, FORMS)),
};

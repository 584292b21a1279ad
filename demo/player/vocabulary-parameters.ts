import { FORMS, WORD_LISTS } from '../../features/support/parameter-types';
import { APP_SENTENCES } from '../../features/support/sentences';
import type { Parameter } from './complete-step';

/** How values without a word list begin to be written. */
const FIRST_FORMS: Readonly<Record<string, string>> = { value: '""', string: '""', time: '6:00 AM', day: 'tomorrow', money: '₹', int: '1' };

/** All parameters of the vocabulary. A message is one of the app's sentences. */
export const PARAMETERS: readonly Parameter[] = [
  ...WORD_LISTS.map(({ parameter, list }) => ({ name: parameter, words: list.words, form: '' })),
  ...FORMS.filter(({ parameter }) => parameter in FIRST_FORMS).map(({ parameter }) => ({ name: parameter, words: [], form: FIRST_FORMS[parameter]! })),
  { name: 'message', words: APP_SENTENCES.map(({ text }) => `"${text}"`), form: '' },
];

import { FORMS, WORD_LISTS } from '../../features/support/parameter-types';
import { APP_SENTENCES } from '../../features/support/sentences';
import type { Parameter } from './complete-step';

/** What the editor offers as the start of a free value, by the parameter's name. */
const FIRST_FORMS: Readonly<Record<string, string>> = { value: '""', string: '""', time: '6:00 AM', day: 'tomorrow', money: '₹', int: '1' };

/** All parameters of steps, for the editor's completions. The words of 'message' are the app's sentences, in quotes. */
export const PARAMETERS: readonly Parameter[] = [
  ...WORD_LISTS.map(({ parameter, list }) => ({ name: parameter, words: list.words, form: '' })),
  ...FORMS.filter(({ parameter }) => parameter in FIRST_FORMS).map(({ parameter }) => ({ name: parameter, words: [], form: FIRST_FORMS[parameter]! })),
  { name: 'message', words: APP_SENTENCES.map(({ text }) => `"${text}"`), form: '' },
];

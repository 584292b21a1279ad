import { formMessages } from '../../src/domain/form-messages';
import { messages } from '../../src/domain/messages';
import { WALK_FREQUENCIES } from '../../src/domain/walking/choices';
import { pageTexts } from '../../src/views/page-texts';
import { DETAILS } from '../../tests/library/details';
import { SUBMIT_BUTTONS } from '../../tests/library/flows';
import { ScenarioError } from '../../tests/library/scenario-error';
import { nearestWords } from '../../tests/library/word-list';

/** A sentence that the app can show, and its name in src/domain/messages.ts or form-messages.ts, such as 'walking.packageMissing'. */
interface AppSentence {
  readonly name: string;
  readonly text: string;
}

/** All sentences that the app can show. A sentence that mentions the walk frequency is in the list once for each frequency. */
export const APP_SENTENCES: readonly AppSentence[] = Object.entries({
  ...messages,
  ...formMessages,
}).flatMap(([group, sentences]) =>
  Object.entries(sentences).flatMap(([name, sentence]) =>
    (typeof sentence === 'string'
      ? [sentence]
      : WALK_FREQUENCIES.map(({ value, walksPerDay }) => sentence(walksPerDay, value))
    ).map((text) => ({ name: `${group}.${name}`, text })),
  ),
);

/** A step's words, and its table if it has one. */
interface QuotingStep {
  readonly text: string;
  readonly table?: readonly (readonly string[])[] | undefined;
}

/** The app's sentences that any of these steps quotes, between double quotes or as a whole table cell. */
export function sentencesIn(steps: readonly QuotingStep[]): readonly AppSentence[] {
  const quoted = new Set(
    steps.flatMap(({ text, table = [] }) => [
      ...[...text.matchAll(/"([^"]+)"/g)].map(([, words]) => words!),
      ...table.flat(),
    ]),
  );
  return APP_SENTENCES.filter(({ text }) => quoted.has(text));
}

/** Sentences of the app that belong to no field, and messages of the mock server. The step 'is told nothing' fails if the page shows one. */
export const SENTENCES_BESIDE_NO_FIELD: readonly string[] = [
  messages.server.unreachable,
  ...Object.values(formMessages.quiet),
  formMessages.otp.sendFailed,
  messages.booking.processing,
  messages.booking.submitFailed,
  messages.booking.somethingWentWrong,
  'Internal server error',
  'Unauthenticated',
  'We will be back soon',
];

/** Returns the text if it is a sentence of the app. Throws otherwise, so that no scenario waits for a misquoted sentence. */
export function readSentence(text: string): string {
  if (APP_SENTENCES.some((sentence) => sentence.text === text)) return text;
  const [nearest = ''] = nearestWords(text, [...APP_SENTENCES.map((sentence) => sentence.text), ...LABELS]);
  const advice = LABELS.includes(nearest)
    ? `"${nearest}" is a label: write 'sees' or 'is offered'.`
    : sentencesLike(text);
  throw new ScenarioError(`"${text}" is not a sentence of the specification. ${advice}`);
}

/** The texts of the app that are no sentences: buttons, fields and headings. */
const LABELS: readonly string[] = [
  ...Object.values(SUBMIT_BUTTONS),
  ...DETAILS.words,
  ...Object.values(pageTexts.headings),
  pageTexts.estimatedTotal,
];

/** Names the sentences of the app, and the `others`, that are similar to a text. */
export function sentencesLike(text: string, others: readonly string[] = []): string {
  return textsLike(text, [...APP_SENTENCES.map((sentence) => sentence.text), ...others]);
}

/** Names the texts that are similar to a text. */
export function textsLike(text: string, texts: readonly string[]): string {
  const nearest = nearestWords(text, [...new Set(texts)]).map((each) => `"${each}"`);
  return nearest.length > 0
    ? `The nearest: ${nearest.join(', ')}.`
    : 'Nothing is similar. For all sentences: npm run steps';
}

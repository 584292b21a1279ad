import { messages } from '../../src/domain/messages';
import { WALK_FREQUENCIES } from '../../src/domain/walking/choices';
import { ScenarioError } from '../../tests/support/scenario-error';

/** A sentence that the app can show, and its name in src/domain/messages.ts, such as 'walking.packageMissing'. */
export interface AppSentence {
  readonly name: string;
  readonly text: string;
}

/** All sentences that the app can show. A sentence that mentions the walk frequency is in the list once for each frequency. */
export const APP_SENTENCES: readonly AppSentence[] = Object.entries(messages).flatMap(([group, sentences]) =>
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
  const quoted = new Set(steps.flatMap(({ text, table = [] }) => [...[...text.matchAll(/"([^"]+)"/g)].map(([, words]) => words!), ...table.flat()]));
  return APP_SENTENCES.filter(({ text }) => quoted.has(text));
}

/** Sentences of the app that belong to no field, and messages of the mock server. The step 'is told nothing' fails if the page shows one. */
export const SENTENCES_BESIDE_NO_FIELD: readonly string[] = [
  messages.server.unreachable,
  ...Object.values(messages.quiet),
  messages.otp.sendFailed,
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
  const nearest = nearestSentences(text).map((sentence) => `"${sentence}"`);
  const advice = nearest.length > 0 ? `The nearest: ${nearest.join(', ')}.` : 'No sentence is similar. For all sentences: npm run steps';
  throw new ScenarioError(`"${text}" is not a sentence of the specification. ${advice}`);
}

const COUNT_OF_NEAREST = 3;
/** A sentence is suggested only if its share of common words, divided by the nearest sentence's share, is at least this number. */
const TOLERATED_PART = 0.75;

/** The few sentences of the app that share most words with a text, nearest first. */
function nearestSentences(text: string): readonly string[] {
  const words = wordsOf(text);
  const nearestFirst = APP_SENTENCES.map((sentence) => ({ text: sentence.text, share: shareOfCommonWords(words, wordsOf(sentence.text)) }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share);
  return nearestFirst.filter(({ share }) => share >= nearestFirst[0]!.share * TOLERATED_PART).slice(0, COUNT_OF_NEAREST).map((sentence) => sentence.text);
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[a-z]+/g));
}

function shareOfCommonWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return (2 * [...one].filter((word) => other.has(word)).length) / (one.size + other.size);
}

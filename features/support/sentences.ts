import { closestMatch } from 'leven';
import { messages } from '../../src/domain/messages';
import { WALK_FREQUENCIES } from '../../src/domain/walking/choices';
import { ScenarioError } from '../../tests/support/scenario-error';

/** A sentence of the specification, and its name in the code: 'walking.packageMissing'. */
export interface Sentence {
  readonly name: string;
  readonly text: string;
}

/** All sentences that the app can say. A sentence about a walk frequency is there once for each frequency. */
export const SENTENCES: readonly Sentence[] = Object.entries(messages).flatMap(([group, sentences]) =>
  Object.entries(sentences).flatMap(([name, sentence]) =>
    (typeof sentence === 'string'
      ? [sentence]
      : WALK_FREQUENCIES.map(({ value, walksPerDay }) => sentence(walksPerDay, value))
    ).map((text) => ({ name: `${group}.${name}`, text })),
  ),
);

/** The sentences that stand beside no field, and what a server may say. 'is told nothing' looks for none of them. */
export const PASSING_SENTENCES: readonly string[] = [
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

/** Answers the text if the app can say it; throws otherwise, so that no scenario waits for a misquoted sentence. */
export function readSentence(text: string): string {
  if (SENTENCES.some((sentence) => sentence.text === text)) return text;
  const nearest = closestMatch(text, SENTENCES.map((sentence) => sentence.text));
  throw new ScenarioError(`"${text}" is not a sentence of the specification. The nearest is "${nearest}".`);
}

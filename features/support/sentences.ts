import { closestMatch } from 'leven';
import { messages } from '../../src/domain/messages';
import { WALK_FREQUENCIES } from '../../src/domain/walking/choices';
import { StoryError } from '../../tests/support/story-error';

/** A sentence of the specification, and the name that the code has for it, 'walking.packageMissing'. */
export interface Sentence {
  readonly name: string;
  readonly text: string;
}

/** All sentences that the app can say. Those with a number and a frequency in them stand there once for each frequency. */
export const SENTENCES: readonly Sentence[] = Object.entries(messages).flatMap(([group, sentences]) =>
  Object.entries(sentences).flatMap(([name, sentence]) =>
    (typeof sentence === 'string'
      ? [sentence]
      : WALK_FREQUENCIES.map(({ value, walksPerDay }) => sentence(walksPerDay, value))
    ).map((text) => ({ name: `${group}.${name}`, text })),
  ),
);

/** The sentences that come and go beside no field, and what a server may say: none of them where nothing is told. */
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

/** Answers the text if the app can say it; throws for any other, so that no scenario waits for a sentence that is misquoted. */
export function readSentence(text: string): string {
  if (SENTENCES.some((sentence) => sentence.text === text)) return text;
  const nearest = closestMatch(text, SENTENCES.map((sentence) => sentence.text));
  throw new StoryError(`"${text}" is no sentence of the specification. The nearest is "${nearest}".`);
}

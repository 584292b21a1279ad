import { formMessages } from '../../src/domain/form-messages';
import { messages } from '../../src/domain/messages';
import { WALK_FREQUENCIES } from '../../src/domain/walking/choices';
import { ScenarioError } from '../../tests/library/scenario-error';
import { namesLike } from '../../tests/library/word-list';

/** `name` as in src/domain/messages.ts or form-messages.ts: 'walking.packageMissing'. */
interface AppSentence {
  readonly name: string;
  readonly text: string;
}

/** A sentence that mentions the walk frequency is there once for each frequency. */
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

/** Throws for another text, so that no scenario waits for a misquoted sentence. */
export function readSentence(text: string): string {
  const sentences = APP_SENTENCES.map((sentence) => sentence.text);
  if (sentences.includes(text)) return text;
  const quoted = [...new Set(sentences)].map((sentence) => `"${sentence}"`);
  throw new ScenarioError(`"${text}" is not a sentence of the specification, but ${namesLike(`"${text}"`, quoted)}.`);
}

import { formMessages } from '../../src/domain/form-messages';
import { messages } from '../../src/domain/messages';
import { WALK_FREQUENCIES } from '../../src/domain/walking/choices';
import { pageTexts } from '../../src/funnel/page-texts';
import { DETAILS } from '../../tests/library/details';
import { SUBMIT_BUTTONS } from '../../tests/library/flows';
import { ScenarioError } from '../../tests/library/scenario-error';
import { nearestWords } from '../../tests/library/word-list';

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

interface QuotingStep {
  readonly text: string;
  readonly table?: readonly (readonly string[])[] | undefined;
}

/** Between double quotes or as a whole table cell. */
export function sentencesIn(steps: readonly QuotingStep[]): readonly AppSentence[] {
  const quoted = new Set(
    steps.flatMap(({ text, table = [] }) => [
      ...[...text.matchAll(/"([^"]+)"/g)].map(([, words]) => words!),
      ...table.flat(),
    ]),
  );
  return APP_SENTENCES.filter(({ text }) => quoted.has(text));
}

/** Throws for another text, so that no scenario waits for a misquoted sentence. */
export function readSentence(text: string): string {
  if (APP_SENTENCES.some((sentence) => sentence.text === text)) return text;
  const [nearest = ''] = nearestWords(text, [...APP_SENTENCES.map((sentence) => sentence.text), ...LABELS]);
  const advice = LABELS.includes(nearest)
    ? `"${nearest}" is a label: write 'sees' or 'is offered'.`
    : sentencesLike(text);
  throw new ScenarioError(`"${text}" is not a sentence of the specification. ${advice}`);
}

const LABELS: readonly string[] = [
  ...Object.values(SUBMIT_BUTTONS),
  ...DETAILS.words,
  ...Object.values(pageTexts.headings),
  pageTexts.estimatedTotal,
];

export function sentencesLike(text: string, others: readonly string[] = []): string {
  return textsLike(text, [...APP_SENTENCES.map((sentence) => sentence.text), ...others]);
}

export function textsLike(text: string, texts: readonly string[]): string {
  const nearest = nearestWords(text, [...new Set(texts)]).map((each) => `"${each}"`);
  return nearest.length > 0
    ? `The nearest: ${nearest.join(', ')}.`
    : 'Nothing is similar. For all sentences: npm run steps';
}

import leven from 'leven';
import { ScenarioError } from './scenario-error';

/** Words that stand for something, and no others: what a scenario says in their place fails with those that are near. */
export interface ClosedList<Meaning> {
  /** What one of them is, 'a detail'. */
  readonly of: string;
  readonly words: readonly string[];
  /** Throws for a word that is not in the list. */
  read(word: string): Meaning;
}

/** Up to so many words a list is told as a whole. */
const SHORT_LIST = 8;
const COUNT_OF_NEAREST = 3;
/** Of the letters of a word, the share that may differ in one that is still near. */
const TOLERATED_SHARE = 0.5;

/** Makes a closed list of the words of a record and what each stands for. */
export function closedList<Meaning>(of: string, meanings: Readonly<Record<string, Meaning>>): ClosedList<Meaning> {
  const words = Object.keys(meanings);
  return {
    of,
    words,
    read: (word) => {
      if (!Object.hasOwn(meanings, word)) throw new ScenarioError(`'${word}' is not ${of}. ${adviceOn(word, words)}`);
      return meanings[word]!;
    },
  };
}

function adviceOn(word: string, words: readonly string[]): string {
  if (words.length <= SHORT_LIST) return `It has to be one of: ${words.join(', ')}.`;
  const nearest = nearestWords(word, words);
  return nearest.length > 0 ? `The nearest: ${nearest.join(', ')}.` : 'None is near. All there are: npm run steps';
}

/** Names that a page has in place of a misspelt one: those that are near, or all where none is. */
export function namesLike(word: string, names: readonly string[]): string {
  const near = nearestWords(word, names);
  return (near.length > 0 ? near : names).join(', ') || 'nothing like it';
}

/** The words most like a misspelt one, the nearest first. */
export function nearestWords(word: string, words: readonly string[]): readonly string[] {
  return words
    .map((each) => ({ each, share: shareThatDiffers(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ share }) => share <= TOLERATED_SHARE)
    .toSorted((one, other) => one.share - other.share)
    .slice(0, COUNT_OF_NEAREST)
    .map(({ each }) => each);
}

/** Of two words, the share of letters that differ; none where the known one goes on from the other. */
function shareThatDiffers(word: string, known: string): number {
  return known.startsWith(word) ? 0 : leven(word, known) / Math.max(word.length, known.length);
}

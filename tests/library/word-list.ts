import leven from 'leven';
import { ScenarioError } from './scenario-error';

export interface WordList<Meaning> {
  /** What each word names, with its article: 'a detail'. */
  readonly of: string;
  readonly words: readonly string[];
  readonly read: (word: string) => Meaning;
}

const COUNT_OF_NEAREST = 3;
/** Of the letters: of two near words no more differ. */
const TOLERATED_SHARE = 0.5;

export function wordList<Meaning>(of: string, meanings: Readonly<Record<string, Meaning>>): WordList<Meaning> {
  const words = Object.keys(meanings);
  return {
    of,
    words,
    read: (word) => {
      if (!Object.hasOwn(meanings, word))
        throw new ScenarioError(`'${word}' is not ${of}, but ${namesLike(word, words)}.`);
      return meanings[word]!;
    },
  };
}

export function namesLike(word: string, names: readonly string[]): string {
  const near = nearestWords(word, names);
  return (near.length > 0 ? near : names).join(', ') || 'nothing like it';
}

export function nearestWords(word: string, words: readonly string[]): readonly string[] {
  return words
    .map((each) => ({ each, share: shareThatDiffers(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ share }) => share <= TOLERATED_SHARE)
    .toSorted((one, other) => one.share - other.share)
    .slice(0, COUNT_OF_NEAREST)
    .map(({ each }) => each);
}

/** Of the letters; 0 if the known word begins with the other word. */
function shareThatDiffers(word: string, known: string): number {
  return known.startsWith(word) ? 0 : leven(word, known) / Math.max(word.length, known.length);
}

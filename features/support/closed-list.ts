import { StoryError } from './story-error';

/** Words that stand for something, and no others: what a scenario says in their place fails with the list. */
export interface ClosedList<Meaning> {
  /** What one of them is, 'a detail'. */
  readonly of: string;
  readonly words: readonly string[];
  /** Throws for a word that is not in the list, with those that are. */
  read(word: string): Meaning;
}

/** Makes a closed list of the words of a record and what each stands for. */
export function closedList<Meaning>(of: string, meanings: Readonly<Record<string, Meaning>>): ClosedList<Meaning> {
  const words = Object.keys(meanings);
  return {
    of,
    words,
    read: (word) => {
      if (!Object.hasOwn(meanings, word)) throw new StoryError(`'${word}' is not ${of}. It has to be one of: ${words.join(', ')}.`);
      return meanings[word]!;
    },
  };
}

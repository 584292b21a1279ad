import leven from 'leven';
import type { KnownStep } from '../support/vocabulary';

/** The words that a parameter can stand for. */
interface WordList {
  readonly parameter: string;
  readonly list: { readonly words: readonly string[] };
}

/** What the verb of a sentence can be: a step is only recognised by its verb, so it is shown with it. */
const VERBS = ['action', 'observation'];

const COUNT = 3;
/** Of the words of a text, the share that may differ in a step that is still worth showing. */
const TOLERATED_SHARE = 0.5;
/** In words: what is so much farther off than the nearest step would only draw the eye from it. */
const TOLERATED_LAG = 0.75;
/** A parameter without a list may take any words, but less gladly than what is written like a value: quoted, or with a digit. */
const COST_OF_A_FREE_WORD = 0.75;

const VALUE = /^["₹\d]/;

/**
 * The known steps that are most like the text of a step that nobody knows, the nearest first; none where all are far off.
 * Where a list has the verbs of a step, it comes with the verb that is meant in it: '{customer} goes on'.
 */
export function nearestSteps(text: string, steps: readonly KnownStep[], lists: readonly WordList[]): readonly KnownStep[] {
  const words = text.match(/"[^"]*"|\S+/g) ?? [];
  const nearestFirst = steps
    .flatMap((step) => withVerbs(step, lists))
    .map((step) => ({ step, distance: distanceTo(step.expression, words, lists) }))
    .toSorted((one, other) => one.distance - other.distance);
  const limit = Math.min(words.length * TOLERATED_SHARE, (nearestFirst[0]?.distance ?? 0) + TOLERATED_LAG);
  return nearestFirst.filter(({ distance }) => distance <= limit).slice(0, COUNT).map(({ step }) => step);
}

/** A step once for each verb that it can have, or as it is. */
function withVerbs(step: KnownStep, lists: readonly WordList[]): readonly KnownStep[] {
  const verbs = lists.find(({ parameter }) => VERBS.includes(parameter) && step.expression.includes(`{${parameter}}`));
  if (!verbs) return [step];
  const { parameter, list } = verbs;
  const longestFirst = list.words.toSorted((one, other) => other.length - one.length);
  const own = longestFirst.find((phrase) => step.example.includes(` ${phrase}`)) ?? '';
  return list.words.map((phrase) => ({
    ...step,
    expression: step.expression.replace(`{${parameter}}`, phrase),
    example: own ? step.example.replace(` ${own}`, ` ${phrase}`) : step.example,
  }));
}

/**
 * How far a text is from an expression, in words: one that is missing or too much counts one, a misspelt one less. The
 * expression's parts read the text from left to right; for each part, the costs are those of having read so many words.
 */
function distanceTo(expression: string, words: readonly string[], lists: readonly WordList[]): number {
  const parts = expression.match(/\{\w*\}|[^\s{}]+/g) ?? [];
  const first = words.map((_, index) => index + 1);
  return parts.reduce((costs, part) => costsAfter(costs, words, costReader(part, lists)), [0, ...first]).at(-1)!;
}

type ReadingCost = (words: readonly string[]) => number;

function costsAfter(costs: readonly number[], words: readonly string[], costOf: ReadingCost): number[] {
  const after: number[] = [];
  for (const [end, cost] of costs.entries()) {
    const ways = costs.slice(0, end).map((before, start) => before + costOf(words.slice(start, end)));
    after.push(Math.min(cost + 1, (after.at(-1) ?? Infinity) + 1, ...ways));
  }
  return after;
}

/** What it costs that a part of an expression reads some words. */
function costReader(part: string, lists: readonly WordList[]): ReadingCost {
  const parameter = /^\{(\w*)\}$/.exec(part)?.[1];
  if (parameter === undefined) return costOfOne([part.replace(/[()\\]/g, '')]);
  const known = lists.find((each) => each.parameter === parameter);
  if (known) return costOfOne(known.list.words);
  return (words) => words.filter((word) => !VALUE.test(word)).length * COST_OF_A_FREE_WORD;
}

function costOfOne(phrases: readonly string[]): ReadingCost {
  const longest = Math.max(...phrases.map((phrase) => phrase.split(' ').length));
  return (words) => {
    // What is longer can be left aside for less.
    if (words.length > longest) return Infinity;
    const text = words.join(' ');
    return words.length * Math.min(...phrases.map((phrase) => leven(text, phrase) / Math.max(text.length, phrase.length)));
  };
}

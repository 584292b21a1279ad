import leven from 'leven';
import type { KnownStep } from '../support/vocabulary';

/** The words that a parameter accepts. */
interface WordList {
  readonly parameter: string;
  readonly list: { readonly words: readonly string[] };
}

/** The parameters that stand for a step's verb. People recognise a step by its verb, so advice shows the verb, not the parameter. */
const VERBS = ['action', 'observation'];

const COUNT = 3;
/** A step is shown only if it differs from the unknown text by at most this share of the text's words. */
const TOLERATED_SHARE = 0.5;
/** A step is shown only if its distance exceeds the nearest step's distance by at most this many words. */
const TOLERATED_LAG = 0.75;
/**
 * The cost, in words, of taking a word as the value of a parameter without a word list. A word that begins like a value, with a quote,
 * '₹' or a digit, costs nothing.
 */
const COST_OF_A_FREE_WORD = 0.75;

const VALUE = /^["₹\d]/;

/**
 * The known steps most similar to an unknown text, nearest first; empty if none is similar. If a step's verb is a parameter, the result
 * has the step with a fitting verb: '{customer} goes on' for '{customer} {action}'.
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

/** If the verb of a step is a parameter, returns a copy of the step for each verb; otherwise, the step itself. */
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
 * The edit distance between a text and an expression, in words. A missing or extra word costs 1, a misspelt word less. In
 * the reduction, `costs[n]` is the cost of matching the first n words with the parts so far.
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

/** Makes a function that returns the cost of matching some words with one part of an expression. */
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
    // A part never matches more words than its longest phrase has, because each surplus word is cheaper as an extra word.
    if (words.length > longest) return Infinity;
    const text = words.join(' ');
    return words.length * Math.min(...phrases.map((phrase) => leven(text, phrase) / Math.max(text.length, phrase.length)));
  };
}

import { PickleStepType } from '@cucumber/messages';
import leven from 'leven';
import type { WordList } from '../../tests/library/word-list';
import { spellingHint } from '../../tests/library/spelling-hints';
import { SAMPLES, WORDS } from '../support/words';
import type { WrittenStep } from './reading-problems';

const COUNT = 3;
/** Of the text's words; a step that differs by more is not shown. */
const TOLERATED_SHARE = 0.5;
/** In words: how far a shown step may be behind the nearest one. */
const TOLERATED_LAG = 0.75;
/** In words, without a word list. What begins like a value, with a quote, '₹' or a digit, costs nothing. */
const COST_OF_A_FREE_WORD = 0.75;

const VALUE = /^["₹\d]/;
const LISTS: Readonly<Record<string, WordList<unknown>>> = WORDS;

const ONWARD = 'Next|Proceed|Login|Sign Up|Get Best Quotes';

const IS_AT = '{customer} is at the {service} {page}';
const SEES_A_PAGE = '{customer} sees the {service} {page}';

/** Outside a step's quotes. The first entry that fits counts. */
const EVERYDAY_WORDS: readonly (readonly [words: RegExp, ...steps: readonly string[]])[] = [
  [
    /\b(?:server|backend|API)\b.*(?:\berror|\bdown\b|fails|returns|responds)/i,
    'the server {fault} when asked for {call}',
  ],
  [/\b(?:waits?|sleeps?|pauses?)\b/, '{int} {unit} pass(es)'],
  [/\bdouble.?(?:press|click|tap)|\bgoes on twice/, '{customer} taps {string} twice'],
  [/\brefresh/, '{customer} reloads the page'],
  [/\bno (?:error|warning|message|alert)|\bnot\b.*\berror|\berror.*\bnot\b/i, '{customer} is told nothing'],
  [/\bpop-?up|\balerts? |\bdialog box/i, '{customer} is alerted {message}'],
  [/\b(?:gets|receives) (?:a|the) message\b/, '{customer} is told {message}'],
  [/\berror|\bwarning|\bvalidation/i, '{customer} is told {message} about {detail}', '{customer} is told {message}'],
  [/\b(?:sees?|redirected to|is on|lands on|be (?:on|at)) the thank.?you\b/i, '{customer} sees the thank-you page'],
  [/\bredirected|\blands on|\bshould be (?:on|at)\b|\bshould see the [\w -]*(?:page|summary)$/, SEES_A_PAGE],
  [
    /\bnavigates|\bgoes to\b|\bvisits|\bbrowses|\bis on the\b|\bam (?:on|at) the\b/,
    IS_AT,
    '{customer} opens the {service} {page}',
  ],
  [/\b(?:logs|signs) out\b/, '{customer} taps {string}'],
  [/\bbooking is (?:submitted|sent|made|placed|confirmed)\b/, '{customer} sees the thank-you page'],
  [/\b(?:logs|signs) in (?:with|as|using)\b/, '{customer} logs in', '{customer} is logged in'],
  [/\bis (?:pressed|marked|busy|unfolded|folded)$/, '{customer} finds {state} {string}'],
  [/\bdisabled|\bgreyed/, '{customer} is not offered {string}'],
  [/\benabled|\bsees (?:a|the) (?:button|link)/, '{customer} is offered {string}'],
  [
    new RegExp(
      `\\b(?:press|click|tap|hit)\\w*\\b.*\\b(?:${ONWARD})\\b|\\bsubmits\\b|\\bproceeds\\b|\\bcontinues\\b`,
      'i',
    ),
    '{customer} goes on',
  ],
  [/\b(?:press|click)\w*\b.*\bback\b/i, '{customer} goes back'],
  [/\b(?:untick|uncheck|deselect|unselect)s\b/, '{customer} takes back {value} from {detail}'],
  [/\b(?:selects?|picks?|ticks?|checks)\b/, '{customer} chooses {value} as {detail}'],
  [
    /\b(?:enters|inputs|writes|uploads|clears|empties)\b|\b(?:types|puts) .* in(?:to)?\b|\bfills (?:in )?[A-Z"]/,
    '{customer} gives {value} as {detail}',
  ],
  [/\bclicks?\b|\bpresses (?:on )?(?:the|")/, '{customer} taps {string}'],
  [/\bnot (?:be )?(?:see|visible|shown|displayed)\b|\bdisappears/, '{customer} does not see {string}'],
  [/\bscroll(?:s|ed)\b.*\btop\b/, '{customer} sees the top of the page'],
  [
    /\bscrolls|\bvisible|\bshown|\bdisplayed|\bappears|\bshould see\b|\b(?:page|heading) (?:is|reads|shows|contains|says)\b/,
    '{customer} sees {string}',
  ],
];

/** The steps to write instead, or else how to spell its values and the nearest steps. */
export function adviceOn({ text, type }: WrittenStep, expressions: readonly string[]): string {
  const unquoted = text.replaceAll(new RegExp(`"(?!(?:${ONWARD})")[^"]*"`, 'g'), '""');
  const [, ...everyday] = EVERYDAY_WORDS.find(([words]) => words.test(unquoted)) ?? [];
  const alike = everyday.length > 0 ? everyday : nearestSteps(text, expressions);
  // 'Is at' goes to the page, and so proves nothing after Then.
  const nearest = type === PickleStepType.OUTCOME && alike.includes(IS_AT) ? [SEES_A_PAGE] : alike;
  const hint = everyday.length > 0 ? undefined : spellingHint(text);
  const answer =
    nearest.length === 0
      ? ['There is no such step, and no similar one. For all steps: npm run steps']
      : [
          `There is no such step. ${everyday.length > 0 ? 'Say instead' : 'The nearest ones are'}:`,
          ...nearest.map((expression) => `  ${expression}\n      ${exampleOf(expression)}`),
        ];
  return [...(hint ? [hint] : []), ...answer].join('\n');
}

/** 'Meera goes on' for '{customer} goes on'. */
function exampleOf(expression: string): string {
  return expression
    .replaceAll(/\(\w+\)/g, '')
    .replaceAll(/\{(\w+)\}/g, (parameter, name: string) => SAMPLES[name] ?? parameter);
}

function nearestSteps(text: string, expressions: readonly string[]): readonly string[] {
  const words = text.match(/"[^"]*"|\S+/g) ?? [];
  const nearestFirst = expressions
    .map((expression) => ({ expression, distance: distanceTo(expression, words) }))
    .toSorted((one, other) => one.distance - other.distance);
  const limit = Math.min(words.length * TOLERATED_SHARE, (nearestFirst[0]?.distance ?? 0) + TOLERATED_LAG);
  return nearestFirst
    .filter(({ distance }) => distance <= limit)
    .slice(0, COUNT)
    .map(({ expression }) => expression);
}

/**
 * In words: a missing or extra word costs 1, a misspelt one less. `costs[n]` is that of matching the first n words with the parts so far.
 */
function distanceTo(expression: string, words: readonly string[]): number {
  const parts = expression.match(/\{\w*\}|[^\s{}]+/g) ?? [];
  const first = words.map((_, index) => index + 1);
  return parts.reduce((costs, part) => costsAfter(costs, words, costReader(part)), [0, ...first]).at(-1)!;
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

function costReader(part: string): ReadingCost {
  const parameter = /^\{(\w*)\}$/.exec(part)?.[1];
  if (parameter === undefined) return costOfOne([part.replace(/[()\\]/g, '')]);
  const known = LISTS[parameter];
  if (known) return costOfOne(known.words);
  return (words) => words.filter((word) => !VALUE.test(word)).length * COST_OF_A_FREE_WORD;
}

function costOfOne(phrases: readonly string[]): ReadingCost {
  const longest = Math.max(...phrases.map((phrase) => phrase.split(' ').length));
  return (words) => {
    // Each surplus word is cheaper as an extra word.
    if (words.length > longest) return Infinity;
    const text = words.join(' ');
    return (
      words.length * Math.min(...phrases.map((phrase) => leven(text, phrase) / Math.max(text.length, phrase.length)))
    );
  };
}

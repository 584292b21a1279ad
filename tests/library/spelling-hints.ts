import { formatRupees } from '../../src/domain/money';

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleString('en-GB', { month: 'long' }),
);

/** `rewrite` returns the right way, or undefined if the matched text is something else. */
interface SpellingRule {
  readonly pattern: RegExp;
  readonly rewrite: (...parts: string[]) => string | undefined;
}

const VERBS_BEFORE_QUOTES = 'gives|chooses|takes back|pastes|sees|does not see|is offered|is told|is alerted';
const UNQUOTED = new RegExp(`(?<= (?:${VERBS_BEFORE_QUOTES}) )(?!the |nothing)[^"“]+?(?= (?:as|about|from) [A-Z]|$)`);

const SPELLING_RULES: readonly SpellingRule[] = [
  { pattern: /\b(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,})\.?,? (\d{4})\b/i, rewrite: writeDay },
  {
    pattern: /\b([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/i,
    rewrite: (month, day, year) => writeDay(day, month, year),
  },
  { pattern: /\b(\d{1,2})(?:[.:](\d{2}))? ?([ap])\.?m\b/i, rewrite: writeTime },
  { pattern: /\b(\d{1,2}):(\d{2})\b(?! ?[ap]\.?m)/i, rewrite: writeHour },
  { pattern: /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/, rewrite: writeDate },
  { pattern: /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/, rewrite: (year, month, day) => writeDate(day, month, year) },
  { pattern: /(?<= )'([^']+)'(?= |$)/, rewrite: (quoted) => `"${quoted}"` },
  { pattern: /[“”„]([^“”„]*)[“”]/, rewrite: (quoted) => `"${quoted}"` },
  {
    pattern: /(?:₹|\bRs\.?|\bINR) ?(\d[\d,]*(?:\.\d+)?)(?:\/-)?/,
    rewrite: (amount) => formatRupees(Number(amount.replaceAll(',', ''))),
  },
];

function writeDay(day: string, monthBegin: string, year: string): string | undefined {
  const month = MONTHS.find((name) => name.toLowerCase().startsWith(monthBegin.toLowerCase()));
  return month && `${Number(day)} ${month} ${year}`;
}

function writeTime(hour: string, minute = '00', half = ''): string {
  return `${Number(hour)}:${minute} ${half.toUpperCase()}M`;
}

function writeDate(day: string, month: string, year: string): string | undefined {
  const name = MONTHS[Number(month) - 1];
  return name && `${Number(day)} ${name} ${year}`;
}

/** '16:30' becomes '4:30 PM'; undefined for an hour above 23. */
function writeHour(hour: string, minute: string): string | undefined {
  if (Number(hour) > 23) return undefined;
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

export function writeInstead(right: string, written: string): string {
  const [one, other] = [right, written].map((text) => (/^["'“”„]/.test(text) ? text : `'${text}'`));
  return `Write ${one} in place of ${other}.`;
}

/** Days, times, money, quotes; undefined if nothing is wrong. */
export function spellingHint(text: string): string | undefined {
  const unquoted = text.replaceAll(/"[^"]*"/g, '""');
  const hints = SPELLING_RULES.flatMap(({ pattern, rewrite }) => {
    const [written, ...parts] = pattern.exec(unquoted) ?? [];
    const right = written && rewrite(...parts);
    return right && right !== written ? [writeInstead(right, written)] : [];
  });
  const [bare] = hints.length > 0 ? [] : (UNQUOTED.exec(unquoted) ?? []);
  if (bare !== undefined) hints.push(writeInstead(`"${bare}"`, bare));
  const [column] = /<[\w -]+>/.exec(unquoted) ?? [];
  if (column !== undefined) hints.push(`'${column}' heads no column of Examples.`);
  if (unquoted.endsWith('.')) hints.push('Leave out the full stop at the end.');
  return hints.join(' ') || undefined;
}

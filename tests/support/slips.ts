import { formatRupees } from '../../src/domain/money';

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month).toLocaleString('en-GB', { month: 'long' }));

/** What is written in another way than in stories, and how stories write it; undefined where it is none of theirs. */
interface Slip {
  readonly pattern: RegExp;
  readonly rewrite: (...parts: string[]) => string | undefined;
}

const SLIPS: readonly Slip[] = [
  { pattern: /\b(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,})\.?,? (\d{4})\b/i, rewrite: writeDay },
  { pattern: /\b([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/i, rewrite: (month, day, year) => writeDay(day, month, year) },
  { pattern: /\b(\d{1,2})(?:[.:](\d{2}))? ?([ap])\.?m\b/i, rewrite: writeTime },
  { pattern: /(?:₹|\bRs\.?|\bINR) ?(\d[\d,]*(?:\.\d+)?)(?:\/-)?/, rewrite: (amount) => formatRupees(Number(amount.replaceAll(',', ''))) },
];

function writeDay(day: string, monthBegin: string, year: string): string | undefined {
  const month = MONTHS.find((name) => name.toLowerCase().startsWith(monthBegin.toLowerCase()));
  return month && `${Number(day)} ${month} ${year}`;
}

function writeTime(hour: string, minute = '00', half = ''): string {
  return `${Number(hour)}:${minute} ${half.toUpperCase()}M`;
}

/** The sentence for what is written in another way than stories do. */
export function writeInstead(right: string, written: string): string {
  return `Write '${right}' in place of '${written}'.`;
}

/** Says how stories write the days, times and money that a text, outside of quotes, has in another way. */
export function hintOn(text: string): string | undefined {
  const unquoted = text.replaceAll(/"[^"]*"/g, '""');
  const hints = SLIPS.flatMap(({ pattern, rewrite }) => {
    const [written, ...parts] = pattern.exec(unquoted) ?? [];
    const right = written && rewrite(...parts);
    return right && right !== written ? [writeInstead(right, written)] : [];
  });
  return hints.join(' ') || undefined;
}

import { CALLS } from './faults';
import { closedList } from '../../tests/support/closed-list';
import { logPattern } from '../../tests/support/server';

/** The log entries, by the words of the scenarios. A line begins with method and path, or with its source. */
export const LOG_ENTRIES = closedList<RegExp>('something that the log tells of', {
  ...Object.fromEntries(CALLS.words.map((words) => [words, logPattern(CALLS.read(words))])),
  'the location': /^(?:Geolocation|Gazetteer): /,
  'the picture': /^Image scaling: /,
  'the stored session': /^Storage 'userData'/,
  'the stored draft': /^Storage 'bookingDraft'/,
  'the stored demo': /^Storage 'demo'/,
});

/** The step to add for a line of the log. */
export function logStepOn(line: string): string {
  const entry = LOG_ENTRIES.words.find((words) => LOG_ENTRIES.read(words).test(line));
  return entry ? `Then the log tells of ${entry}` : `Then the log says "${line}"`;
}

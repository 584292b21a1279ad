import { CALLS } from './faults';
import { wordList } from '../../tests/support/word-list';
import { logPattern } from '../../tests/support/server';

/** The log lines, by the words that scenarios use for them. A line begins with the call's method and path, or with its source. */
export const LOG_ENTRIES = wordList<RegExp>('something that the log tells of', {
  ...Object.fromEntries(CALLS.words.map((words) => [words, logPattern(CALLS.read(words))])),
  'the location': /^(?:Geolocation|Gazetteer): /,
  'the picture': /^Image scaling: /,
  'the stored session': /^Storage 'userData'/,
  'the stored draft': /^Storage 'bookingDraft'/,
  'the stored demo': /^Storage 'demo'/,
});

/** The step that a scenario needs for a log line, as a suggestion in an error. */
export function logStepOn(line: string): string {
  const entry = LOG_ENTRIES.words.find((words) => LOG_ENTRIES.read(words).test(line));
  return entry ? `Then the log tells of ${entry}` : `Then the log says "${line}"`;
}

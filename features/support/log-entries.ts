import { CALLS } from './faults';
import { wordList } from '../../tests/library/word-list';
import { logPattern } from '../../tests/library/server';

/** A line begins with a request's method and path, or names what failed. */
export const LOG_ENTRIES = wordList<RegExp>('something that the log tells of', {
  ...Object.fromEntries(CALLS.words.map((words) => [words, logPattern(CALLS.read(words))])),
  'the location': /^(?:Geolocation|Google Geocoding): /,
  'the picture': /^Image scaling: /,
  'the stored session': /^Storage 'userData'/,
  'the stored draft': /^Storage 'bookingDraft'/,
  'the stored demo': /^Storage 'demo'/,
});

/** Such as 'the log tells of the pets'. */
export function logStepOn(line: string): string {
  const entry = LOG_ENTRIES.words.find((words) => LOG_ENTRIES.read(words).test(line));
  return entry ? `the log tells of ${entry}` : `the log says "${line}"`;
}

import { CALLS } from './troubles';
import { closedList } from '../../tests/support/closed-list';

/** What lines of the log can tell of, in the stories' words, and how such lines begin: with method and path, or with their source. */
export const MATTERS = closedList<RegExp>('something that the log tells of', {
  ...Object.fromEntries(CALLS.words.map((words) => [words, linesOf(CALLS.read(words))])),
  'the location': /^(?:Geolocation|Gazetteer): /,
  'the picture': /^Image scaling: /,
  'the stored session': /^Storage 'userData'/,
  'the stored draft': /^Storage 'bookingDraft'/,
  'the stored demo': /^Storage 'demo'/,
});

function linesOf(call: string): RegExp {
  return new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}: `);
}

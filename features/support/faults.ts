import type { Call } from '../../mocks/calls';
import type { Fault } from '../../mocks/faults';
import { wordList } from '../../tests/library/word-list';

export const CALLS = wordList<Call>('something that the server is asked for', {
  'the walking packages': 'GET packages/4',
  'the training packages': 'GET packages/3',
  'the grooming packages': 'GET packages/2',
  'the extra add-ons': 'GET addons/3/{packageId}',
  'the grooming add-ons': 'GET addons/2',
  'the addresses': 'GET user/{userId}/address',
  'the pets': 'GET user/{userId}/pets',
  'the breeds': 'GET breeds',
  'the look-up of a phone': 'POST checkUser',
  'a sign-up': 'POST createUser',
  'a code': 'POST user/login',
  'the check of a code': 'POST user/validateOtp',
  'a new address': 'POST user/addAddress',
  'a new pet': 'POST user/addPet',
  'a walking booking': 'POST user/createBooking/walking',
  'a training booking': 'POST user/createBooking/training',
  'a grooming booking': 'POST user/createBooking/grooming',
});

export function wordsFor(call: Call): string {
  return CALLS.words.find((words) => CALLS.read(words) === call)!;
}

/** Faults with a value ('answers with status 404') are in parameter-types.ts. */
export const FAULTS = wordList<Fault>('a fault', {
  'cannot be reached': 'unreachable',
  'loses its answer': 'answer lost',
  'breaks down': 'server error',
  'no longer knows the session': 'unauthorized',
  'forgets the session': { inTurn: ['unauthorized'] },
  'answers with a web page': 'html',
  'answers something else': 'wrong shape',
  'answers yes and nothing else': 'bare yes',
  'answers from another address': 'redirect',
  'lets the browser keep its answer': 'cached',
  'leaves out the prices': 'no prices',
  'sends an empty list': 'no items',
  refuses: { refused: undefined },
  'keeps silent': 'held',
  'keeps back its first answer': { inTurn: ['held'] },
});

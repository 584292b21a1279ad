import { BOOKING_PAGES } from '../../domain/progress';
import { SERVICES } from '../../domain/services';
import type { TelemetryEvent } from '../../ports/telemetry';

/** What telemetry sends of an event: only words and calls from the lists below, numbers, and names of the app's own files. */
export interface SendableEvent {
  readonly kind: 'error' | 'call' | 'step' | 'vital';
  /** A booking page's service and name, such as 'walking/package'; for another page its kind, such as 'thankYou' or 'notFound'. */
  readonly page: string;
  /** The name of the error, such as 'TypeError', or of the web vital, such as 'LCP'. */
  readonly name?: string;
  /** The stack frames in the app's own scripts, the innermost first, such as 'assets/app-1a2b3c4d.js:1:234'. */
  readonly frames?: readonly string[];
  /** The server call that failed, with ':id' in place of an id: 'GET user/:id/pets'. */
  readonly call?: string;
  /** How the call failed, such as 'unreachable'. `status` is the HTTP status, if an answer arrived. */
  readonly failure?: string;
  readonly status?: number;
  readonly action?: string;
  /** The names of the fields that had errors when the customer pressed Next. */
  readonly fields?: readonly string[];
  readonly value?: number;
  readonly rating?: string;
  /** For the web vital INP: the element that the customer tapped or typed into, such as 'form input#walkFrequency'. */
  readonly element?: string;
}

/** The words that may be sent: names of pages, errors, failures, fields and controls. Other words become 'other' or 'Error'. */
export const WORDS_ALLOWED_IN_TELEMETRY: readonly string[] = [
  ...SERVICES,
  ...BOOKING_PAGES,
  ...split(
    'thankYou app notFound GET POST arrived left failed unauthorized refused unclear invalid unreachable tooLarge CLS INP LCP good needs-improvement poor',
  ),
  ...split(
    'TypeError RangeError ReferenceError SyntaxError AbortError NetworkError NotFoundError QuotaExceededError SecurityError',
  ),
  // The fields that may have errors when the customer presses Next, and the ids of their controls.
  ...split(
    'walkFrequency walkDays walkDuration packages trim addOns extraAddOns startDate slots slot morning afternoon evening date time',
  ),
  ...split(
    'firstName phoneNumber email gender location pets name breed dateOfBirth lastVaccination image insured aggressionLevel licensed',
  ),
  ...split('header footer form dialog nav main a button input select textarea label summary'),
];

/** The server calls whose names telemetry may send. ':id' stands for an id in the path. */
export const CALLS_ALLOWED_IN_TELEMETRY: readonly string[] = [
  ...split('checkUser createUser breeds packages/2 packages/3 packages/4 addons/2 addons/3/:id'),
  ...split('user/login user/validateOtp user/addPet user/addAddress user/:id/pets user/:id/address'),
  ...SERVICES.map((service) => `user/createBooking/${service}`),
];

const MOST_FRAMES = 10;
/** The largest `value` sent, ten minutes in milliseconds. It replaces larger ones, which may be personal, such as a phone number. */
const LARGEST_VALUE = 600_000;

function split(list: string): readonly string[] {
  return list.split(' ');
}

/** Returns the text with `other` in place of each word that the list of allowed words lacks. */
function known(text: string, other = 'other'): string {
  return text.replace(/[^/ #]+/g, (word) => (WORDS_ALLOWED_IN_TELEMETRY.includes(word) ? word : other));
}

/** Reduces an event to the data that adapters may send. `page` is the current page; `base` is the app's URL with a slash at its end. */
export function sendableEventOf(event: TelemetryEvent, page: string, base: string): SendableEvent {
  const { kind } = event;
  switch (kind) {
    case 'error':
      return { kind, page: known(page), ...errorOf(event.error, base) };
    case 'call': {
      const { method, path, failure, status } = event;
      // Replaces the id in a path. Ids occur only after 'user' and 'addons/3', as in 'user/101/pets' and 'addons/3/501'.
      const call = path.replace(/^(user(?=\/[^/]*\/(?:pets|address)$)|addons\/3)\/[^/]*/, '$1/:id');
      return {
        kind,
        page: known(page),
        call: `${known(method)} ${CALLS_ALLOWED_IN_TELEMETRY.includes(call) ? call : 'other'}`,
        failure: known(failure),
        ...(Number.isInteger(status) && { status: Number(status) % 1000 }),
      };
    }
    case 'step': {
      const { service, action, fields } = event;
      return {
        kind,
        page: known(`${service}/${event.page}`),
        action: known(action),
        ...(fields && { fields: fields.map((field) => known(field)) }),
      };
    }
    case 'vital': {
      const { name, value, rating, element } = event;
      return {
        kind,
        page: known(event.page ?? page),
        name: known(name),
        value: Number(Math.min(value, LARGEST_VALUE).toFixed(3)),
        rating: known(rating),
        ...(element !== undefined && { element: known(element) }),
      };
    }
  }
}

/** The name and the stack frames of an error. Reading them may fail, because code can throw any value, not only errors. */
function errorOf(error: unknown, base: string): Pick<SendableEvent, 'name' | 'frames'> {
  try {
    const { name, message, stack = '' } = error as Error;
    // Removes the error's message, which may be personal: in some browsers the stack begins with it.
    return { name: known(name, 'Error'), frames: framesIn(stack.replace(`${name}: ${message}`, ''), base) };
  } catch {
    return { name: 'Error', frames: [] };
  }
}

/** The frames of a stack that are in the app's own scripts, such as 'assets/app-1a2b3c4d.js:1:234'. */
function framesIn(stack: string, base: string): readonly string[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, file = ''] = line.split(`${base}assets/`);
    const [, frame] = /^([a-z-]+-[\w-]{8}\.js:\d{1,6}:\d{1,7})\)?$/.exec(file) ?? [];
    return frame ? `assets/${frame}` : [];
  });
  return frames.slice(0, MOST_FRAMES);
}

import { BOOKING_PAGES } from '../../domain/progress';
import { SERVICES } from '../../domain/services';
import type { TelemetryEvent } from '../../ports/telemetry';

/** All that telemetry sends of an event: words of the lists below, numbers, and names of the app's own files. */
export interface SendableEvent {
  readonly kind: 'error' | 'call' | 'step' | 'vital';
  /** The page, such as 'walking/package'; outside a booking 'thankYou', 'app' or 'notFound'. */
  readonly page: string;
  /** The kind of error, or the name of the web vital. */
  readonly name?: string;
  /** The stack frames in the app's own scripts, the innermost first, as 'assets/app-1a2b3c4d.js:1:234'. */
  readonly frames?: readonly string[];
  /** A call without its ids, as 'GET user/:id/pets'. */
  readonly call?: string;
  /** The kind of failure of a call, and the status of its answer. */
  readonly failure?: string;
  readonly status?: number;
  readonly action?: string;
  /** The names of fields with errors. */
  readonly fields?: readonly string[];
  readonly value?: number;
  readonly rating?: string;
  /** The element of the interaction that INP measured, as 'form input#walkFrequency'. */
  readonly element?: string;
}

/** The words that may be sent: names of pages, errors, failures, fields and controls. All other words are replaced. */
export const WORDS_ALLOWED_IN_TELEMETRY: readonly string[] = [
  ...SERVICES,
  ...BOOKING_PAGES,
  ...split('thankYou app notFound redirect GET POST arrived left failed unauthorized refused unreachable CLS INP LCP good needs-improvement poor'),
  ...split('TypeError RangeError ReferenceError SyntaxError AbortError NetworkError NotFoundError QuotaExceededError SecurityError'),
  // The fields whose errors can stop the button Next, and the ids of their controls.
  ...split('walkFrequency walkDays walkDuration packages trim addOns extraAddOns startDate slots slot morning afternoon evening date time'),
  ...split('firstName phoneNumber email gender location pets name breed dateOfBirth lastVaccination image insured aggressionLevel licensed'),
  ...split('header footer form dialog nav main a button input select textarea label summary'),
];

/** The calls of the app, without their ids. */
export const CALLS_ALLOWED_IN_TELEMETRY: readonly string[] = [
  ...split('checkUser createUser breeds packages/2 packages/3 packages/4 addons/2 addons/3/:id'),
  ...split('user/login user/validateOtp user/addPet user/addAddress user/:id/pets user/:id/address'),
  ...SERVICES.map((service) => `user/createBooking/${service}`),
];

const MOST_FRAMES = 10;
/** Ten minutes in milliseconds. Larger values are lowered to it, because they may be personal data, such as a phone number. */
const LARGEST_VALUE = 600_000;

function split(list: string): readonly string[] {
  return list.split(' ');
}

/** A text whose unknown words are replaced by `other`. */
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
      return { kind, page: known(`${service}/${event.page}`), action: known(action), ...(fields && { fields: fields.map((field) => known(field)) }) };
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

/** The name of an error and its stack frames. JavaScript can throw any value, even an object whose properties throw when they are read. */
function errorOf(error: unknown, base: string): Pick<SendableEvent, 'name' | 'frames'> {
  try {
    const { name, message, stack = '' } = error as Error;
    // In some browsers the stack begins with the message. The message is removed, because it may be personal.
    return { name: known(name, 'Error'), frames: framesIn(stack.replace(`${name}: ${message}`, ''), base) };
  } catch {
    return { name: 'Error', frames: [] };
  }
}

/** The frames of a stack that are in the app's own scripts, as 'assets/app-1a2b3c4d.js:1:234'. */
function framesIn(stack: string, base: string): readonly string[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, file = ''] = line.split(`${base}assets/`);
    const [, frame] = /^([a-z-]+-[\w-]{8}\.js:\d{1,6}:\d{1,7})\)?$/.exec(file) ?? [];
    return frame ? `assets/${frame}` : [];
  });
  return frames.slice(0, MOST_FRAMES);
}

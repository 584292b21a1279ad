import { BOOKING_PAGES } from '../../domain/progress';
import { SERVICES } from '../../domain/services';
import type { TelemetryEvent } from '../../ports/telemetry';

/** Nothing personal: only listed words and calls, numbers, and names of the app's own files. */
export interface SendableEvent {
  readonly kind: 'error' | 'call' | 'step';
  readonly page: string;
  readonly name?: string;
  /** Innermost first. */
  readonly frames?: readonly string[];
  readonly call?: string;
  readonly failure?: string;
  readonly status?: number;
  readonly action?: string;
  readonly fields?: readonly string[];
}

export const WORDS_ALLOWED_IN_TELEMETRY: readonly string[] = [
  ...SERVICES,
  ...BOOKING_PAGES,
  ...split('thankYou app notFound GET POST arrived left failed unauthorized refused unclear invalid unreachable'),
  ...split(
    'TypeError RangeError ReferenceError SyntaxError AbortError NetworkError NotFoundError QuotaExceededError SecurityError',
  ),
  // The fields that may have errors when the customer presses Next.
  ...split(
    'walkFrequency walkDays walkDuration packages trim addOns extraAddOns startDate slots slot morning afternoon evening date time',
  ),
  ...split(
    'firstName phoneNumber email gender location pets name breed dateOfBirth lastVaccination image insured aggressionLevel licensed',
  ),
];

export const CALLS_ALLOWED_IN_TELEMETRY: readonly string[] = [
  ...split('checkUser createUser breeds packages/2 packages/3 packages/4 addons/2 addons/3/:id'),
  ...split('user/login user/validateOtp user/addPet user/addAddress user/:id/pets user/:id/address'),
  ...SERVICES.map((service) => `user/createBooking/${service}`),
];

const MOST_FRAMES = 10;

function split(list: string): readonly string[] {
  return list.split(' ');
}

function known(text: string, other = 'other'): string {
  return text.replace(/[^/ ]+/g, (word) => (WORDS_ALLOWED_IN_TELEMETRY.includes(word) ? word : other));
}

export function sendableEventOf(event: TelemetryEvent, page: string, base: string): SendableEvent {
  const { kind } = event;
  switch (kind) {
    case 'error':
      return { kind, page: known(page), ...errorOf(event.error, base) };
    case 'call': {
      const { method, path, failure, status } = event;
      // Ids occur only here: 'user/101/pets' and 'addons/3/501'.
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
  }
}

/** Reading may fail, because code can throw any value. */
function errorOf(error: unknown, base: string): Pick<SendableEvent, 'name' | 'frames'> {
  try {
    const { name, message, stack = '' } = error as Error;
    // In some browsers the stack begins with the message, which may be personal.
    return { name: known(name, 'Error'), frames: framesIn(stack.replace(`${name}: ${message}`, ''), base) };
  } catch {
    return { name: 'Error', frames: [] };
  }
}

function framesIn(stack: string, base: string): readonly string[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, file = ''] = line.split(`${base}assets/`);
    const [, frame] = /^([a-z-]+-[\w-]{8}\.js:\d{1,6}:\d{1,7})\)?$/.exec(file) ?? [];
    return frame ? `assets/${frame}` : [];
  });
  return frames.slice(0, MOST_FRAMES);
}

import { parseArgs } from 'node:util';

export const USAGE =
  'npm run contract -- --base-url https://your-server/ [--origin https://your-app] ' +
  '[--phone DIGITS [--otp DIGITS [--write [--idempotency-key] [--new-phone DIGITS]]]]';

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;
const OPTIONS = {
  'base-url': TEXT,
  origin: TEXT,
  phone: TEXT,
  otp: TEXT,
  write: FLAG,
  'idempotency-key': FLAG,
  'new-phone': TEXT,
};

export interface RunOptions {
  /** Absolute, with a trailing slash. */
  readonly baseUrl: string;
  /** Such as 'https://book.example.com'; without it, CORS is not checked. */
  readonly origin: string | undefined;
  /** Ten digits. */
  readonly phone: string | undefined;
  readonly otp: string | undefined;
  readonly write: boolean;
  /** Apps built with VITE_API_IDEMPOTENCY_KEY=on need it (decision B5). */
  readonly needsIdempotencyKeys: boolean;
  /** Unused, to sign up with. */
  readonly newPhone: string | undefined;
}

/** Throws an error whose message is a sentence to print. */
export function readOptions(words: readonly string[]): RunOptions {
  const options = parse(words);
  const { origin, phone, otp, write } = options;
  const { 'base-url': baseUrl, 'idempotency-key': needsIdempotencyKeys, 'new-phone': newPhone } = options;
  if (baseUrl === undefined) throw new Error(`Name the server with --base-url. Usage: ${USAGE}`);
  // The messages never repeat an option's value, because it may be most of a phone number.
  for (const [name, value] of Object.entries({ '--phone': phone, '--new-phone': newPhone })) {
    const isWrong = value !== undefined && !/^\d{10}$/.test(value);
    if (isWrong) throw new Error(`The phone number after ${name} must be ten digits, without a country code.`);
  }
  if (otp !== undefined && !/^\d{4}$/.test(otp)) throw new Error('The one-time code after --otp must be four digits.');
  if (otp !== undefined && phone === undefined)
    throw new Error('A one-time code belongs to a phone number: name it with --phone.');
  if (write && otp === undefined) throw new Error('Only a customer can write: name one with --phone and --otp.');
  if (newPhone !== undefined && !write) throw new Error('Signing up writes: add --write to --new-phone.');
  if (needsIdempotencyKeys && !write) throw new Error('A booking writes: add --write to --idempotency-key.');
  const addresses = { baseUrl: readBaseUrl(baseUrl), origin: origin === undefined ? undefined : readOrigin(origin) };
  return { ...addresses, phone, otp, write, needsIdempotencyKeys, newPhone };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS }).values;
  } catch (error) {
    // The wrong argument may be a phone number or a code, so numbers of four digits or more become '…'.
    const sentence = (error as Error).message.split(/[.\n]/)[0]!.replaceAll(/\d{4,}/g, '…');
    throw new Error(`${sentence}. Usage: ${USAGE}`, { cause: error });
  }
}

function readBaseUrl(text: string): string {
  const url = webAddress(text);
  if (!url)
    throw new Error("The base address after --base-url must be a whole one, such as 'https://api.your-server/v1/'.");
  if (url.username || url.password || url.search || url.hash)
    throw new Error('The base address after --base-url must have no user, password, query or fragment.');
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

function readOrigin(text: string): string {
  const url = webAddress(text);
  if (!url || url.href !== `${url.origin}/`)
    throw new Error(
      "The app's origin after --origin must be scheme and host alone, such as 'https://book.example.com'.",
    );
  return url.origin;
}

function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}

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
  readonly newPhone: string | undefined;
}

const TEN_DIGITS = [/^\d{10}$/, 'ten digits, without a country code'] as const;
const FORMATS = { phone: TEN_DIGITS, 'new-phone': TEN_DIGITS, otp: [/^\d{4}$/, 'four digits'] } as const;

/** An option, and the one that it needs. */
const NEEDS = [
  ['otp', 'phone'],
  ['write', 'otp'],
  ['new-phone', 'write'],
  ['idempotency-key', 'write'],
] as const;

export function readOptions(words: readonly string[]): RunOptions {
  const options = parse(words);
  // The messages never repeat an option's value, because it may be most of a phone number.
  for (const [name, [pattern, wanted]] of Object.entries(FORMATS)) {
    const value = options[name as keyof typeof FORMATS];
    if (value !== undefined && !pattern.test(value)) throw new Error(`--${name} has to be ${wanted}.`);
  }
  for (const [name, needed] of NEEDS)
    if (options[name] && !options[needed]) throw new Error(`--${name} needs --${needed}. Usage: ${USAGE}`);
  const { origin, phone, otp, write } = options;
  const { 'base-url': baseUrl, 'idempotency-key': needsIdempotencyKeys, 'new-phone': newPhone } = options;
  if (baseUrl === undefined) throw new Error(`Name the server with --base-url. Usage: ${USAGE}`);
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
  if (!url || url.username || url.password || url.search || url.hash)
    throw new Error("--base-url has to be as 'https://api.your-server/v1/', without user, query and fragment.");
  return url.href.replace(/\/?$/, '/');
}

function readOrigin(text: string): string {
  const url = webAddress(text);
  if (url?.href !== `${url?.origin}/`)
    throw new Error("--origin has to be scheme and host of the app alone, such as 'https://book.example.com'.");
  return url.origin;
}

function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}

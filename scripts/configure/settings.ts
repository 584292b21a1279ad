import { closestMatch } from 'leven';
import { SOCIAL_NETWORK_NAMES, type PageSettings } from '../../src/app/config.ts';

/** The settings of an installation: the app's, and those of its host. */
export interface Settings {
  readonly config: PageSettings;
  /** The origin of package and pet pictures; '' for the app's own host. */
  readonly picturesOrigin: string;
  /** Where browsers report what the content security policy forbade; '' for nowhere. */
  readonly policyReportUrl: string;
}

/** Variables are missing or malformed. Each problem is a sentence with the variable's name and the expected format. */
export class SettingsError extends Error {
  override name = 'SettingsError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

type Environment = Readonly<Record<string, unknown>>;

const DEFAULT_BRAND_NAME = 'Pawmitra';
const OR_LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const A_PAGE = "a web address that starts with 'https://'";

/** What a production build says of the setting for demos. */
export const MOCKS_REFUSED = "VITE_API is 'mock': a production build needs 'real'. For the demo, run 'npm run build:demo'.";

/** A name with at most this share of wrong letters is a mistyped one. */
const WRONG_SHARE = 0.25;
/** The addresses of servers. For trials they may begin with 'http:'. */
const SERVERS = ['VITE_API_BASE_URL', 'VITE_PICTURES_URL', 'VITE_POLICY_REPORT_URL', 'VITE_TELEMETRY_URL'];

/** Every variable. One that is not here is a mistake. */
const NAMES: readonly string[] = [
  'VITE_API',
  'VITE_API_BASE_URL',
  'VITE_API_IDEMPOTENCY_KEY',
  'VITE_PICTURES_URL',
  'VITE_POLICY_REPORT_URL',
  'VITE_TELEMETRY',
  'VITE_TELEMETRY_URL',
  'VITE_PLACES',
  'VITE_GOOGLE_MAPS_API_KEY',
  'VITE_CONTACT_NUMBER',
  'VITE_BRAND_NAME',
  'VITE_NOTICE',
  'VITE_MARKETING_URL',
  'VITE_PLAY_STORE_URL',
  'VITE_APP_STORE_URL',
  'VITE_COMMUNITY_URL',
  ...SOCIAL_NETWORK_NAMES.map(socialVariable),
];

/** Reads the `VITE_…` variables; `takesMocks` is for demos. Throws a SettingsError that tells of every missing or malformed one. */
export function readSettings(environment: Environment, takesMocks = false): Settings {
  const problems: string[] = [];
  const text = (name: string) => textOf(environment, name);
  const optional = (name: string, isRight: (value: string) => boolean = () => true, wanted = '') => {
    const value = text(name);
    // Docker passes the quotes of such a file too.
    if (/^(["'`])[^"'`]*\1$/.test(value)) problems.push(`${name} is in quotes (${value}): write it without quotes.`);
    else if (value && !isRight(value)) problems.push(`${name} is malformed ('${value}'): set it to ${wanted}.`);
    return value;
  };
  const required = (name: string, isRight: (value: string) => boolean, wanted: string) => {
    if (!text(name)) problems.push(`${name} is missing: set it to ${wanted}.`);
    return optional(name, isRight, wanted);
  };
  const choice = <Value extends string>(name: string, values: readonly Value[], fallback?: Value) => {
    const check = fallback === undefined ? required : optional;
    const wanted = OR_LIST.format(values.map((value) => `'${value}'`));
    return (check(name, (value) => (values as readonly string[]).includes(value), wanted) || fallback) as Value;
  };
  const page = (name: string) => required(name, (value) => isWebAddress(value) && /^https:/i.test(value), A_PAGE).replace(/\/+$/, '');

  if (text('VITE_API') === 'mock' && !takesMocks) problems.push(MOCKS_REFUSED);
  else choice('VITE_API', takesMocks ? ['real', 'mock'] : ['real']);
  const places = choice('VITE_PLACES', ['google', 'built-in', 'typed'], text('VITE_GOOGLE_MAPS_API_KEY') ? 'google' : 'typed');
  const apiBaseUrl = required('VITE_API_BASE_URL', isApiBase, "a web address, or a path that starts with '/'").replace(/\/*$/, '/');
  const telemetry = choice('VITE_TELEMETRY', ['none', 'beacon', 'sentry'], 'none');
  const telemetryUrls: Readonly<Record<string, () => string>> = {
    beacon: () => required('VITE_TELEMETRY_URL', isApiBase, "a web address, or a path that starts with '/'"),
    sentry: () => required('VITE_TELEMETRY_URL', isSentryDsn, "a DSN of Sentry, such as 'https://key@sentry.example.com/1'"),
  };
  const config: PageSettings = {
    apiBaseUrl,
    sendsIdempotencyKeys: choice('VITE_API_IDEMPOTENCY_KEY', ['on', 'off'], 'off') === 'on',
    places,
    googleMapsApiKey: places === 'google' ? required('VITE_GOOGLE_MAPS_API_KEY', isKey, "the key that VITE_PLACES 'google' needs, without spaces and quotes") : '',
    contactNumber: required('VITE_CONTACT_NUMBER', isPhoneNumber, "a number with its country code, digits only, such as '911234567890'"),
    brandName: optional('VITE_BRAND_NAME') || DEFAULT_BRAND_NAME,
    notice: optional('VITE_NOTICE'),
    marketingUrl: page('VITE_MARKETING_URL'),
    playStoreUrl: page('VITE_PLAY_STORE_URL'),
    appStoreUrl: page('VITE_APP_STORE_URL'),
    communityUrl: page('VITE_COMMUNITY_URL'),
    socialUrls: Object.fromEntries(SOCIAL_NETWORK_NAMES.map((name) => [name, page(socialVariable(name))])) as PageSettings['socialUrls'],
    telemetry,
    telemetryUrl: telemetryUrls[telemetry]?.() ?? '',
  };
  const picturesUrl = optional('VITE_PICTURES_URL', isWebAddress, 'a web address');
  const policyReportUrl = optional('VITE_POLICY_REPORT_URL', isWebAddress, 'a web address');
  if (problems.length > 0) throw new SettingsError(problems);
  return { config, picturesOrigin: originOf(picturesUrl || apiBaseUrl), policyReportUrl };
}

/** What may be wrong though an app would start with it: a sentence each. */
export function warningsOf(environment: Environment): readonly string[] {
  const text = (name: string) => textOf(environment, name);
  const warnings = Object.keys(environment).flatMap((name) => {
    const meant = nameMeantBy(name);
    if (meant === name || (meant === undefined && !name.startsWith('VITE_'))) return [];
    return `${name} is no setting of this app: ${meant ? `${meant} may be meant` : '.env.example has their names'}.`;
  });
  const examples = NAMES.filter((name) => /0{8}|\bexample\b/.test(text(name)));
  if (examples.length > 0) warnings.push(`These still have values of the example: ${examples.join(', ')}.`);
  for (const name of SERVERS.filter((each) => /^http:/i.test(text(each)))) {
    warnings.push(`${name} begins with 'http:': others can read along, and a page on https may not use it.`);
  }
  if (text('VITE_PLACES') === 'built-in') {
    warnings.push("VITE_PLACES is 'built-in': the address search knows a short list of Indian places only, which is for trials.");
  }
  if (text('VITE_GOOGLE_MAPS_API_KEY') && ['built-in', 'typed'].includes(text('VITE_PLACES'))) {
    warnings.push(`VITE_GOOGLE_MAPS_API_KEY has no effect with VITE_PLACES '${text('VITE_PLACES')}': leave the key out, or set VITE_PLACES to 'google'.`);
  }
  if (text('VITE_TELEMETRY_URL') && ['', 'none'].includes(text('VITE_TELEMETRY'))) {
    warnings.push("VITE_TELEMETRY_URL has no effect, and nothing is sent: set VITE_TELEMETRY to 'beacon' or 'sentry'.");
  }
  return warnings;
}

/** The setting that a variable's name stands for: itself, a similar one, or, without VITE_, the rest of it. */
function nameMeantBy(name: string): string | undefined {
  if (!name.startsWith('VITE_')) return NAMES.find((each) => each === `VITE_${name}`);
  return closestMatch(name, NAMES, { maxDistance: Math.floor(name.length * WRONG_SHARE) });
}

/** The origin of a web address; '' for a path on the app's own host. */
export function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

function socialVariable(name: string): string {
  return `VITE_${name.toUpperCase()}_URL`;
}

function textOf(environment: Environment, name: string): string {
  const value = environment[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Whether a text may be a key of Google's. */
function isKey(value: string): boolean {
  return !/[\s"'`]/.test(value);
}

function isPhoneNumber(value: string): boolean {
  return /^\d{8,15}$/.test(value);
}

/** Whether a text is a URL of the web with a well-formed host. */
function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return ['https:', 'http:'].includes(protocol) && /^[\w-]+(\.[\w-]+)*$/.test(hostname);
}

/** Whether a text is a DSN of Sentry: a URL with a key and the number of a project. */
function isSentryDsn(value: string): boolean {
  return isWebAddress(value) && /^https?:\/\/\w+@[^/]+\/(.+\/)?\d+$/.test(value);
}

/** Whether a text is a URL or path without query and fragment, so that the paths of API calls can be appended. */
function isApiBase(value: string): boolean {
  if (/[?#\s]/.test(value)) return false;
  return /^\/(?!\/)/.test(value) || isWebAddress(value);
}

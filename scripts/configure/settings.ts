import { closestMatch } from 'leven';
import { SOCIAL_NETWORK_NAMES, type InstallationSettings } from '../../src/app/config.ts';

/** The settings of an installation: those of the app, and two for the content security policy. */
export interface Settings {
  readonly config: InstallationSettings;
  /** The origin of package and pet pictures; '' for the app's own host. */
  readonly picturesOrigin: string;
  /** The address to which browsers report violations of the content security policy; '' for none. */
  readonly policyReportUrl: string;
}

/** The error for missing or malformed variables. Each problem is a sentence with the variable's name and the expected format. */
export class SettingsError extends Error {
  override name = 'SettingsError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

type Environment = Readonly<Record<string, unknown>>;

const DEFAULT_BRAND_NAME = 'Pawmitra';
const OR_LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const A_WEB_ADDRESS = "a web address that begins with 'https://'";
const AN_ADDRESS_OR_PATH = `${A_WEB_ADDRESS}, or a path that begins with '/', without '?', '#' and spaces`;

/** The message if a production build gets VITE_API=mock, which is for demos. */
export const MOCKS_REFUSED = "VITE_API is 'mock': a production build needs 'real'. For the demo, run 'npm run build:demo'.";

/** A variable is taken for a misspelt setting if at most this share of its letters is wrong. */
const WRONG_SHARE = 0.25;
/** The settings with addresses of servers. For trials they may begin with 'http:', but then a warning is printed. */
const SERVERS = ['VITE_API_BASE_URL', 'VITE_PICTURES_URL', 'VITE_POLICY_REPORT_URL', 'VITE_TELEMETRY_URL'];

/** The names of all settings. Another name that begins with VITE_ is taken for a mistake. */
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

/**
 * Reads the settings from the `VITE_…` variables. `takesMocks` allows VITE_API=mock, for demos. If there are problems, throws a SettingsError:
 * first with the problems of the settings file, then with one for each missing or malformed variable.
 */
export function readSettings(environment: Environment, takesMocks = false, problemsOfFile: readonly string[] = []): Settings {
  const problems = [...problemsOfFile];
  const text = (name: string) => textOf(environment, name);
  const optional = (name: string, isRight: (value: string) => boolean = () => true, wanted = '') => {
    const value = text(name);
    // The message does not quote the value, because it may contain a password.
    if (hasUser(value, isRight === isSentryDsn)) problems.push(`${name} has a user or a password: leave them out, because everybody can read the pages.`);
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
  const page = (name: string) => required(name, (value) => isWebAddress(value) && /^https:/i.test(value), A_WEB_ADDRESS).replace(/\/+$/, '');

  if (text('VITE_API') === 'mock' && !takesMocks) problems.push(MOCKS_REFUSED);
  else choice('VITE_API', takesMocks ? ['real', 'mock'] : ['real']);
  const places = choice('VITE_PLACES', ['google', 'built-in', 'typed'], text('VITE_GOOGLE_MAPS_API_KEY') ? 'google' : 'typed');
  const apiBaseUrl = required('VITE_API_BASE_URL', isApiBase, AN_ADDRESS_OR_PATH).replace(/\/*$/, '/');
  const telemetry = choice('VITE_TELEMETRY', ['none', 'beacon', 'sentry'], 'none');
  const telemetryUrls: Readonly<Record<string, () => string>> = {
    beacon: () => required('VITE_TELEMETRY_URL', isApiBase, AN_ADDRESS_OR_PATH),
    sentry: () => required('VITE_TELEMETRY_URL', isSentryDsn, "a DSN of Sentry, such as 'https://key@sentry.example.com/1'"),
  };
  const config: InstallationSettings = {
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
    socialUrls: Object.fromEntries(SOCIAL_NETWORK_NAMES.map((name) => [name, page(socialVariable(name))])) as InstallationSettings['socialUrls'],
    telemetry,
    telemetryUrl: telemetryUrls[telemetry]?.() ?? '',
  };
  const picturesUrl = optional('VITE_PICTURES_URL', isWebAddress, A_WEB_ADDRESS);
  const policyReportUrl = optional('VITE_POLICY_REPORT_URL', isWebAddress, A_WEB_ADDRESS);
  if (problems.length > 0) throw new SettingsError(problems);
  return { config, picturesOrigin: originOf(picturesUrl || apiBaseUrl), policyReportUrl };
}

/** A sentence for each variable that may be a mistake, though the app works with it. `kept` has the build's own values that no variable replaces. */
export function warningsOf(environment: Environment, kept: Environment = {}): readonly string[] {
  const text = (name: string) => textOf(environment, name);
  const warnings = Object.keys(environment).flatMap((name) => {
    const meant = nameMeantBy(name);
    if (meant === name || (meant === undefined && !name.startsWith('VITE_'))) return [];
    const advice = meant ? `${meant} may be meant` : '.env.example has their names';
    return `${name} is no setting of this app: ${advice}${meant && textOf(kept, meant) ? ", and the build's own value stays" : ''}.`;
  });
  for (const name of SERVERS.filter((each) => /^http:/i.test(text(each)))) {
    warnings.push(`${name} begins with 'http:': others can read along, and browsers block it on an https page.`);
  }
  if (/^[6-9]\d{9}$/.test(text('VITE_CONTACT_NUMBER'))) {
    warnings.push(`VITE_CONTACT_NUMBER has ten digits: an Indian number needs its country code, '91${text('VITE_CONTACT_NUMBER')}'.`);
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

/** At most one sentence: it names the settings that still have values of .env.example. Print it last, where people see it. */
export function exampleWarnings(environment: Environment): readonly string[] {
  const examples = NAMES.filter((name) => /0{8}|\bexample\b(?!-)|\/\/your-server\b/.test(textOf(environment, name)));
  return examples.length > 0 ? [`These still have values of the example: ${examples.join(', ')}.`] : [];
}

/** The setting that a variable's name probably means. The name may lack VITE_, lack its end, be misspelt or be in lower case. Undefined if no setting is similar. */
function nameMeantBy(name: string): string | undefined {
  const upper = name.toUpperCase();
  const whole = NAMES.find((each) => each === upper || each === `VITE_${upper}`);
  return whole ?? NAMES.find((each) => each.startsWith(`${upper}_`)) ?? closestMatch(upper, NAMES, { maxDistance: Math.floor(name.length * WRONG_SHARE) });
}

/** The variables of a process that begin with VITE_, or with a misspelling of VITE_. Other variables are not for this app. */
export function ownVariables(environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(environment as Record<string, string>).filter(([name]) => /^v(ite|it|te|ie)_/i.test(name)));
}

/** The origin of a web address; '' for a path on the app's own host. */
export function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

function socialVariable(name: string): string {
  return `VITE_${name.toUpperCase()}_URL`;
}

/** A variable's value; '' if it is missing. Quotes around it are removed, because Docker keeps the quotes of a settings file. */
function textOf(environment: Environment, name: string): string {
  const value = environment[name];
  return typeof value === 'string' ? value.trim().replace(/^(["'`])((?:(?!\1).)*)\1$/, '$2') : '';
}

/** Whether a text may be a key for Google Maps. */
function isKey(value: string): boolean {
  return !/[\s"'`]/.test(value);
}

function isPhoneNumber(value: string): boolean {
  return /^\d{8,15}$/.test(value);
}

/** Whether a text is a URL of http or https with a well-formed host. Browsers read 'https:/host', with one slash, as a path on the app's own host. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^/\\]/i.test(value) && URL.canParse(value) && /^[\w-]+(\.[\w-]+)*$/.test(new URL(value).hostname);
}

/** Whether a URL has a user or a password. In a DSN of Sentry (`isDsn`) the user is the key, which is allowed. */
function hasUser(value: string, isDsn: boolean): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return password !== '' || (username !== '' && !isDsn);
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

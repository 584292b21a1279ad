const API_MODES = ['real', 'mock'] as const;
const TELEMETRY_KINDS = ['none', 'beacon', 'sentry'] as const;
const PLACES_SOURCES = ['google', 'built-in', 'typed'] as const;

/** The names of the social networks that the footer links to. */
export const SOCIAL_NETWORK_NAMES = ['Facebook', 'Instagram', 'YouTube', 'LinkedIn'] as const;
export type SocialNetworkName = (typeof SOCIAL_NETWORK_NAMES)[number];

/** The settings of an installation; `.env.example` explains each variable. Page URLs have no slash at the end. */
export interface Config {
  /** The owner's server, or the mock backend inside the page. */
  readonly api: (typeof API_MODES)[number];
  /** The server's base URL: absolute, or a path on the app's own host. Ends with a slash. */
  readonly apiBaseUrl: string;
  /** If true, booking requests have the header `Idempotency-Key` (decision B5). */
  readonly sendsIdempotencyKeys: boolean;
  /** The source of the address search. With 'typed' there is no search: customers type addresses (decision D4). */
  readonly places: (typeof PLACES_SOURCES)[number];
  /** The key for Google Maps; '' unless Google is the source of places. */
  readonly googleMapsApiKey: string;
  /** The WhatsApp number: country code and number, digits only, as wa.me links require. */
  readonly contactNumber: string;
  readonly brandName: string;
  readonly marketingUrl: string;
  readonly playStoreUrl: string;
  readonly appStoreUrl: string;
  readonly communityUrl: string;
  readonly socialUrls: Readonly<Record<SocialNetworkName, string>>;
  /** Where errors, failed calls, steps and speed are sent: nowhere, to a beacon, or to Sentry. */
  readonly telemetry: (typeof TELEMETRY_KINDS)[number];
  /** The beacon's URL or path, or Sentry's DSN; '' without telemetry. */
  readonly telemetryUrl: string;
  /** The release of the app, such as '0.1.0', for telemetry. */
  readonly release: string;
}

/** An environment variable is missing or malformed. The message names the variable and the expected format. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const DEFAULT_BRAND_NAME = 'Pawmitra';

/** Reads the `VITE_…` variables of an environment; throws a ConfigError for the first that is missing or malformed. */
export function readConfig(environment: Readonly<Record<string, unknown>>): Config {
  const text = (name: string) => {
    const value = environment[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const required = (name: string, isRight: (value: string) => boolean, wanted: string, fallback = '') => {
    const value = text(name) || fallback;
    if (!value) throw new ConfigError(`${name} is missing: set it to ${wanted}.`);
    if (!isRight(value)) throw new ConfigError(`${name} is malformed ('${value}'): set it to ${wanted}.`);
    return value;
  };
  const choice = <Value extends string>(name: string, values: readonly Value[], fallback?: Value) => {
    // Made here: the app uses other parts of this module, and a formatter costs a slow phone 0.15 s.
    const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });
    const wanted = orList.format(values.map((value) => `'${value}'`));
    return required(name, (value) => (values as readonly string[]).includes(value), wanted, fallback) as Value;
  };
  const page = (name: string) =>
    required(name, (value) => isWebAddress(value, ['https:']), "a web address that starts with 'https://'").replace(/\/+$/, '');
  const places = choice('VITE_PLACES', PLACES_SOURCES, text('VITE_GOOGLE_MAPS_API_KEY') ? 'google' : 'typed');

  const telemetry = choice('VITE_TELEMETRY', TELEMETRY_KINDS, 'none');

  return {
    api: choice('VITE_API', API_MODES),
    apiBaseUrl: required('VITE_API_BASE_URL', isApiBase, "a web address, or a path that starts with '/'").replace(/\/*$/, '/'),
    sendsIdempotencyKeys: choice('VITE_API_IDEMPOTENCY_KEY', ['on', 'off'], 'off') === 'on',
    places,
    googleMapsApiKey: places === 'google' ? required('VITE_GOOGLE_MAPS_API_KEY', Boolean, "the key that VITE_PLACES 'google' needs") : '',
    contactNumber: required(
      'VITE_CONTACT_NUMBER',
      (value) => /^\d{8,15}$/.test(value),
      "a number with its country code, digits only, such as '911234567890'",
    ),
    brandName: text('VITE_BRAND_NAME') || DEFAULT_BRAND_NAME,
    marketingUrl: page('VITE_MARKETING_URL'),
    playStoreUrl: page('VITE_PLAY_STORE_URL'),
    appStoreUrl: page('VITE_APP_STORE_URL'),
    communityUrl: page('VITE_COMMUNITY_URL'),
    socialUrls: {
      Facebook: page('VITE_FACEBOOK_URL'),
      Instagram: page('VITE_INSTAGRAM_URL'),
      YouTube: page('VITE_YOUTUBE_URL'),
      LinkedIn: page('VITE_LINKEDIN_URL'),
    },
    telemetry,
    telemetryUrl: {
      none: () => '',
      beacon: () => required('VITE_TELEMETRY_URL', isApiBase, "a web address, or a path that starts with '/'"),
      sentry: () => required('VITE_TELEMETRY_URL', isSentryDsn, "a DSN of Sentry, such as 'https://key@sentry.example.com/1'"),
    }[telemetry](),
    release: text('VITE_RELEASE'),
  };
}

/** Whether a text is a URL with one of the protocols and a well-formed host. */
function isWebAddress(value: string, protocols: readonly string[]): boolean {
  try {
    const { protocol, hostname } = new URL(value);
    return protocols.includes(protocol) && /^[\w-]+(\.[\w-]+)*$/.test(hostname);
  } catch {
    return false;
  }
}

/** Whether a text is a URL or path without query and fragment, so that the paths of API calls can be appended. */
function isApiBase(value: string): boolean {
  if (/[?#\s]/.test(value)) return false;
  return /^\/(?!\/)/.test(value) || isWebAddress(value, ['https:', 'http:']);
}

/** Whether a text is a DSN of Sentry: a URL with a key and the number of a project. */
function isSentryDsn(value: string): boolean {
  return isWebAddress(value, ['https:']) && /^https:\/\/\w+@[^/]+\/(.+\/)?\d+$/.test(value);
}

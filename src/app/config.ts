/** Where the app's calls go: the owner's server, or the mock backend inside the page. */
export type ApiMode = 'real' | 'mock';

/** Where the address search finds places: nowhere where addresses are only typed (decision D4). */
export type PlacesSource = 'google' | 'built-in' | 'typed';

/** The social networks that the footer links to (spec section 1: four). */
export const SOCIAL_NETWORKS = ['Facebook', 'Instagram', 'YouTube', 'LinkedIn'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** What differs between installations; `.env.example` explains each variable. Addresses of pages end without a slash. */
export interface Config {
  readonly api: ApiMode;
  /** Ends with a slash; absolute, or a path on the app's own host. */
  readonly apiBaseUrl: string;
  /** Whether bookings carry an `Idempotency-Key` (decision B5). */
  readonly sendsIdempotencyKeys: boolean;
  readonly places: PlacesSource;
  /** '' where Google is not the source of places. */
  readonly googleMapsApiKey: string;
  /** Country code and number, digits only, as wa.me wants it. */
  readonly contactNumber: string;
  readonly brandName: string;
  readonly marketingUrl: string;
  readonly playStoreUrl: string;
  readonly appStoreUrl: string;
  readonly communityUrl: string;
  readonly socialUrls: Readonly<Record<SocialNetwork, string>>;
}

/** A variable that is missing or malformed; the message names it and says what is wanted. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Readonly<Record<string, unknown>>;

const DEFAULT_BRAND_NAME = 'Pawmitra';

/** Reads the `VITE_…` variables of an environment; throws a ConfigError for the first that is missing or malformed. */
export function readConfig(environment: Environment): Config {
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
  const optionalSwitch = (name: string) => text(name) !== '' && required(name, (value) => value === 'on' || value === 'off', "'on' or 'off'") === 'on';
  const page = (name: string) => required(name, isPage, "a web address that starts with 'https://'").replace(/\/+$/, '');
  const places = required(
    'VITE_PLACES',
    (value) => ['google', 'built-in', 'typed'].includes(value),
    "'google', 'built-in' or 'typed'",
    text('VITE_GOOGLE_MAPS_API_KEY') ? 'google' : 'typed',
  ) as PlacesSource;

  return {
    api: required('VITE_API', (value) => value === 'real' || value === 'mock', "'real' or 'mock'") as ApiMode,
    apiBaseUrl: required(
      'VITE_API_BASE_URL',
      isApiBase,
      "a web address, or a path that starts with '/'",
    ).replace(/\/*$/, '/'),
    sendsIdempotencyKeys: optionalSwitch('VITE_API_IDEMPOTENCY_KEY'),
    places,
    googleMapsApiKey: places === 'google' ? required('VITE_GOOGLE_MAPS_API_KEY', Boolean, "the key that VITE_PLACES 'google' needs") : '',
    contactNumber: required('VITE_CONTACT_NUMBER', (value) => /^\d{8,15}$/.test(value), "a number with its country code, digits only, such as '911234567890'"),
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
  };
}

/** A web address with a host that can be one. */
function isWebAddress(value: string, protocols: readonly string[]): boolean {
  try {
    const { protocol, hostname } = new URL(value);
    return protocols.includes(protocol) && /^[\w-]+(\.[\w-]+)*$/.test(hostname);
  } catch {
    return false;
  }
}

function isPage(value: string): boolean {
  return isWebAddress(value, ['https:']);
}

/** The calls' paths are appended to it, so nothing may follow its path. */
function isApiBase(value: string): boolean {
  if (/[?#\s]/.test(value)) return false;
  return /^\/(?!\/)/.test(value) || isWebAddress(value, ['https:', 'http:']);
}

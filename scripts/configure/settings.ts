import * as v from 'valibot';
import type { InstallationSettings } from '../../src/app/config.ts';

export interface Settings {
  readonly config: InstallationSettings;
  /** Such as 'https://book.example.com'; '' if not set. */
  readonly siteUrl: string;
  /** Of package and pet pictures; '' for the app's own host. */
  readonly picturesOrigin: string;
  /** Of the content security policy; '' for none. */
  readonly policyReportUrl: string;
}

export class SettingsError extends Error {
  override name = 'SettingsError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

export type Environment = Readonly<Record<string, unknown>>;
type Check = (value: string) => boolean;

const A_WEB_ADDRESS = "a web address that begins with 'https://'";
const A_HOST = "scheme and host alone, such as 'https://book.example.com'";
const AN_ADDRESS_OR_PATH = `${A_WEB_ADDRESS}, or a path that begins with '/', without spaces, quotes and ? # ; , $ \\`;
const A_KEY = "the key that VITE_PLACES 'google' needs, without spaces and quotes";
const isKey: Check = (value) => !/[\s"'`]/.test(value);
const OR_LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const BLOCKED =
  "begins with 'http:', and VITE_SITE_URL with 'https:': browsers block it on the pages. Set it to an address with 'https:'.";

/** In the order of .env.example. Two depend on another one. */
function schemaFor(texts: Readonly<Record<string, string>>, takesMocks: boolean) {
  return v.object({
    VITE_API: choice(takesMocks ? ['real', 'mock'] : ['real']),
    VITE_SITE_URL: v.pipe(optional(isHost, A_HOST), v.transform(originOf)),
    VITE_API_BASE_URL: v.pipe(required(isApiBase, AN_ADDRESS_OR_PATH), v.transform(withSlash)),
    VITE_PICTURES_URL: optional(isWebAddress, A_WEB_ADDRESS),
    VITE_POLICY_REPORT_URL: optional(isApiBase, AN_ADDRESS_OR_PATH),
    VITE_API_IDEMPOTENCY_KEY: choice(['on', 'off'], 'off'),
    VITE_PLACES: choice(['google', 'typed'], texts.VITE_GOOGLE_MAPS_API_KEY ? 'google' : 'typed'),
    VITE_GOOGLE_MAPS_API_KEY: texts.VITE_PLACES === 'google' ? required(isKey, A_KEY) : optional(isKey, A_KEY),
    VITE_CONTACT_NUMBER: required(
      (value) => /^\d{8,15}$/.test(value),
      "a number with its country code, digits only, such as '911234567890'",
    ),
    VITE_BRAND_NAME: v.pipe(
      v.string(),
      v.transform((value) => value || 'Pawmitra'),
    ),
    VITE_NOTICE: v.string(),
    VITE_MARKETING_URL: page(),
    VITE_PLAY_STORE_URL: page(),
    VITE_APP_STORE_URL: page(),
    VITE_COMMUNITY_URL: page(),
    VITE_FACEBOOK_URL: page(),
    VITE_INSTAGRAM_URL: page(),
    VITE_YOUTUBE_URL: page(),
    VITE_LINKEDIN_URL: page(),
    VITE_TELEMETRY: choice(['none', 'beacon'], 'none'),
    VITE_TELEMETRY_URL: texts.VITE_TELEMETRY === 'beacon' ? required(isApiBase, AN_ADDRESS_OR_PATH) : v.string(),
  });
}

/** For trials they may begin with 'http:', where no browser blocks that. */
export const SERVERS = ['VITE_API_BASE_URL', 'VITE_PICTURES_URL', 'VITE_POLICY_REPORT_URL', 'VITE_TELEMETRY_URL'];

/** Another name that begins with VITE_ is a mistake. */
export const NAMES: readonly string[] = Object.keys(schemaFor({}, false).entries);

/** `takesMocks` is for demos. Throws a SettingsError. */
export function readSettings(
  environment: Environment,
  takesMocks = false,
  problemsOfFile: readonly string[] = [],
): Settings {
  const texts = Object.fromEntries(NAMES.map((name) => [name, textOf(environment, name)]));
  const { output, success, issues = [] } = v.safeParse(schemaFor(texts, takesMocks), texts);
  const blocked = SERVERS.filter((name) => isBlocked(texts[name]!, texts.VITE_SITE_URL!));
  const unknown = Object.keys(ownVariables(environment)).filter((name) => !NAMES.includes(name));
  const problems = [
    ...problemsOfFile,
    ...unknown.map((name) => `${name} is no setting of this app: .env.example has their names.`),
    ...issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`),
    ...blocked.map((name) => `${name} ${BLOCKED}`),
  ];
  if (!success || problems.length > 0) throw new SettingsError(problems);
  const config: InstallationSettings = {
    apiBaseUrl: output.VITE_API_BASE_URL,
    picturesUrl: withSlash(output.VITE_PICTURES_URL || output.VITE_API_BASE_URL),
    sendsIdempotencyKeys: output.VITE_API_IDEMPOTENCY_KEY === 'on',
    googleMapsApiKey: output.VITE_PLACES === 'google' ? output.VITE_GOOGLE_MAPS_API_KEY : '',
    contactNumber: output.VITE_CONTACT_NUMBER,
    brandName: output.VITE_BRAND_NAME,
    notice: output.VITE_NOTICE,
    marketingUrl: output.VITE_MARKETING_URL,
    playStoreUrl: output.VITE_PLAY_STORE_URL,
    appStoreUrl: output.VITE_APP_STORE_URL,
    communityUrl: output.VITE_COMMUNITY_URL,
    socialUrls: {
      Facebook: output.VITE_FACEBOOK_URL,
      Instagram: output.VITE_INSTAGRAM_URL,
      YouTube: output.VITE_YOUTUBE_URL,
      LinkedIn: output.VITE_LINKEDIN_URL,
    },
    telemetryUrl: output.VITE_TELEMETRY === 'none' ? '' : output.VITE_TELEMETRY_URL,
  };
  return {
    config,
    siteUrl: output.VITE_SITE_URL,
    picturesOrigin: originOf(config.picturesUrl),
    policyReportUrl: output.VITE_POLICY_REPORT_URL,
  };
}

export function ownVariables(environment: Environment): Readonly<Record<string, string>> {
  const own = Object.entries(environment).filter(([name]) => name.startsWith('VITE_'));
  return Object.fromEntries(own) as Readonly<Record<string, string>>;
}

function withSlash(url: string): string {
  return url.replace(/\/*$/, '/');
}

/** '' for a path on the app's own host. */
export function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

/** '' if missing. Quotes around it are removed, because Docker keeps those of a settings file. */
export function textOf(environment: Environment, name: string): string {
  const value = environment[name];
  return typeof value === 'string' ? value.trim().replace(/^(["'`])((?:(?!\1).)*)\1$/, '$2') : '';
}

function checked(isRight: Check, wanted: string) {
  return v.pipe(
    v.string(),
    v.check(isRight, ({ input }) => problemOf(input, wanted)),
  );
}

function required(isRight: Check, wanted: string) {
  return checked((value) => value !== '' && isRight(value), wanted);
}

function optional(isRight: Check, wanted: string) {
  return checked((value) => value === '' || isRight(value), wanted);
}

function choice<Value extends string>(values: readonly Value[], fallback?: Value) {
  const setting = fallback === undefined ? required : optional;
  const wanted = OR_LIST.format(values.map((value) => `'${value}'`));
  return v.pipe(
    setting((value) => (values as readonly string[]).includes(value), wanted),
    v.transform((value) => (value || fallback) as Value),
  );
}

function page() {
  return v.pipe(
    required((value) => isWebAddress(value) && /^https:/i.test(value), A_WEB_ADDRESS),
    v.transform((value) => value.replace(/\/+$/, '')),
  );
}

/** Quotes no value with a password. */
function problemOf(value: string, wanted: string): string {
  if (value === '') return `is missing: set it to ${wanted}.`;
  if (URL.canParse(value) && userOf(new URL(value)))
    return 'has a user or a password: leave them out, because everybody can read the pages.';
  return `is malformed ('${value}'): set it to ${wanted}.`;
}

/** Browsers read 'https:/host', with one slash, as a path on the app's own host. */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return /^[\w-]+(\.[\w-]+)*$/.test(url.hostname) && !userOf(url);
}

function userOf({ username, password }: URL): string {
  return username + password;
}

/** Browsers block http on a site of https, except on the visitor's own machine. */
export function isBlocked(address: string, site: string): boolean {
  const isOwnMachine = /^http:\/\/(localhost|127\.[\d.]+)(:|\/|$)/i.test(address);
  return /^http:/i.test(address) && /^https:/i.test(site) && !isOwnMachine;
}

function isHost(value: string): boolean {
  return isWebAddress(value) && /^https:\/\/[^/?#]+\/?$/i.test(value);
}

/** Paths of calls are appended, and it stands in nginx's configuration and in the policy. */
function isApiBase(value: string): boolean {
  return !/[?#;,$"'`\\\s\p{C}]/u.test(value) && (/^\/(?!\/)/.test(value) || isWebAddress(value));
}

export const SOCIAL_NETWORK_NAMES = ['Facebook', 'Instagram', 'YouTube', 'LinkedIn'] as const;
export type SocialNetworkName = (typeof SOCIAL_NETWORK_NAMES)[number];

/** An installation's settings; `.env.example` explains each variable. The URLs of web pages have no slash at the end. */
export interface InstallationSettings {
  /** The server's base URL, and that of the pictures: absolute, or a path on the app's own host. Both end with a slash. */
  readonly apiBaseUrl: string;
  readonly picturesUrl: string;
  /** If true, booking requests have the header `Idempotency-Key` (decision B5). */
  readonly sendsIdempotencyKeys: boolean;
  /** The key for Google Maps; '' without address search: customers type addresses (decision D4). */
  readonly googleMapsApiKey: string;
  /** The WhatsApp number: country code and number, digits only, as wa.me links require. */
  readonly contactNumber: string;
  readonly brandName: string;
  /** A sentence above every page, such as 'Bookings are closed until noon.'; '' for none. */
  readonly notice: string;
  readonly marketingUrl: string;
  readonly playStoreUrl: string;
  readonly appStoreUrl: string;
  readonly communityUrl: string;
  readonly socialUrls: Readonly<Record<SocialNetworkName, string>>;
  /** Where errors, failed calls and steps are sent: a URL, or a path on the app's own host; '' for nowhere. */
  readonly telemetryUrl: string;
}

export interface AppConfig extends InstallationSettings {
  /** Version and commit of the build, such as '1.2.0+3f2a9c1'. */
  readonly release: string;
}

/**
 * Reads the settings that the build or `npm run configure` has checked and written into the HTML document, and makes the URLs of the
 * servers absolute. Throws if there are none.
 */
export function configFromDocument(page: Document): AppConfig {
  const settings = JSON.parse(page.getElementById('config')!.textContent) as InstallationSettings;
  const absolute = (url: string) => new URL(url, page.baseURI).href;
  return {
    ...settings,
    apiBaseUrl: absolute(settings.apiBaseUrl),
    picturesUrl: absolute(settings.picturesUrl),
    release: releaseFromDocument(page),
  };
}

/** The release that the build wrote into the HTML document; '' if there is none. */
export function releaseFromDocument(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
}

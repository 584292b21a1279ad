export const SOCIAL_NETWORK_NAMES = ['Facebook', 'Instagram', 'YouTube', 'LinkedIn'] as const;
export type SocialNetworkName = (typeof SOCIAL_NETWORK_NAMES)[number];

/** `.env.example` explains each variable. The URLs of web pages have no slash at the end. */
export interface InstallationSettings {
  /** This and the next: absolute or a path on the app's own host, with a slash at the end. */
  readonly apiBaseUrl: string;
  readonly picturesUrl: string;
  /** Decision B5. */
  readonly sendsIdempotencyKeys: boolean;
  /** '' without address search (decision D4). */
  readonly googleMapsApiKey: string;
  /** Country code and number, digits only, for wa.me. */
  readonly contactNumber: string;
  readonly brandName: string;
  readonly notice: string;
  readonly marketingUrl: string;
  readonly playStoreUrl: string;
  readonly appStoreUrl: string;
  readonly communityUrl: string;
  readonly socialUrls: Readonly<Record<SocialNetworkName, string>>;
  /** A URL, or a path on the app's own host; '' for nowhere. */
  readonly telemetryUrl: string;
}

export interface AppConfig extends InstallationSettings {
  readonly release: string;
}

/** The build or `npm run configure` has checked the settings. Throws without them. */
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

export function releaseFromDocument(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
}

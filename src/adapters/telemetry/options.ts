/** What the adapters of telemetry know of the app. */
export interface TelemetryOptions {
  /** Where events go: a URL or path for the beacon, a DSN for Sentry. */
  readonly url: string;
  /** The release of the app, sent with each event. */
  readonly release: string;
  /** The app's base URL, which ends with a slash. */
  readonly base: string;
  /** The name of the present page, such as 'walking/package'. */
  readonly page: () => string;
  /** False once the customer has objected: then nothing is sent. */
  readonly isWanted: () => boolean;
}

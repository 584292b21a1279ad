export interface TelemetryOptions {
  /** Where events go: a URL, or a path on the app's own host. */
  readonly url: string;
  readonly release: string;
  /** The app's base URL, which ends with a slash. */
  readonly base: string;
  /** Returns the name of the current page, such as 'walking/package'. */
  readonly page: () => string;
}

/** The part of `google.maps` that the adapters use. */
export type ImportLibrary = typeof google.maps.importLibrary;

/** The Google Maps script, which the loader component fetches when the first address is searched for. */
export class GoogleMaps {
  /** Loads Google's libraries once the script has loaded; rejects where it fails. */
  readonly ready: Promise<ImportLibrary>;
  private resolveReady!: (importLibrary: ImportLibrary) => void;
  private rejectReady!: (reason: Error) => void;

  constructor() {
    this.ready = new Promise((resolve, reject) => {
      this.resolveReady = resolve;
      this.rejectReady = reject;
    });
    // Each caller handles the failure; without a caller it must not count as unhandled.
    this.ready.catch(() => {});
  }

  loaded(importLibrary: ImportLibrary): void {
    this.resolveReady(importLibrary);
  }

  failed(reason: Error): void {
    this.rejectReady(reason);
  }
}

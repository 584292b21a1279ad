/** What the adapters need of `google.maps`. */
export type ImportLibrary = typeof google.maps.importLibrary;

/** The Google Maps script, which the loader component fetches when the first address is searched for. */
export class GoogleMaps {
  /** The way to Google's libraries, once the script is there; rejects when it cannot be had. */
  readonly ready: Promise<ImportLibrary>;
  private resolveReady!: (importLibrary: ImportLibrary) => void;
  private rejectReady!: (reason: Error) => void;

  constructor() {
    this.ready = new Promise((resolve, reject) => {
      this.resolveReady = resolve;
      this.rejectReady = reject;
    });
    // A failure is answered to whoever asks; on its own it is no unhandled one.
    this.ready.catch(() => {});
  }

  loaded(importLibrary: ImportLibrary): void {
    this.resolveReady(importLibrary);
  }

  failed(reason: Error): void {
    this.rejectReady(reason);
  }
}

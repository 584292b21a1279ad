/** The part of `google.maps` that the adapters use. */
export type ImportLibrary = typeof google.maps.importLibrary;

/** The Google Maps script. The loader component fetches it for the first search. */
export class GoogleMaps {
  /** Google's libraries; rejects if the script cannot be fetched. */
  readonly ready: Promise<ImportLibrary>;
  private resolveReady!: (importLibrary: ImportLibrary) => void;
  private rejectReady!: (reason: Error) => void;

  constructor() {
    this.ready = new Promise((resolve, reject) => {
      this.resolveReady = resolve;
      this.rejectReady = reject;
    });
    // Callers handle a failure; without one it is no unhandled rejection.
    this.ready.catch(() => {});
  }

  loaded(importLibrary: ImportLibrary): void {
    this.resolveReady(importLibrary);
  }

  failed(reason: Error): void {
    this.rejectReady(reason);
  }
}

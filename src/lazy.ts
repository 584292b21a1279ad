/** Code that is downloaded when it is first needed. */
export class Lazy<Code> {
  /** The code, once it is downloaded. */
  code: Code | undefined;
  private loading: Promise<Code> | undefined;

  constructor(private readonly download: () => Promise<Code>) {}

  /** Downloads the code. Once it is here, or on its way, later calls answer with the same code. After a failure, the next call downloads again. */
  load(): Promise<Code> {
    this.loading ??= this.download()
      .then(present)
      .then(
        (code) => (this.code = code),
        (error: unknown) => {
          this.loading = undefined;
          throw error;
        },
      );
    return this.loading;
  }

  /** Has the next call download again. */
  forget(): void {
    this.code = undefined;
    this.loading = undefined;
  }
}

/** The code that a module exports. Throws if there is none: an empty module, as a broken download leaves it in the cache, runs without an error. */
export function present<Code>(code: Code): Code {
  if (code === undefined) throw new Error('A script arrived empty.');
  return code;
}

/** Loads the document again, and its files past the browser's cache. The script in index.html does this, because it works without the app. */
export function reloadPage(): void {
  window.dispatchEvent(new Event('reloadpage'));
}

/** The code of a page. Browsers do not fetch a failed module again, so a second failure reloads the document, if the server responds. */
export class LazyPage<Code> extends Lazy<Code> {
  private hasFailed = false;

  override async load(): Promise<Code> {
    try {
      return await super.load();
    } catch (error) {
      if (!this.hasFailed || !(await isServerReachable())) {
        this.hasFailed = true;
        throw error;
      }
      reloadPage();
      // This promise never settles, so that the page's skeleton stays visible until the reload.
      return new Promise<never>(() => {});
    }
  }
}

/** Whether the server responds with success to a request for the current page. */
const isServerReachable = () =>
  fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Code that is fetched by `import()`, for another try after one that failed. A browser never fetches a module again that it could not
 * fetch once, as long as the page is there: so the page is loaded anew, on the path where the customer is by then. What they have
 * chosen is kept. A first try that fails rejects, and so does a later one where the server cannot be reached.
 */
export function reloadOnChunkError<Options extends unknown[], Code>(load: (...options: Options) => Promise<Code>): (...options: Options) => Promise<Code> {
  let hasFailed = false;
  return async (...options) => {
    try {
      return await load(...options);
    } catch (error) {
      if (!hasFailed || !(await isServerThere())) {
        hasFailed = true;
        throw error;
      }
      window.location.reload();
      // What is shown until then is the page on its way.
      return new Promise<never>(() => {});
    }
  };
}

/** Asked for the page itself, by whose answer nothing changes. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

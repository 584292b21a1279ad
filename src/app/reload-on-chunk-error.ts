type Load<Options extends unknown[], Code> = (...options: Options) => Promise<Code>;

/**
 * Makes an `import()` that can be tried again: browsers fetch a module only once in a page load, so a second try reloads the page.
 * The first failure rejects, and so does each try while the server is unreachable.
 */
export function reloadOnChunkError<Options extends unknown[], Code>(load: Load<Options, Code>): Load<Options, Code> {
  let hasFailed = false;
  return async (...options) => {
    try {
      return await load(...options);
    } catch (error) {
      if (!hasFailed || !(await isServerReachable())) {
        hasFailed = true;
        throw error;
      }
      window.location.reload();
      // Never settles, so that the page's skeleton stays visible until the reload.
      return new Promise<never>(() => {});
    }
  };
}

/** Whether the server answers a request for the current page. */
async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

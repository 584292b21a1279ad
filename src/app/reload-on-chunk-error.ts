type Load<Options extends unknown[], Code> = (...options: Options) => Promise<Code>;

/**
 * Lets a failed `import()` succeed at the next try. Browsers fetch a module only once in a page load, so the next try reloads the
 * page; the stored booking survives. Rejects at the first failure, and later while the server is unreachable.
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

type Load<Options extends unknown[], Code> = (...options: Options) => Promise<Code>;

/**
 * Makes a failed `import()` work at the next try. A browser fetches a module only once in a page load, so the next try reloads the
 * page; what the customer has chosen is kept. Rejects at the first failure, and at later ones while the server cannot be reached.
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
      // Pending, so that the page's skeleton stays until the reload.
      return new Promise<never>(() => {});
    }
  };
}

/** Whether the server answers, asked for the present page. */
async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

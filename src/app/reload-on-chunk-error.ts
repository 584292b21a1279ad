type Load<Options extends unknown[], Code> = (...options: Options) => Promise<Code>;

/** Wraps an `import()`. When it fails twice and the server answers, the page reloads: browsers do not fetch a failed module again. */
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
const isServerReachable = () => fetch('', { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok, () => false);

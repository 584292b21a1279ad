type Load<Options extends unknown[], Code> = (...options: Options) => Promise<Code>;

/** Wraps an `import()`. Browsers do not fetch a failed module again, so a second failure reloads the page, if the server responds. */
export function withReloadOnRepeatedImportFailure<Options extends unknown[], Code>(
  load: Load<Options, Code>,
): Load<Options, Code> {
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
      // This promise never settles, so that the page's skeleton stays visible until the reload.
      return new Promise<never>(() => {});
    }
  };
}

/** Whether the server responds with success to a request for the current page. */
const isServerReachable = () =>
  fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

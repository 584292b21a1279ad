/** Longer than any single look may wait for what it looks at, so that there is time to look again. */
const TIMEOUT_IN_MILLISECONDS = 12_000;
const PAUSE_IN_MILLISECONDS = 5;

/**
 * Asks again and again until the check no longer throws; after twelve seconds its last failure is thrown.
 * What a customer waits to see comes in its own time, and a check that passed is not asked twice.
 */
export async function eventually<Seen>(check: () => Promise<Seen> | Seen): Promise<Seen> {
  const deadline = performance.now() + TIMEOUT_IN_MILLISECONDS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_IN_MILLISECONDS));
  }
}

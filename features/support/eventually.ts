const PAUSE_IN_MILLISECONDS = 1;

/** Longer than any single look may wait for what it looks at, so that there is time to look again. */
let patienceInMilliseconds = 20_000;
let patienceInLooks = Number.POSITIVE_INFINITY;

/** Sets how long, and how often at the most, `eventually` asks: an assembly without a browser need not wait for pictures and networks. */
export function setPatience(milliseconds: number, looks = Number.POSITIVE_INFINITY): void {
  patienceInMilliseconds = milliseconds;
  patienceInLooks = looks;
}

/**
 * Asks again and again until the check no longer throws; when patience ends its last failure is thrown.
 * What a customer waits to see comes in its own time, and a check that passed is not asked twice.
 */
export async function eventually<Seen>(check: () => Promise<Seen> | Seen): Promise<Seen> {
  const deadline = performance.now() + patienceInMilliseconds;
  for (let looks = 1; ; looks += 1) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline || looks >= patienceInLooks) throw error;
    }
    await pause();
  }
}

const LOOKS_TO_BE_SURE = 2;
const LOOKS_AT_THE_MOST = 200;

/** Waits until something is so several times in a row; goes on after a moment where it never is. */
export async function settled(isQuiet: () => boolean): Promise<void> {
  for (let looks = 0, quiet = 0; quiet < LOOKS_TO_BE_SURE && looks < LOOKS_AT_THE_MOST; looks += 1) {
    await pause();
    quiet = isQuiet() ? quiet + 1 : 0;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_IN_MILLISECONDS));
}

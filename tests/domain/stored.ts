/** A value as it comes back from where it was stored: what was undefined is gone. */
export function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

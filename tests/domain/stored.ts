/** A value after it was stored as JSON and read: without its undefined fields. */
export function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

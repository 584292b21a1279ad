/** A value as it is after storage as JSON: without its undefined fields. */
export function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** A value after storage as JSON, which drops undefined fields. */
export function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

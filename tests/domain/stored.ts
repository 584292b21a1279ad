export function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

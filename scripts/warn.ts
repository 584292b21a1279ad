/** Prints each sentence as a warning. */
export function warn(sentences: readonly string[]): void {
  for (const sentence of sentences) console.warn(`Warning: ${sentence}`);
}

/** What is wrong with a path of a deployment, as the rest of a sentence: 'answers 404'. */
export interface Fault {
  readonly path: string;
  readonly fault: string;
}

/** A sentence for each fault. One that many paths have is told once. */
export function sentencesOf(faults: readonly Fault[]): readonly string[] {
  return [...new Set(faults.map(({ fault }) => fault))].map((fault) => {
    const [first, ...more] = faults.filter((each) => each.fault === fault).map(({ path }) => path).toSorted();
    return `${first} ${fault}.${more.length > 0 ? ` The same goes for ${more.length} more.` : ''}`;
  });
}

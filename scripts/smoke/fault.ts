/** A fault of one path of a deployment. `fault` is the rest of a sentence that begins with the path, such as 'answers 404'. */
export interface Fault {
  readonly path: string;
  readonly fault: string;
}

/** A sentence for each fault. If several paths have the same fault, it names the first and counts the others. */
export function faultSentences(faults: readonly Fault[]): readonly string[] {
  return [...new Set(faults.map(({ fault }) => fault))].map((fault) => {
    const [first, ...more] = faults.filter((each) => each.fault === fault).map(({ path }) => path).toSorted();
    return `${first} ${fault}.${more.length > 0 ? ` The same goes for ${more.length} more.` : ''}`;
  });
}

/** The fault of an answer with a wrong status, and advice. For status 404 the advice is `adviceOn404`. */
export function statusFault(status: number, adviceOn404: string): string {
  if (status === 403) return "answers 403: the web server may not read the file: allow it with 'chmod a+r', and its folders with 'chmod a+x'";
  if (status === 404) return `answers 404: ${adviceOn404}`;
  return status >= 500 ? `answers ${status}: look at the web server's error log` : `answers ${status}`;
}

import type { Answer } from './deployment.ts';

/** The result of a check. Each problem is a sentence; none means that the check passed. */
export interface Result {
  readonly name: string;
  readonly problems: readonly string[];
}

/** A fault of one path of a deployment. `fault` is the rest of a sentence that begins with the path, such as 'answers 404'. */
export interface Fault {
  readonly path: string;
  readonly fault: string;
}

/** The faults of a path, without those that are not there. */
export function faultsOf(path: string, ...faults: readonly (string | false | undefined)[]): readonly Fault[] {
  return faults.flatMap((fault) => (fault ? [{ path, fault }] : []));
}

/** A sentence for each fault. If several paths have the same fault, it names the first and counts the others. */
export function faultSentences(faults: readonly Fault[]): readonly string[] {
  return [...new Set(faults.map(({ fault }) => fault))].map((fault) => {
    const [first, ...more] = faults
      .filter((each) => each.fault === fault)
      .map(({ path }) => path)
      .toSorted();
    return `${first} ${fault}.${more.length > 0 ? ` The same goes for ${more.length} more.` : ''}`;
  });
}

/** The fault of an answer that did not come, or has another status than 200, with advice. For status 404 the advice is `adviceOn404`. */
export function statusFault({ status, noAnswer }: Answer, adviceOn404: string): string | undefined {
  if (status === 200) return undefined;
  if (noAnswer) return `cannot be reached (${noAnswer})`;
  if (status === 403)
    return "answers 403: the web server may not read the file: allow it with 'chmod a+r', and its folders with 'chmod a+x'";
  if (status === 404) return `answers 404: ${adviceOn404}`;
  return status >= 500 ? `answers ${status}: look at the web server's error log` : `answers ${status}`;
}

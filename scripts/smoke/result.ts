/** The result of a check. Each problem is a sentence; none means that the check passed. */
export interface Result {
  readonly name: string;
  readonly problems: readonly string[];
}

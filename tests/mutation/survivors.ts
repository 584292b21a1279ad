/** A mutant in Stryker's report. Lines and columns start at 1. */
export interface Mutant {
  readonly location: Record<'start' | 'end', { readonly line: number; readonly column: number }>;
  readonly replacement: string;
}

/** A mutant as survivors.json identifies it: by its code, because line numbers change. */
export interface NamedMutant {
  readonly file: string;
  /** The first line of the changed code, without indentation. */
  readonly line: string;
  readonly code: string;
  /** The text that replaces `code`. */
  readonly becomes: string;
}

/** Mutants that no test has to notice, with the reason. */
export interface Reason {
  readonly reason: string;
  readonly mutants: readonly NamedMutant[];
}

/** Names a mutant by its file, line, code and replacement. */
export function nameOf(file: string, source: string, { location: { start, end }, replacement }: Mutant): NamedMutant {
  const lines = source.split('\n');
  const line = lines[start.line - 1]!;
  const isOneLine = start.line === end.line;
  const code = isOneLine ? line.slice(start.column - 1, end.column - 1) : `${line.slice(start.column - 1)} …`;
  return { file, line: line.trim(), code: code.trim(), becomes: replacement.replaceAll(/\s+/g, ' ') };
}

/** `unlisted`: survivors without a reason. `noticed`: mutants of these files that have a reason, although tests notice them now. */
export function compare(survivors: readonly NamedMutant[], reasons: readonly Reason[], files: readonly string[]) {
  const listed = reasons.flatMap(({ mutants }) => mutants);
  return {
    unlisted: survivors.filter((survivor) => !listed.some((each) => isSame(each, survivor))),
    noticed: listed.filter((each) => files.includes(each.file) && !survivors.some((survivor) => isSame(each, survivor))),
  };
}

function isSame(one: NamedMutant, other: NamedMutant): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

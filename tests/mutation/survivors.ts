/** A mutant of Stryker's report, as far as it matters here. Lines and columns are counted from 1. */
export interface Mutant {
  readonly location: Record<'start' | 'end', { readonly line: number; readonly column: number }>;
  readonly replacement: string;
}

/** A mutant as survivors.json names it: by its words, as line numbers change. */
export interface NamedMutant {
  readonly file: string;
  /** The line that it begins in, without what it is indented by. */
  readonly line: string;
  /** What is changed in it, and what it becomes. */
  readonly code: string;
  readonly becomes: string;
}

/** Mutants that nobody has to notice, and why. */
export interface Reason {
  readonly reason: string;
  readonly mutants: readonly NamedMutant[];
}

/** Names a mutant of a file. */
export function nameOf(file: string, source: string, { location: { start, end }, replacement }: Mutant): NamedMutant {
  const lines = source.split('\n');
  const line = lines[start.line - 1]!;
  const isOneLine = start.line === end.line;
  const code = isOneLine ? line.slice(start.column - 1, end.column - 1) : `${line.slice(start.column - 1)} …`;
  return { file, line: line.trim(), code: code.trim(), becomes: replacement.replaceAll(/\s+/g, ' ') };
}

/** The survivors that no reason is given for, and the listed ones in the files that survive no more. */
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

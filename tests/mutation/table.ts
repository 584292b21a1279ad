/** The result of a mutant in Stryker's report. */
export interface Outcome {
  readonly status: string;
}

type Files = Readonly<Record<string, { readonly mutants: readonly Outcome[] }>>;

/** A Markdown table of scores, by file, and by folder with its target. */
export function tableOf(files: Files, targets: Readonly<Record<string, number>>): string {
  const rows = Object.entries(targets).flatMap(([folder, target]) => {
    const within = Object.entries(files).filter(([name]) => name.startsWith(`${folder}/`)).toSorted(([one], [other]) => (one < other ? -1 : 1));
    if (within.length === 0) return [];
    const total = row(`**${folder}** (at least ${target} %)`, within.flatMap(([, { mutants }]) => mutants));
    return [total, ...within.map(([name, { mutants }]) => row(name.slice(folder.length + 1), mutants))];
  });
  return ['| file | score | noticed | survived | not reached | broken |', '|---|--:|--:|--:|--:|--:|', ...rows].join('\n');
}

/** The share of noticed mutants, in percent; 100 without mutants. Mutants that broke the loading of tests do not count. */
export function scoreOf(mutants: readonly Outcome[]): number {
  const { noticed, survived, unreached } = counts(mutants);
  const all = noticed + survived + unreached;
  return all === 0 ? 100 : (noticed / all) * 100;
}

function row(name: string, mutants: readonly Outcome[]): string {
  const { noticed, survived, unreached, broken } = counts(mutants);
  return `| ${name} | ${scoreOf(mutants).toFixed(1)} % | ${noticed} | ${survived} | ${unreached} | ${broken} |`;
}

function counts(mutants: readonly Outcome[]) {
  const count = (...wanted: readonly string[]) => mutants.filter(({ status }) => wanted.includes(status)).length;
  return {
    noticed: count('Killed', 'Timeout'),
    survived: count('Survived'),
    unreached: count('NoCoverage'),
    broken: count('RuntimeError', 'CompileError'),
  };
}

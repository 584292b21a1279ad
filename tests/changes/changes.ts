/** A typical change to the project, stored as the patch `tests/changes/<name>.patch`. */
export interface Change {
  readonly name: string;
  /** What the change brings to a customer, a salesperson or an engineer. */
  readonly description: string;
  /** The Node programs, with their arguments, that test the change one after the other. Type check and lint run before them. */
  readonly proof: readonly (readonly string[])[];
}

const CUCUMBER = 'node_modules/@cucumber/cucumber/bin/cucumber.js';
const VITE = 'node_modules/vite/bin/vite.js';
const VITEST = 'node_modules/vitest/vitest.mjs';

const coreScenarios = (...features: readonly string[]) => [CUCUMBER, '-p', 'core', ...features.map((name) => `features/${name}.feature`)];

/** The changes of the table in ARCHITECTURE.md, in its order. */
export const CHANGES: readonly Change[] = [
  { name: 'sentence', description: 'a new sentence: the name of a pet is too long', proof: [[...coreScenarios('pets'), '--name', 'too long']] },
  {
    name: 'story',
    description: 'a new story of the demo: the pets do not load at first',
    // The scenario runs in a browser on a build of the demo, so the demo is built first.
    proof: [
      [VITE, 'build', '--mode', 'demo', '--logLevel', 'warn', '--outDir', 'dist-test/demo'],
      [CUCUMBER, '-p', 'browser', 'features/demo.feature', '--name', 'pets do not load'],
    ],
  },
  { name: 'field', description: 'another field at sign-up: the last name', proof: [coreScenarios('sign-up')] },
  {
    name: 'fetch',
    description: 'fetch instead of axios',
    proof: [[VITEST, 'run', '--project', 'unit', 'tests/adapters/http', 'tests/http-contract', 'tests/port-contracts'], coreScenarios('booking')],
  },
  { name: 'boarding', description: 'a new service: dog boarding', proof: [coreScenarios('boarding')] },
];

/** The path of a change's patch. */
export function patchOf({ name }: Change): string {
  return `tests/changes/${name}.patch`;
}

/** The size of a patch, in files and lines. */
export interface Size {
  readonly files: number;
  readonly newFiles: number;
  readonly added: number;
  readonly removed: number;
}

/** Counts the files and lines of a patch in git's format: all, and those of `src`. */
export function sizeOf(patch: string): { readonly all: Size; readonly src: Size } {
  const files = patch.split(/^(?=diff --git )/m).filter((part) => part.startsWith('diff --git '));
  return { all: sizeOfFiles(files), src: sizeOfFiles(files.filter((file) => / b\/src\//.test(file.split('\n')[0]!))) };
}

function sizeOfFiles(files: readonly string[]): Size {
  const count = (pattern: RegExp) => files.reduce((sum, file) => sum + (file.match(pattern)?.length ?? 0), 0);
  return {
    files: files.length,
    newFiles: count(/^new file mode /gm),
    added: count(/^\+(?!\+\+ )/gm),
    removed: count(/^-(?!-- )/gm),
  };
}

/** A change as a row of the table in ARCHITECTURE.md. */
export function rowOf(change: Change, patch: string): string {
  const { all, src } = sizeOf(patch);
  const cells = [change.description, `[${change.name}](${patchOf(change)})`, fileCount(all), fileCount(src), `+${all.added} −${all.removed}`, `+${src.added} −${src.removed}`];
  return `| ${cells.join(' | ')} |`;
}

function fileCount({ files, newFiles }: Size): string {
  return newFiles > 0 ? `${files}, ${newFiles} new` : String(files);
}

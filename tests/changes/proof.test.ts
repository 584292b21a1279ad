import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json';
import { ProjectCopy } from '../breaks/project-copy';
import { CHANGES, patchOf, rowOf, type Change } from './changes';

const TYPES = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'];
const LINT = packageJson.scripts.lint.replace('oxlint', 'node_modules/oxlint/bin/oxlint').split(' ');

test.each(CHANGES)('$name: $description', async (change) => {
  const copy = new ProjectCopy();
  try {
    expect(await firstFailure(copy, change)).toBe('');
  } finally {
    copy.dispose();
  }
  // Prints the row for ARCHITECTURE.md, with the counts of files and lines.
  console.log(rowOf(change, readFileSync(patchOf(change), 'utf8')));
});

/** Applies a change to a copy and runs its proof. Returns the first program that fails, with its output; '' if all succeed. */
async function firstFailure(copy: ProjectCopy, change: Change): Promise<string> {
  const programs = [TYPES, LINT, ...change.proof].map((words) => [process.execPath, ...words]);
  for (const words of [['git', 'apply', resolve(patchOf(change))], ...programs]) {
    const [program = '', ...options] = words;
    const { isGreen, output } = await copy.run(program, ...options);
    if (!isGreen) return `${words.join(' ')}\n${output}`;
  }
  return '';
}

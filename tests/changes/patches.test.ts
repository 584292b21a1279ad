import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHANGES, patchOf, rowOf, sizeOf } from './changes';

test('each patch belongs to a change', () => {
  expect(globSync('tests/changes/*.patch').toSorted()).toEqual(CHANGES.map(patchOf).toSorted());
});

test.each(CHANGES)('the change $name still applies', (change) => {
  const { status, stderr } = spawnSync('git', ['apply', '--check', patchOf(change)], { encoding: 'utf8' });
  expect([status, stderr], 'Renew the patch: tests/changes/README.md').toEqual([0, '']);
});

test.each(CHANGES)('ARCHITECTURE.md has the present size of the change $name', (change) => {
  expect(readFileSync('ARCHITECTURE.md', 'utf8').split('\n')).toContain(rowOf(change, readFileSync(patchOf(change), 'utf8')));
});

test('files and lines are counted', () => {
  const patch = [
    'diff --git a/src/a.ts b/src/a.ts\n--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1,2 +1,3 @@\n same\n-old\n+new\n+newer\n',
    'diff --git a/b.md b/b.md\nnew file mode 100644\n--- /dev/null\n+++ b/b.md\n@@ -0,0 +1 @@\n+- item\n',
  ].join('');
  expect(sizeOf(patch)).toEqual({
    all: { files: 2, newFiles: 1, added: 3, removed: 1 },
    src: { files: 1, newFiles: 0, added: 2, removed: 1 },
  });
});

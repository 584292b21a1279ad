import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** The files that a file imports, for their values or only for their types. The linter does not see circles of types. */
type Imports = Readonly<Record<string, readonly string[]>>;

function importsOfSource(): Imports {
  const files = globSync('src/**/*.{ts,tsx}');
  const importsOf = (file: string) => {
    const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
    const exportedFrom = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []));
    return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exportedFrom].flatMap((name) => {
      const path = join(file, '..', name);
      return files.filter((other) => other === `${path}.ts` || other === `${path}.tsx`);
    });
  };
  return Object.fromEntries(files.map((file) => [file, importsOf(file)]));
}

/** The files of the first circle that a walk along the imports meets; an empty list if there is none. */
function circleIn(imports: Imports): readonly string[] {
  const finished = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (finished.has(file)) return [];
    const circle = (imports[file] ?? []).map((next) => walk(next, [...way, file])).find(({ length }) => length > 0);
    finished.add(file);
    return circle ?? [];
  };
  return Object.keys(imports).map((file) => walk(file, [])).find(({ length }) => length > 0) ?? [];
}

test('no files of src import each other in a circle, not even for their types', () => {
  const imports = importsOfSource();
  expect(imports['src/app/app.tsx']).toContain('src/app/container.ts');
  expect(circleIn({ ...imports, 'src/domain/ids.ts': ['src/app/app.tsx'] })).toContain('src/domain/ids.ts');
  expect(circleIn(imports)).toEqual([]);
});

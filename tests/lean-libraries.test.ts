import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readStandIns, VERSIONS } from '../scripts/build/lean-libraries.ts';

/** A folder with copies of the libraries that the build partly replaces. The tests remove files from it. */
const LIBRARIES = mkdtempSync(join(tmpdir(), 'lean-libraries-'));

for (const library of Object.keys(VERSIONS)) {
  mkdirSync(join(LIBRARIES, library), { recursive: true });
  cpSync(join('node_modules', library), join(LIBRARIES, library), { recursive: true, filter: (path) => !path.endsWith('.map') });
}

afterAll(() => rmSync(LIBRARIES, { recursive: true }));

describe('The stand-ins for parts of libraries', () => {
  it.each(['axios/lib/adapters/adapters.js', '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js'])('stop the build if %s is gone', (file) => {
    rmSync(join(LIBRARIES, file));
    expect(() => readStandIns(LIBRARIES)).toThrow(file);
    cpSync(join('node_modules', file), join(LIBRARIES, file));
  });

  it('stop the build if a library has another version', () => {
    expect(() => readStandIns(LIBRARIES, { ...VERSIONS, axios: '1.0.0' })).toThrow('axios 1.0.0');
  });
});

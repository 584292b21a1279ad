import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRESET_NAMES, PRESETS } from '../../mocks/presets';

test('docs/demo.md lists every phone number that begins a preset, and no other', () => {
  const lines = readFileSync('docs/demo.md', 'utf8').split('\n').filter((line) => line.startsWith('| 90000000'));
  expect(lines).toEqual(PRESET_NAMES.map((name) => `| ${PRESETS[name].phone} | \`${name}\` | ${PRESETS[name].description} |`));
});

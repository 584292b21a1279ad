import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettingsFile } from '../../scripts/configure/settings-file';

const folder = mkdtempSync(join(tmpdir(), 'settings-file-'));
const file = join(folder, 'own.env');

afterAll(() => rmSync(folder, { recursive: true }));

test.each<[readonly string[], Readonly<Record<string, string>>]>([
  [
    ['# A comment', '', 'A=real', "B='a # b'", 'export C="c" # a comment', 'D=https://a.test/?b=c\r', 'E='],
    { A: 'real', B: 'a # b', C: 'c', D: 'https://a.test/?b=c', E: '' },
  ],
  [['\uFEFFA=\t\r', 'B=b\r', ''], { A: '', B: 'b' }],
  [['A=""', `B="it's"`, 'C = a=b"c"'], { A: '', B: "it's", C: 'a=b"c"' }],
  [['\u00A0A=a\u00A0', 'B\u00A0=\u00A0"b\u00A0c"'], { A: 'a', B: 'b c' }],
])('%j is read as %j', (lines, variables) => {
  writeFileSync(file, lines.join('\n'));
  expect(readSettingsFile(file)).toEqual({ variables, problems: [] });
});

test.each(['A', 'A="a b', `A='it's'`, 'A-B=c'])('the line %j is refused', (line) => {
  writeFileSync(file, `B=b\n${line}\nC=c`);
  expect(readSettingsFile(file).problems).toEqual([
    `${file}, line 2 is not NAME=value, with the whole value in quotes or none.`,
  ]);
});

test('a file that is no text in UTF-8 is refused in one sentence', () => {
  writeFileSync(file, '\uFEFFA=a\nB=b', 'utf16le');
  expect(() => readSettingsFile(file)).toThrow(`'${file}' is no text in UTF-8: save it as such.`);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainFileError, readSettingsFile } from '../../scripts/configure/settings-file';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-file-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const spaced = (name: string) =>
  `${name} has a space beside its '=', which Docker and shells do not take: write '${name}=…'.`;
const unquoted = 'A has a space and no quotes, which shells do not take: write \'A="…"\'.';

test.each<[readonly string[], Readonly<Record<string, string>>, string?, ('warnings' | 'problems')?]>([
  [
    ['# A comment', '', 'A=real', "B='a # b'", 'export C="c" # a comment', 'D=https://a.test/?b=c\r', 'E='],
    { A: 'real', B: 'a # b', C: 'c', D: 'https://a.test/?b=c', E: '' },
  ],
  [['\uFEFFA=real'], { A: 'real' }],
  [['A= ', 'B=b'], { A: '', B: 'b' }],
  [['A=\t\r', 'B=b\r', ''], { A: '', B: 'b' }],
  [['A=', '', '# A comment', 'B="b"'], { A: '', B: 'b' }],
  [['A=""', `B="it's"`, 'C=a=b"c"'], { A: '', B: "it's", C: 'a=b"c"' }],
  [['A=a', 'B: b'], { A: 'a' }, 'line 2: this is not NAME=value, and is ignored.'],
  [['A=a', '', 'A=b'], { A: 'b' }, 'line 3: A stands above too, and this line counts.'],
  [['A=Walk #1'], { A: 'Walk' }, "line 1: A ends before the '#': quote a value that has one."],
  [['', 'A = a'], { A: 'a' }, `line 2: ${spaced('A')}`],
  [['A =', 'B=b'], { A: '', B: 'b' }, `line 1: ${spaced('A')}`],
  [['export A=\t"a"'], { A: 'a' }, `line 1: ${spaced('A')}`],
  [['', 'A=Tail Wagger'], { A: 'Tail Wagger' }, `line 2: ${unquoted}`],
  [['A=a=b "c"'], { A: 'a=b "c"' }, `line 1: ${unquoted}`],
  [['A="a b', 'B=b'], { A: 'a b', B: 'b' }, 'line 1: the quote of A is not closed.', 'problems'],
  [
    [`A='it's'`, 'B=b'],
    { A: 'it', B: 'b' },
    "line 1: there is text after the closing ' of A: put the whole value in other quotes.",
    'problems',
  ],
])('%j is read as %j', (lines, variables, sentence, kind = 'warnings') => {
  const file = join(folder, 'own.env');
  writeFileSync(file, lines.join('\n'));
  expect(readSettingsFile(file)).toEqual({
    variables,
    warnings: [],
    problems: [],
    ...(sentence && { [kind]: [`${file}, ${sentence}`] }),
  });
});

test.skipIf(process.platform !== 'linux')('of a file that it cannot read says that it cannot', () => {
  expect(() => readSettingsFile('/proc/self/mem')).toThrow(
    "'/proc/self/mem' cannot be read (EIO): look at its permissions.",
  );
});

test.each(['EACCES', 'EPERM'])('of a file of the build that this user may not open says what to do (%s)', (code) => {
  const error = Object.assign(new Error(`${code}: permission denied, open '/site/index.html'`), {
    code,
    path: '/site/index.html',
  });
  expect(explainFileError(error)).toBe(
    "'/site/index.html' may not be read or written by this user: make it yours with 'chown', allow it with 'chmod u+rw', or run the command as its owner.",
  );
});

import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explainFileError } from '../../scripts/configure/file-error';
import { writeTemplate } from '../../scripts/configure/site';
import { runNode } from '../features/run-cucumber';

// The folder of a build with one page and no settings yet.
let folder: string;
const example = readFileSync('.env.example', 'utf8');
const EXAMPLES = /^Warning: These still have values of the example: /;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'configure-'));
  writeTemplate(folder, 'index.html', '<p>{{notice}}</p>');
  writeTemplate(folder, 'nginx-app.conf', '{{policy}}');
  writeTemplate(folder, '_headers', '{{policy}}');
  writeFileSync(join(folder, '.deploy/defaults.json'), '{}');
  writeFileSync(join(folder, 'release.json'), '{"release":"1.0.0","assets":{}}');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Runs the command on the build with a settings file of this text. Returns the exit code, the output, and the lines of the error output. */
function configure(text: string) {
  const file = join(folder, 'own.env');
  writeFileSync(file, text);
  const { status, stdout, stderr } = runNode('--import', 'tsx', 'scripts/configure/configure.ts', folder, '--env', file);
  return { status, said: stdout.trim(), lines: stderr.trim().replaceAll(`${file}, `, '').split('\n') };
}

test('a quote that is not closed is told with all other mistakes', () => {
  const { status, lines } = configure(`${example}\nVITE_NOTICE="Closed\nVITE_CONTACT_NUMBER=12\nVITE_API=\n`);
  const line = example.split('\n').length + 1;
  expect([status, lines.filter((each) => each.startsWith('Error: '))]).toEqual([
    1,
    [`Error: line ${line}: the quote of VITE_NOTICE is not closed.`, "Error: VITE_API is missing: set it to 'real'.", expect.stringContaining('VITE_CONTACT_NUMBER is malformed')],
  ]);
});

test('a name that resembles a setting is told: all of the file, and of the process those that look like this app\'s', () => {
  vi.stubEnv('vite_brand_name', 'Paws');
  vi.stubEnv('PLACES', 'typed');
  const { status, lines } = configure(`${example}\nVIT_NOTICE=Closed\nDATABASE_URL=a\n`);
  expect([status, ...lines.filter((line) => !EXAMPLES.test(line)).toSorted()]).toEqual([
    0,
    'Warning: VIT_NOTICE is no setting of this app: VITE_NOTICE may be meant.',
    'Warning: vite_brand_name is no setting of this app: VITE_BRAND_NAME may be meant.',
  ]);
});

test("a misspelt name is told with the build's own value, which stays unless another line sets it", () => {
  writeFileSync(join(folder, '.deploy/defaults.json'), '{"VITE_CONTACT_NUMBER":"911234567890"}');
  const withoutNumber = example.replace(/^VITE_CONTACT_NUMBER=.*$/m, '');
  const warning = 'Warning: VITE_CONTACT_NUMER is no setting of this app: VITE_CONTACT_NUMBER may be meant';
  expect(configure(`${withoutNumber}\nVITE_CONTACT_NUMER=12345678\n`).lines).toContain(`${warning}, and the build's own value stays.`);
  expect(configure(`${example}\nVITE_CONTACT_NUMER=12345678\n`).lines).toContain(`${warning}.`);
});

test('a reload of nginx is asked for only if the policy changed', () => {
  const api = (host: string, notice = '') => `${example}\nVITE_API_BASE_URL=https://${host}/\nVITE_NOTICE=${notice}\n`;
  const reload = / The policy in \.deploy is new: reload nginx, or copy _headers to the root of a static site\.$/;
  expect(configure(api('a.test')).said).toMatch(reload);
  expect(configure(api('a.test', 'Closed.')).said).toMatch(/ The policy is as it was: if nginx serves this folder already, it needs no reload\.$/);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('<p>Closed.</p>');
  expect(configure(api('b.test', 'Closed.')).said).toMatch(reload);
});

test('values of the example are told last, after what was done', () => {
  const file = join(folder, 'own.env');
  writeFileSync(file, `${example}\nVITE_PLACES=built-in\n`);
  const command = `"${process.execPath}" --import tsx scripts/configure/configure.ts "${folder}" --env "${file}" 2>&1`;
  const lines = execSync(command, { encoding: 'utf8' }).trim().split('\n');
  expect([lines.length, lines.findIndex((line) => line.startsWith('1 pages of release 1.0.0')), lines.findIndex((line) => EXAMPLES.test(line))]).toEqual([4, 2, 3]);
});

test('values of the example are told with mistakes too', () => {
  const { status, lines } = configure(`${example}\nVITE_API=\n`);
  expect([status, lines.at(-1)]).toEqual([1, "Error: VITE_API is missing: set it to 'real'."]);
  expect(lines).toContainEqual(expect.stringMatching(EXAMPLES));
});

test.each([
  ['is missing', '.deploy/defaults.json', () => rmSync(join(folder, '.deploy/defaults.json')), 'is missing: copy the whole build again, with its folder .deploy.'],
  ['is a folder', 'index.html', () => mkdirSync(join(folder, 'index.html')), 'cannot be read or written (EISDIR).'],
])('a file of the build that %s is named: %s', (_, name, spoil, sentence) => {
  spoil();
  const { status, lines } = configure(example);
  expect([status, lines.filter((line) => !line.startsWith('Warning: '))]).toEqual([1, [`'${join(folder, name)}' ${sentence}`]]);
});

test.each(['EACCES', 'EPERM'])('a file that this user may not open is named (%s)', (code) => {
  const error = Object.assign(new Error(`${code}: permission denied, open '/site/index.html'`), { code, path: '/site/index.html' });
  expect(explainFileError(error)).toBe("'/site/index.html' may not be read or written by this user: make it yours with 'chown', allow it with 'chmod u+rw', or run the command as its owner.");
});

test('of another error the message stays', () => {
  expect(explainFileError(new Error('A page has the mark {{a}}.'))).toBe('A page has the mark {{a}}.');
});

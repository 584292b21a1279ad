import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTemplate } from '../../scripts/configure/site';

let folder: string;
let file: string;
const example = readFileSync('.env.example', 'utf8').replace(/(?<=^VITE_API_IDEMPOTENCY_KEY=)$/m, 'off');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'configure-'));
  file = join(folder, 'own.env');
  writeTemplate(folder, 'index.html', '<p>{{notice}}</p>');
  for (const name of ['nginx-app.conf', '_headers']) writeTemplate(folder, name, '{{policy}}');
  writeFileSync(join(folder, '.deploy/defaults.json'), '{"VITE_CONTACT_NUMBER":"911234567890"}');
  writeFileSync(join(folder, 'release.json'), '{"release":"1.0.0","assets":{}}');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** BUILD and FILE stand for the folder and the settings file. Returns the exit code and all lines, in the order of printing. */
function run(words: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const own = words.map((word) => word.replace('BUILD', folder).replace('FILE', file));
  const output = openSync(join(folder, 'output'), 'w+');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/configure/configure.ts', ...own], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const said = readFileSync(join(folder, 'output'), 'utf8');
  return [status, ...said.trim().replaceAll(file, 'FILE').replaceAll(folder, 'BUILD').split('\n')];
}

function configure(lines: string, variables?: Readonly<Record<string, string>>) {
  const isReplaced = (line: string) => lines.split('\n').some((own) => own.startsWith(/^\w+=/.exec(line)?.[0] ?? '#'));
  writeFileSync(file, [lines, ...example.split('\n').filter((line) => !isReplaced(line))].join('\n'));
  return run(['BUILD', '--env', 'FILE'], variables);
}

const EXAMPLES = expect.stringMatching(/^Warning: These still have values of the example: VITE_/) as string;
const DONE = '1 pages of release 1.0.0 in BUILD have the settings, with the API https://api.example.com/.';
const USAGE = expect.stringMatching(/^Usage: npm run configure -- dist \[--env \.env\.production\]$/) as string;

test.each<[string, Readonly<Record<string, string>>, ...unknown[]]>([
  ['', {}, 0, EXAMPLES, DONE],
  [
    'VITE_NOTICE="Closed\nVITE_CONTACT_NUMER=12\nVITE_API=',
    {},
    1,
    EXAMPLES,
    'Error: FILE, line 1 is not NAME=value, with the whole value in quotes or none.',
    'Error: VITE_CONTACT_NUMER is no setting of this app: .env.example has their names.',
    "Error: VITE_API is missing: set it to 'real'.",
  ],
  [
    'VITE_API_BASE_URL=https://file.test/\nVITE_CONTACT_NUMBER=9845012345',
    { VITE_API_BASE_URL: 'https://shell.test/' },
    0,
    expect.stringMatching(/^Warning: VITE_CONTACT_NUMBER has ten digits/),
    EXAMPLES,
    DONE.replace('api.example.com', 'shell.test'),
  ],
])('with the lines %j and %j says what it did, and what may be wrong', (lines, variables, ...said) => {
  expect(configure(lines, variables)).toEqual(said);
});

test.each<[readonly string[], ...unknown[]]>([
  [['no-such'], "Error: There is no build in 'no-such': run 'npm run build', and name its folder."],
  [['BUILD', '--env', 'no-such'], "Error: ENOENT: no such file or directory, open 'no-such'"],
  [[], 'Error: Name the folder of one build.', USAGE],
  [['BUILD', '--env.production'], "Error: Unknown option '--env.production'.", USAGE],
])('with the words %j says what is wrong, without a stack trace', (words, ...said) => {
  const [status, ...lines] = run(words);
  expect([status, ...lines.slice(0, said.length)]).toEqual([1, ...said]);
  expect(lines).toHaveLength(said.at(-1) === USAGE ? 4 : 1);
});

test('says how it is used if asked, and that it read no file', () => {
  expect(run(['--help']).slice(0, 2)).toEqual([0, USAGE]);
  expect(run(['BUILD'])[1]).toBe('Warning: No file of settings is read: name yours after --env.');
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../package.json';
import renovate from '../renovate.json';
import { runNode } from './features/run-cucumber';

const read = (path: string) => readFileSync(path, 'utf8');

test.each(Object.entries(packageJson.scripts))('npm run %s needs no shell of one system', (_, command) => {
  expect(command).not.toMatch(/[&|;<>$`*'"\\%]|^\w+=/);
});

test('the files that scripts run are there', () => {
  const files = Object.values(packageJson.scripts).flatMap((command) => command.match(/[\w./@-]+\.(?:mjs|ts|js|env)\b/g) ?? []);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
});

test('programs run in turn up to the first that fails, and the last one gets further arguments', () => {
  expect(runNode('scripts/in-turn.mjs', '-p', '1', 'then', '-p', 'process.argv[1]', 'two words')).toMatchObject({ status: 0, stdout: '1\ntwo words\n' });
  expect(runNode('scripts/in-turn.mjs', '-p', '1', 'then', '-e', 'process.exit(3)', 'then', '-p', '2')).toMatchObject({ status: 3, stdout: '1\n' });
});

test('the workflow runs what .ci/run runs, and nothing else of the project', () => {
  const { jobs } = parse(read('.github/workflows/ci.yaml')) as { jobs: Record<string, { steps: { run?: string }[] }> };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands).toContain('.ci/run');
  expect(commands.filter((command) => /npm|npx|node /.test(command))).toEqual([]);
});

test('an action of the workflow is pinned to a commit', () => {
  const actions = [...read('.github/workflows/ci.yaml').matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(actions).not.toEqual([]);
  expect(actions.filter((action) => !/@[\da-f]{40} # v[\d.]+$/.test(action!))).toEqual([]);
});

test('the form of a problem is a form: each question has an id of its own and a label', () => {
  const { name, body } = parse(read('.github/ISSUE_TEMPLATE/problem.yml')) as {
    name: string;
    body: { type: string; id?: string; attributes: { label?: string } }[];
  };
  const questions = body.filter(({ type }) => type !== 'markdown');
  expect(name).not.toBe('');
  expect(questions.every(({ id, attributes }) => id && attributes.label)).toBe(true);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

test("Renovate's groups name packages that the project has, each once", () => {
  const { dependencies, devDependencies, optionalDependencies } = packageJson;
  const installed = [...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }), 'node'];
  const named = renovate.packageRules.flatMap((rule) => rule.matchPackageNames ?? rule.matchDepNames ?? []);
  expect(named.filter((name) => !installed.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test.each(['package.json', 'tests/bench/package.json', 'tests/mutation/package.json'])('%s names exact versions', (path) => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(path)) as Record<string, Record<string, string> | undefined>;
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter((version) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('LICENSE reserves all rights, as package.json says', () => {
  expect([packageJson.license, packageJson.private]).toEqual(['UNLICENSED', true]);
  expect(read('LICENSE')).toContain('All rights reserved');
});

test('CONTRIBUTING.md names files and folders that exist', () => {
  const named = [...read('CONTRIBUTING.md').matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[a-z]+)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(path) && globSync(path).length === 0)).toEqual([]);
});

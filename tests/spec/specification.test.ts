import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDecisions } from '../../scripts/spec/decisions';
import { isOfRelease, readRuns, verdictOf } from '../../scripts/spec/runs';
import { sentencesIn } from '../../features/support/sentences';
import { readFeature, readSpecification } from '../../scripts/spec/specification';
import { runCucumber } from '../features/run-cucumber';

const TEXT = `Feature: Log in
  A customer comes back.

  Rule: The right code logs in

    Scenario: The code is right
      Given Asha opens the walking package page
      Then she sees the walking package page

    @core
    Scenario: The code is wrong
      Given Asha opens the walking login page
      Then she is told nothing
      And she is told:
        | Mobile | Enter a valid phone number |

    @browser
    Scenario Outline: The same name
      Given Asha opens <page>

      Examples:
        | page                    |
        | the walking login page  |
        | the grooming login page |
`;

const DECISIONS = `# Decisions

## Login

- **A1** The code has
  four digits. Held by login.feature, "The right code logs in"; tests/domain/account.test.ts.
- **A2** Another one. Held by login.feature, "Another rule".
`;

describe('a decision', () => {
  test('has its text, and the rules and tests that hold it', () => {
    expect(readDecisions(DECISIONS)[0]).toEqual({
      id: 'A1',
      section: 'Login',
      text: 'The code has four digits.',
      rules: [{ feature: 'login', rule: 'The right code logs in' }],
      tests: ['tests/domain/account.test.ts'],
    });
  });

  test('stands beside its rule', () => {
    const { rules } = readFeature(TEXT, 'login', { decisions: readDecisions(DECISIONS), runs: [], pictures: new Map() });
    expect(rules.map(({ decisions }) => decisions.map(({ id }) => id))).toEqual([['A1']]);
  });
});

test('a feature has its title, its sentence and its scenarios by rule; cases of the same name are numbered', () => {
  const feature = readFeature(TEXT, 'login', { decisions: [], runs: [], pictures: new Map() });
  expect(feature).toMatchObject({ name: 'login', title: 'Log in', description: 'A customer comes back.' });
  expect(feature.rules.map(({ name, scenarios }) => [name, ...scenarios.map(({ anchor, core, chromium }) => [anchor, core, chromium])])).toEqual([
    [
      'The right code logs in',
      ['login-the-code-is-right', 'not run', 'not run'],
      ['login-the-code-is-wrong', 'not run', 'without a browser only'],
      ['login-the-same-name', 'needs a browser', 'not run'],
      ['login-the-same-name-2', 'needs a browser', 'not run'],
    ],
  ]);
});

test('a sentence is quoted by its words between quotation marks or in a table, whole', () => {
  const quoted = (text: string, ...row: readonly string[]) => sentencesIn([{ text, table: [row] }]).map((each) => each.text);
  expect(quoted('she is told "Please select at least one address" about Saved addresses')).toEqual(['Please select at least one address']);
  expect(quoted('she is told:', 'Saved addresses', 'Please select at least one address')).toEqual(['Please select at least one address']);
  expect(quoted('she sees "Please select at least one"', 'Please select')).toEqual([]);
});

describe('the results', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (profile: string, name: string, status: string, stamp?: object) => {
    const step = { keyword: 'Given ', name: 'Asha opens the app', arguments: [{ rows: [{ cells: ['a', 'b'] }] }], result: { status: 'passed' } };
    const hook = { keyword: 'After', hidden: true, result: { status } };
    writeFileSync(join(folder, `features-${profile}.json`), JSON.stringify([{ uri: 'features/login.feature', elements: [{ type: 'scenario', name, steps: [step, hook] }] }]));
    if (stamp) writeFileSync(join(folder, `features-${profile}.stamp.json`), JSON.stringify(stamp));
  };
  const resultsOf = (name: string, place: 'core' | 'chromium', cell = 'b') => {
    const scenarios = readFeature(`Feature: F\n  Rule: R\n    Scenario: ${name}\n      Given Asha opens the app\n        | a | ${cell} |\n`, 'login', {
      decisions: [],
      runs: readRuns(folder),
      pictures: new Map(),
    }).rules.flatMap((rule) => rule.scenarios);
    return scenarios.map((scenario) => scenario[place]);
  };

  beforeAll(() => {
    write('core', 'One', 'passed', { release: '1.0.0+abc1234', date: '2026-11-20T10:00:00.000Z' });
    write('quick', 'One', 'failed', { release: '1.0.0+abc1234', date: '2026-11-20T11:00:00.000Z' });
    write('thorough', 'Two', 'failed');
    writeFileSync(join(folder, 'features-browser.json'), 'cut off');
  });

  test('are those of the latest reports, by place; a hook that fails fails its scenario', () => {
    expect([resultsOf('One', 'core'), resultsOf('One', 'chromium'), resultsOf('Two', 'core'), resultsOf('Two', 'chromium')]).toEqual([['passed'], ['failed'], ['not run'], ['failed']]);
  });

  test('do not hold for a scenario that says something else now', () => {
    expect(resultsOf('One', 'core', 'c')).toEqual(['not run']);
  });

  test('count for the release that ran only', () => {
    const [core, , thorough] = readRuns(folder);
    expect([isOfRelease(core!, '1.0.0+abc1234'), isOfRelease(core!, '1.0.0+def5678'), isOfRelease(thorough!, '1.0.0+abc1234')]).toEqual([true, false, false]);
    // A release name without a commit may stand for different releases, so no run counts for it.
    expect(isOfRelease({ release: '1.0.0' }, '1.0.0')).toBe(false);
  });

  test('of two runs that know a scenario, the later one counts', () => {
    const run = (date: string, verdict: 'passed' | 'failed') => ({ profile: 'quick', place: 'chromium' as const, release: '', date, verdicts: new Map([['key', verdict]]) });
    expect(verdictOf('key', 'chromium', [run('2026-11-20T12', 'passed'), run('2026-11-20T11', 'failed')])).toBe('passed');
  });

  test("are found for a scenario that Cucumber ran, with the release's stamp", () => {
    const feature = join(folder, 'login.feature');
    writeFileSync(feature, TEXT.slice(0, TEXT.indexOf('    @core')));
    const formats = ['--format', `json:${folder}/features-core.json`, '--format', `./features/reports/stamp.mjs:${folder}/features-core.stamp.json`];
    expect(runCucumber('-p', 'examples', ...formats, feature).stdout).toContain('1 scenario (1 passed)');
    const runs = readRuns(folder);
    expect(runs[0]).toMatchObject({ release: expect.stringMatching(/^\d/), date: expect.stringMatching(/^\d{4}-.*Z$/) });
    const { rules } = readFeature(readFileSync(feature, 'utf8'), 'login', { decisions: [], runs, pictures: new Map() });
    expect(rules[0]!.scenarios.map(({ core }) => core)).toEqual(['passed']);
  });
});

test("the project's specification is whole: every anchor is unique, every sentence's name is proven, every call has outcomes", () => {
  const { features, sentences, calls } = readSpecification();
  const anchors = features.flatMap(({ rules }) => rules.flatMap(({ scenarios }) => scenarios.map(({ anchor }) => anchor)));
  expect(anchors.length).toBeGreaterThan(100);
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) < index)).toEqual([]);
  const proven = new Set(sentences.filter(({ scenarios }) => scenarios.length > 0).map(({ name }) => name));
  expect(sentences.filter(({ name }) => !proven.has(name))).toEqual([]);
  expect(calls.filter(({ summary, outcomes }) => summary === '' || outcomes.length === 0)).toEqual([]);
});

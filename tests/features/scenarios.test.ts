import { globSync, readFileSync } from 'node:fs';
import type { Envelope, PickleStep } from '@cucumber/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageTexts } from '../../src/funnel/page-texts';
import { APP_SENTENCES } from '../../features/support/sentences';
import { readPresetName, sentencesOf } from '../../mocks/presets';
import { runCucumber } from './run-cucumber';

function scenariosOf(envelopes: readonly Envelope[]) {
  const patterns = new Map(envelopes.flatMap(({ stepDefinition: it }) => (it ? [[it.id, it.pattern.source]] : [])));
  const matches = new Map(
    envelopes.flatMap(({ testCase }) => (testCase?.testSteps ?? []).map((step) => [step.pickleStepId, step])),
  );
  const stepOf = ({ id, text, argument }: PickleStep) => {
    const { stepDefinitionIds = [], stepMatchArgumentsLists = [] } = matches.get(id) ?? {};
    const rows = argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)) ?? [];
    const values = stepMatchArgumentsLists.flatMap(({ stepMatchArguments }) => stepMatchArguments);
    return {
      text,
      rows,
      expressions: stepDefinitionIds.map((definition) => patterns.get(definition)!),
      parameters: values.map(({ parameterTypeName, group }) => ({
        name: parameterTypeName ?? '',
        value: group.value ?? '',
      })),
    };
  };
  return envelopes.flatMap(({ pickle }) => (pickle ? [{ steps: pickle.steps.map(stepOf) }] : []));
}

type ReadScenario = ReturnType<typeof scenariosOf>[number];
type ReadStep = ReadScenario['steps'][number];

function sentencesIn({ expressions: [expression = ''], parameters, rows }: ReadStep): readonly string[] {
  const quoted = parameters.filter(({ name }) => name === 'message').map(({ value }) => value.replaceAll('"', ''));
  const [head = [], ...body] = rows;
  const told = head.indexOf('→ told');
  if (expression.endsWith('is told:')) return rows.map((row) => row[1]!);
  if (told >= 0) return body.map((row) => row[told]!);
  return quoted.filter((sentence) => sentence !== 'nothing');
}

function serverSentencesIn({ steps }: ReadScenario): readonly string[] {
  const faults = steps.flatMap(({ parameters }) => parameters.filter(({ name }) => name === 'fault'));
  const answers = steps.filter(({ text }) => /^the server answers with status \d+ .*:$/.test(text));
  const cells = answers.flatMap(({ rows }) => rows.map(([, cell = '']) => cell));
  const demos = steps.flatMap(({ text }) => readPresetName(/ the demo "(.*)"$/.exec(text)?.[1]) ?? []);
  return [
    ...faults.flatMap(({ value }) => /^refuses with "(.*)"$/.exec(value)?.[1] ?? []),
    ...cells.flatMap((cell) => [cell, ...[...cell.matchAll(/"([^"]*)"/g)].map(([, text]) => text!)]),
    ...demos.flatMap(sentencesOf),
  ];
}

let envelopes: readonly Envelope[];
let scenarios: readonly ReadScenario[];
let problems: string;

// Cucumber takes seconds to start, so one run reads all features.
beforeAll(() => {
  const { stdout, stderr } = runCucumber('-p', 'read');
  if (stdout === '') throw new Error(stderr);
  problems = stderr;
  envelopes = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Envelope);
  scenarios = scenariosOf(envelopes);
});

test('every scenario can be read, and has a name of its own in its file', () => {
  expect(scenarios.length).toBeGreaterThan(100);
  expect(problems).toBe('');
});

describe('the sentences of the specification', () => {
  test('each is quoted by a scenario', () => {
    const quoted = new Set(scenarios.flatMap(({ steps }) => steps.flatMap(sentencesIn)));
    const quotedNames = new Set(APP_SENTENCES.filter(({ text }) => quoted.has(text)).map(({ name }) => name));
    expect(APP_SENTENCES.map(({ name }) => name).filter((name) => !quotedNames.has(name))).toEqual([]);
  });

  test("scenarios quote only them and the server's sentences", () => {
    const wrong = scenarios.flatMap((scenario) => {
      const known = new Set([...APP_SENTENCES.map(({ text }) => text), ...serverSentencesIn(scenario)]);
      return scenario.steps.flatMap(sentencesIn).filter((sentence) => !known.has(sentence));
    });
    expect(wrong).toEqual([]);
  });
});

test('each label of the specification is quoted by a scenario', () => {
  const { headings, showMore, ...others } = pageTexts;
  const texts = [...Object.values(headings), ...Object.values(others), showMore(1)];
  const quoted = scenarios.flatMap(({ steps }) => steps.flatMap(({ text, rows }) => [text, ...rows.flat()])).join('\n');
  expect(texts.filter((text) => !quoted.includes(text))).toEqual([]);
});

test('each step is used by a scenario', () => {
  const used = new Set(scenarios.flatMap(({ steps }) => steps.flatMap(({ expressions }) => expressions)));
  const known = envelopes.flatMap(({ stepDefinition }) => stepDefinition?.pattern.source ?? []);
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter((expression) => !used.has(expression))).toEqual([]);
});

test('editors, which only read the text of the steps, find each step and each parameter', () => {
  const text = globSync('features/steps/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!).toSorted();
  const steps = envelopes.flatMap(({ stepDefinition }) => stepDefinition?.pattern.source ?? []);
  const parameters = envelopes.flatMap(({ parameterType }) => parameterType?.name ?? []);
  expect(found(/^(?:Given|When|Then)\(\s*'([^']+)',\s/gm)).toEqual(steps.toSorted());
  expect(found(/^defineParameterType\(\{\s+name: '(\w+)',\s+regexp: \/.+\//gm)).toEqual(parameters.toSorted());
});

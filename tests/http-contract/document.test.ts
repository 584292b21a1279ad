import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ContractChecker } from '../../contract/checker';
import { CONTRACT_FILE, ContractDocument } from '../../contract/document';
import type { Call } from '../../mocks/calls';
import { startedScriptedServer } from '../adapters/http/scripted-server';
import { ADAPTER_CALLS, adaptersOf } from './adapter-calls';

const yaml = readFileSync(CONTRACT_FILE, 'utf8');
const contract = new ContractDocument(yaml);
const checker = new ContractChecker(contract);

const FURTHER_RULES = {
  'component-name-unique': 'error',
  'operation-description': 'error',
  'parameter-description': 'error',
  'spec-example-values': 'error',
} as const;

test('the linter finds nothing in the contract, not in its examples either', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: FURTHER_RULES });
  const problems = await lintFromString({ source: yaml, absoluteRef: CONTRACT_FILE, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test.each(contract.operations)(
  '$call documents success, failures of client and server, and a lost session where a token is sent',
  ({ token, node }) => {
    const statuses = ['200', '2XX', '4XX', '5XX', ...(token === 'never' ? [] : ['401'])];
    expect(
      Object.keys(node.responses)
        .filter((status) => status !== '204')
        .toSorted(),
    ).toEqual(statuses.toSorted());
  },
);

describe('the app reads the examples as the contract defines them', () => {
  const server = startedScriptedServer();
  const examples = contract.operations.flatMap((operation) =>
    Object.entries(operation.node.responses['200']!.content ?? {}).flatMap(([contentType, { examples: named = {} }]) =>
      Object.entries(named).map(([name, { value: example }]) => ({ operation, name, example, contentType })),
    ),
  );

  test('every call has one', () => {
    expect(
      contract.operations.filter((operation) => !examples.some((example) => example.operation === operation)),
    ).toEqual([]);
  });

  test.each(examples)('$operation.call, $name', async ({ operation, example, contentType }) => {
    server.answerJson(example, 200, contentType);
    const answer = { status: 200, contentType, body: JSON.stringify(example) };
    const { deviation, isAccepted } = checker.judge(operation, answer);
    expect(deviation).toBeUndefined();
    const read = await ADAPTER_CALLS[operation.call as Call](adaptersOf(server.dependencies));
    // An unknown phone number is no failure: `ok` is true and the value is false.
    const isYes = operation.id === 'checkUser' ? read.ok && read.value : read.ok;
    expect(isYes).toBe(isAccepted);
    // The adapter logs an error if it drops an invalid item of a list.
    expect(isAccepted ? server.errors : []).toEqual([]);
  });
});

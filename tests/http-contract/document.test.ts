import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ContractChecker } from '../../contract/checker';
import { CONTRACT_FILE, ContractDocument, mediaTypePointer, type MediaType, type Operation } from '../../contract/document';
import { CALLS } from '../../mocks/calls';
import { startedScriptedServer } from '../adapters/http/scripted-server';
import { ADAPTER_CALLS } from './adapter-calls';

const JSON_TYPE = 'application/json';

/** Rules of the OpenAPI linter for readability, in addition to its recommended rules. */
const FURTHER_RULES = {
  'component-name-unique': 'error',
  'operation-description': 'error',
  'operation-singular-tag': 'error',
  'operation-tag-defined': 'error',
  'parameter-description': 'error',
  'spec-example-values': 'error',
  'tags-alphabetical': 'error',
} as const;

const yaml = readFileSync(CONTRACT_FILE, 'utf8');
const contract = new ContractDocument(yaml);
const checker = new ContractChecker(contract);

/** The errors and warnings of the OpenAPI linter for a document, as 'rule: message'. */
async function problemsIn(source: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: FURTHER_RULES });
  const problems = await lintFromString({ source, absoluteRef: CONTRACT_FILE, config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe('the linter', () => {
  test('finds nothing in the contract', async () => {
    expect(await problemsIn(yaml)).toEqual([]);
  });

  test.each([
    ['operationId: listBreeds', 'operationId: listPets', 'operation-operationId-unique'],
    ["'#/components/schemas/Breeds'", "'#/components/schemas/Breed'", 'no-unresolved-refs'],
    ['value: Indian Pariah }', 'value: 1 }', 'no-invalid-media-type-examples'],
    ['      summary: Lists the breeds\n', '', 'operation-summary'],
  ])('finds %j made %j', async (text, replacement, rule) => {
    expect(yaml).toContain(text);
    expect((await problemsIn(yaml.replace(text, replacement))).join('\n')).toContain(rule);
  });
});

test('the contract has exactly the calls of the mock backend', () => {
  expect(contract.operations.map(({ call }) => call).toSorted()).toEqual(CALLS.toSorted());
});

/** JSON pointers to all media types in which the document describes the request and response bodies of an operation. */
function mediaTypesOf({ pointer, node }: Operation): readonly string[] {
  const below = (where: string) => {
    const { value, pointer: place } = contract.locate<{ content: Record<string, MediaType> }>(where);
    return Object.keys(value.content).map((mediaType) => mediaTypePointer(place, mediaType));
  };
  const responses = Object.keys(node.responses).flatMap((status) => below(`${pointer}/responses/${status}`));
  return node.requestBody ? [...below(`${pointer}/requestBody`), ...responses] : responses;
}

describe.each(contract.operations)('$call', (operation) => {
  test('has valid examples for every body', () => {
    for (const pointer of mediaTypesOf(operation)) {
      const examples = contract.examples(pointer);
      expect(examples.size, pointer).toBeGreaterThan(0);
      const kinds = checker.kinds(`${pointer}/schema`);
      for (const [name, example] of examples) {
        expect(kinds.some((kind) => checker.errors(kind, example).length === 0), `${pointer}: ${name}`).toBe(true);
      }
    }
  });

  test('documents success, failures of client and server, and a lost session where a token is sent', () => {
    const statuses = operation.token === 'never' ? ['2XX', '4XX', '5XX'] : ['2XX', '401', '4XX', '5XX'];
    expect(Object.keys(operation.node.responses).toSorted()).toEqual(statuses.toSorted());
  });
});

describe('the app reads the examples as the contract defines them', () => {
  const server = startedScriptedServer();
  const examples = contract.operations.flatMap((operation) => {
    const response = contract.response(operation, 200)!;
    return Object.keys(response.value.content).flatMap((mediaType) =>
      [...contract.examples(mediaTypePointer(response.pointer, mediaType))].map(([name, example]) => ({
        operation,
        name,
        example,
        contentType: mediaType === '*/*' ? JSON_TYPE : mediaType,
      })),
    );
  });

  test.each(examples)('$operation.call, $name', async ({ operation, example, contentType }) => {
    server.answerJson(example, 200, contentType);
    const answer = { status: 200, contentType, body: JSON.stringify(example) };
    const { deviation, isAccepted } = checker.judge(operation, answer);
    expect(deviation).toBeUndefined();
    const read = await ADAPTER_CALLS[operation.call as (typeof CALLS)[number]](server.dependencies);
    // For checkUser the response 'no' (an unknown phone number) is no failure: `ok` is true and the value is false.
    const isYes = operation.id === 'checkUser' ? read.ok && read.value : read.ok;
    expect(isYes).toBe(isAccepted);
    // The adapter logs an error if it drops an invalid item of a list. An accepted response has no such item.
    expect(isAccepted ? server.errors : []).toEqual([]);
  });

  test.each(contract.operations)('$call answered by a failure', async ({ call }) => {
    server.answer({ status: 503, body: '<!doctype html><title>Please wait</title>' });
    expect(await ADAPTER_CALLS[call as (typeof CALLS)[number]](server.dependencies)).toEqual({ ok: false, failure: 'failed' });
  });
});

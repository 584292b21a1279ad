import type { ContractChecker } from '../../contract/checker';
import { firstDeviation } from '../../contract/deviation';
import type { ContractDocument, Operation } from '../../contract/document';
import type { SentRequest } from '../../contract/probe';

const JSON_TYPE = 'application/json';

type Called = Pick<SentRequest, 'method' | 'path'>;

export function operationOf({ operations }: ContractDocument, { method, path }: Called): Operation | undefined {
  return operations.find((operation) => {
    const pattern = operation.path.replaceAll(/\{\w+\}/g, '[^/?#]+');
    return operation.method === method && new RegExp(`^${pattern}$`).test(path);
  });
}

export function requestDeviation(checker: ContractChecker, request: SentRequest): string | undefined {
  const operation = operationOf(checker.document, request);
  if (!operation) return `the call ${request.method} ${request.path} is not documented`;
  const takesKey = operation.node.parameters?.some(({ name }) => name === 'Idempotency-Key');
  if ('idempotency-key' in request.headers && !takesKey) return 'an idempotency key is sent, and none is documented';
  return tokenDeviation(operation, request.headers.authorization) ?? bodyDeviation(checker, operation, request);
}

function bodyDeviation(checker: ContractChecker, { node }: Operation, { body, headers }: SentRequest) {
  if (!node.requestBody) return body === '' ? undefined : 'a body is not documented';
  if (!headers['content-type']?.startsWith(JSON_TYPE)) return `the content type is not ${JSON_TYPE}`;
  const { schema } = node.requestBody.content[JSON_TYPE]!;
  const closed = { type: 'object', allOf: [schema], unevaluatedProperties: false };
  return firstDeviation(checker.errors(closed, JSON.parse(body)));
}

function tokenDeviation({ token }: Operation, authorization: string | undefined): string | undefined {
  if (token === 'never') return authorization === undefined ? undefined : 'a token is sent, and none is documented';
  if (authorization === undefined) return token === 'always' ? 'the token is missing' : undefined;
  return /^Bearer \S+$/.test(authorization) ? undefined : 'the token is not a bearer token';
}

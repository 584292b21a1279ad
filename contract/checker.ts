import { Ajv2020, type ErrorObject } from 'ajv/dist/2020';
import type { ContractDocument, Operation, Schema } from './document';
import { errorsOfNearestKind, firstDeviation } from './deviation';

const JSON_TYPE = 'application/json';

export interface ReceivedAnswer {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: string;
}

export interface Judgement {
  /** Without values of the answer. */
  readonly deviation: string | undefined;
  readonly isAccepted: boolean;
  readonly json?: unknown;
}

export class ContractChecker {
  readonly #ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    formats: { date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/ },
  });

  constructor(readonly document: ContractDocument) {
    this.#ajv.addKeyword({
      keyword: 'x-unique-ids',
      type: 'array',
      validate: hasUniqueIds,
      error: { message: 'has an id twice' },
    });
  }

  judge(operation: Operation, { status, contentType, body }: ReceivedAnswer): Judgement {
    const deviating = (deviation: string) => ({ deviation, isAccepted: false });
    const { responses } = operation.node;
    const response = responses[status] ?? responses[`${String(status)[0]}XX`];
    if (!response) return deviating(`the status ${status} is not documented`);
    const { content } = response;
    const isSuccess = status >= 200 && status <= 299;
    const accepted = { deviation: undefined, isAccepted: isSuccess };
    // The body of a failure may have any shape.
    if (!content || !isSuccess) return accepted;
    // The first kind describes success. Where it requires nothing, an empty body is a yes.
    if (body.trim() === '')
      return kindsOf(content[JSON_TYPE]!.schema)[0]!.required ? deviating('the body is empty') : accepted;
    const type = (contentType ?? '').split(';')[0]!.trim().toLowerCase();
    if (!Object.hasOwn(content, type)) return deviating(`the content type is not ${JSON_TYPE}`);
    const json = readJson(body);
    if (json === undefined) return deviating('the body is no JSON');
    const errorsByKind = kindsOf(content[type]!.schema).map((kind) => this.errors(kind, json));
    const kind = errorsByKind.findIndex((errors) => errors.length === 0);
    if (kind < 0) return deviating(firstDeviation(errorsOfNearestKind(errorsByKind))!);
    return { deviation: undefined, isAccepted: kind === 0 && type === JSON_TYPE, json };
  }

  errors(schema: object, value: unknown): readonly ErrorObject[] {
    const validator = this.#ajv.compile(schema);
    return validator(value) ? [] : [...(validator.errors ?? [])];
  }
}

function kindsOf(schema: Schema): readonly Schema[] {
  return schema.anyOf ?? [schema];
}

/** Items without an id are ignored; '1' and 1 are the same id. */
function hasUniqueIds(_isWanted: unknown, items: readonly unknown[]): boolean {
  const ids = items
    .map((item) => (item as { readonly id?: unknown } | null)?.id)
    .filter((id) => id !== undefined)
    .map(String);
  return new Set(ids).size === ids.length;
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

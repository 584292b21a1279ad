import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Where the contract stands, from the project's folder. */
export const CONTRACT_FILE = 'contract/openapi.yaml';

const IDEMPOTENCY_KEY = '#/components/parameters/idempotencyKey';

/** A value of the document, and where it stands as a JSON pointer, `#/components/…`. */
export interface Located<Value> {
  readonly pointer: string;
  readonly value: Value;
}

/** An example of a body. */
export interface Example {
  readonly value: unknown;
}

/** One form of a body. */
export interface MediaType {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, object>>;
}

/** What is answered with a status. */
export interface Response {
  readonly content: Readonly<Record<string, MediaType>>;
}

interface OperationNode {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, object>>;
}

/** One documented call. */
export interface Operation {
  readonly id: string;
  /** Method and path below the base address, as in 'GET user/{userId}/pets'. */
  readonly call: string;
  readonly method: string;
  readonly path: string;
  /** Whether the call goes out with the token of a customer. */
  readonly token: 'always' | 'for customers' | 'never';
  /** Whether the call may carry an idempotency key (decision B5). */
  readonly takesIdempotencyKey: boolean;
  /** Where the operation stands in the document. */
  readonly pointer: string;
  readonly node: OperationNode;
}

/** The contract's document: its operations, and what stands behind its pointers. */
export class ContractDocument {
  readonly root: object;
  readonly operations: readonly Operation[];

  /** Reads `contract/openapi.yaml`, or the given YAML. Throws where it is no YAML. */
  constructor(yaml: string = readFileSync(CONTRACT_FILE, 'utf8')) {
    this.root = parse(yaml) as object;
    const { paths } = this.root as { paths: Record<string, Record<string, OperationNode>> };
    this.operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, node]) => ({
        id: node.operationId,
        call: `${method.toUpperCase()} ${path.slice(1)}`,
        method: method.toUpperCase(),
        path: path.slice(1),
        token: tokenOf(node),
        takesIdempotencyKey: node.parameters?.some(({ $ref }) => $ref === IDEMPOTENCY_KEY) ?? false,
        pointer: `#/paths/${escaped(path)}/${method}`,
        node,
      })),
    );
  }

  /** The operation with an id. Throws where there is none: its caller is misspelt. */
  operation(id: string): Operation {
    const operation = this.operations.find((each) => each.id === id);
    if (!operation) throw new Error(`The contract has no operation '${id}'.`);
    return operation;
  }

  /** The operation that a request is made by, whatever the ids in its path; undefined for a call that is not documented. */
  operationOf(method: string, path: string): Operation | undefined {
    return this.operations.find((operation) => {
      const pattern = operation.path.replaceAll(/\{\w+\}/g, '[^/?#]+');
      return operation.method === method && new RegExp(`^${pattern}$`).test(path);
    });
  }

  /** What stands at a pointer, behind the references that stand there. */
  locate<Value>(pointer: string): Located<Value> {
    let value: unknown = this.root;
    for (const name of pointer.split('/').slice(1)) value = Reflect.get(value as object, unescaped(name));
    const reference = (value as { readonly $ref?: string } | undefined)?.$ref;
    return reference === undefined ? { pointer, value: value as Value } : this.locate(reference);
  }

  /** What an operation answers with a status, or with those of its kind, as 4XX; undefined where nothing is documented. */
  response({ pointer, node }: Operation, status: number | string): Located<Response> | undefined {
    const kind = `${String(status)[0]}XX`;
    const name = [String(status), kind].find((each) => Object.hasOwn(node.responses, each));
    return name === undefined ? undefined : this.locate(`${pointer}/responses/${name}`);
  }

  /** The examples of the form of a body at a pointer, by their names. */
  examples(mediaType: string): ReadonlyMap<string, unknown> {
    const { pointer, value } = this.locate<MediaType>(mediaType);
    const names = Object.keys(value.examples ?? {});
    return new Map(names.map((name) => [name, this.locate<Example>(`${pointer}/examples/${escaped(name)}`).value.value]));
  }
}

/** The pointer to a form of a body, below what has the content. */
export function mediaTypePointer(pointer: string, mediaType: string): string {
  return `${pointer}/content/${escaped(mediaType)}`;
}

function tokenOf({ security }: OperationNode): Operation['token'] {
  if (security === undefined) return 'always';
  return security.length === 0 ? 'never' : 'for customers';
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}

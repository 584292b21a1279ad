import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The contract's path in the project. */
export const CONTRACT_FILE = 'contract/openapi.yaml';

const IDEMPOTENCY_KEY = '#/components/parameters/idempotencyKey';

/** A value of the document with its JSON pointer, such as `#/components/schemas/Yes`. */
export interface Located<Value> {
  readonly pointer: string;
  readonly value: Value;
}

/** An example of a request or response body. */
export interface Example {
  readonly value: unknown;
}

/** A body in one media type. */
export interface MediaType {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, object>>;
}

/** A documented response: its possible bodies, by media type; none where it has no body. */
export interface Response {
  readonly content?: Readonly<Record<string, MediaType>>;
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
  /** When the app sends the customer's token. 'for customers' means only while a customer is logged in. */
  readonly token: 'always' | 'for customers' | 'never';
  /** Whether the call may carry an idempotency key (decision B5). */
  readonly takesIdempotencyKey: boolean;
  readonly pointer: string;
  readonly node: OperationNode;
}

/** The contract's document: its version, its operations, and access by JSON pointer. */
export class ContractDocument {
  readonly root: object;
  readonly version: string;
  readonly operations: readonly Operation[];

  /** Reads `contract/openapi.yaml`, or the given YAML. Throws for invalid YAML. */
  constructor(yaml: string = readFileSync(CONTRACT_FILE, 'utf8')) {
    this.root = parse(yaml) as object;
    const { info, paths } = this.root as {
      info: { version: string };
      paths: Record<string, Record<string, OperationNode>>;
    };
    this.version = info.version;
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

  /** The operation with an id. Throws for an unknown id. */
  operation(id: string): Operation {
    const operation = this.operations.find((each) => each.id === id);
    if (!operation) throw new Error(`The contract has no operation '${id}'.`);
    return operation;
  }

  /** The operation that a request calls, whatever ids its path contains; undefined for an undocumented call. */
  operationOf(method: string, path: string): Operation | undefined {
    return this.operations.find((operation) => {
      const pattern = operation.path.replaceAll(/\{\w+\}/g, '[^/?#]+');
      return operation.method === method && new RegExp(`^${pattern}$`).test(path);
    });
  }

  /** The value at a JSON pointer. If it is a `$ref`, the value that it refers to, with that value's pointer. */
  locate<Value>(pointer: string): Located<Value> {
    let value: unknown = this.root;
    for (const name of pointer.split('/').slice(1)) value = Reflect.get(value as object, unescaped(name));
    const reference = (value as { readonly $ref?: string } | undefined)?.$ref;
    return reference === undefined ? { pointer, value: value as Value } : this.locate(reference);
  }

  /** An operation's documented response for a status such as 404, else for its range, 4XX; undefined if neither is documented. */
  response({ pointer, node }: Operation, status: number | string): Located<Response> | undefined {
    const kind = `${String(status)[0]}XX`;
    const name = [String(status), kind].find((each) => Object.hasOwn(node.responses, each));
    return name === undefined ? undefined : this.locate(`${pointer}/responses/${name}`);
  }

  /** The first example of what an operation sends; undefined if it sends nothing. */
  requestExample({ pointer, node }: Operation): object | undefined {
    const mediaType = mediaTypePointer(`${pointer}/requestBody`, 'application/json');
    const [example] = node.requestBody ? this.examples(mediaType).values() : [];
    return example as object | undefined;
  }

  /** The examples of the media type at a pointer, by name. */
  examples(mediaType: string): ReadonlyMap<string, unknown> {
    const { pointer, value } = this.locate<MediaType>(mediaType);
    const names = Object.keys(value.examples ?? {});
    return new Map(
      names.map((name) => [name, this.locate<Example>(`${pointer}/examples/${escaped(name)}`).value.value]),
    );
  }
}

/** The JSON pointer to a media type of the request body or response at `pointer`. */
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

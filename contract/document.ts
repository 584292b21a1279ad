import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The contract's path in the project. */
export const CONTRACT_FILE = 'contract/openapi.yaml';

/** A JSON schema. With `anyOf` it has alternatives, of which the first describes success. */
export interface Schema {
  readonly anyOf?: readonly Schema[];
  readonly required?: readonly string[];
}

/** The possible bodies of a request or response, by media type. */
export type Content = Readonly<
  Record<string, { readonly schema: Schema; readonly examples?: Readonly<Record<string, { readonly value: object }>> }>
>;

interface OperationNode {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
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
  /** The first example of what the app sends; undefined if it sends no body. */
  readonly requestExample: object | undefined;
  readonly node: OperationNode;
}

/** The contract's document: its version and its operations. */
export class ContractDocument {
  readonly version: string;
  readonly operations: readonly Operation[];

  /** Reads `contract/openapi.yaml`, or the given YAML. Throws for invalid YAML. */
  constructor(yaml: string = readFileSync(CONTRACT_FILE, 'utf8')) {
    const root = parse(yaml) as object;
    const { info, paths } = resolved(root, root) as {
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
        requestExample: examplesOf(node.requestBody?.content)[0],
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
}

/** The examples of a body in JSON, the first one first. */
export function examplesOf(content: Content | undefined): readonly object[] {
  return Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => value);
}

function tokenOf({ security }: OperationNode): Operation['token'] {
  if (security === undefined) return 'always';
  return security.length === 0 ? 'never' : 'for customers';
}

/** A part of the document, in which each `$ref` is replaced by what it refers to, such as `#/components/schemas/Yes`. */
function resolved(part: unknown, root: object): unknown {
  if (Array.isArray(part)) return part.map((each) => resolved(each, root));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, ...own } = part as { readonly $ref?: string };
  const target = $ref
    ?.split('/')
    .slice(1)
    .reduce<object>((node, name) => Reflect.get(node, name) as object, root);
  const entries = Object.entries({ ...target, ...own });
  const replaced = Object.fromEntries(entries.map(([name, value]) => [name, resolved(value, root)]));
  return Reflect.has(replaced, '$ref') ? resolved(replaced, root) : replaced;
}

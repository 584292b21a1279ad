import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const CONTRACT_FILE = 'contract/openapi.yaml';

/** The first alternative of `anyOf` describes success. */
export interface Schema {
  readonly anyOf?: readonly Schema[];
  readonly required?: readonly string[];
}

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

export interface Operation {
  readonly id: string;
  /** Such as 'GET user/{userId}/pets', below the base address. */
  readonly call: string;
  readonly method: string;
  readonly path: string;
  /** 'for customers' means only while a customer is logged in. */
  readonly token: 'always' | 'for customers' | 'never';
  readonly requestExample: object | undefined;
  readonly node: OperationNode;
}

export class ContractDocument {
  readonly version: string;
  readonly operations: readonly Operation[];

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
        requestExample: Object.values(node.requestBody?.content['application/json']?.examples ?? {})[0]?.value,
        node,
      })),
    );
  }

  operation(id: string): Operation {
    const operation = this.operations.find((each) => each.id === id);
    if (!operation) throw new Error(`The contract has no operation '${id}'.`);
    return operation;
  }
}

function tokenOf({ security }: OperationNode): Operation['token'] {
  if (security === undefined) return 'always';
  return security.length === 0 ? 'never' : 'for customers';
}

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

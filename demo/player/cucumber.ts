// In the place of '@cucumber/cucumber', so that steps run in a page.
import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import type { IWorldOptions } from '@cucumber/cucumber';

type Code = (this: never, ...values: never[]) => unknown;

type HookName = 'before' | 'beforeStep' | 'afterStep' | 'after';

const parameterTypes = new ParameterTypeRegistry();
const steps = new Map<string, Code>();
const hooks: Record<HookName, Code[]> = { before: [], beforeStep: [], afterStep: [], after: [] };
let worldClass: new (options: IWorldOptions) => World;

export class World {
  readonly parameters: Readonly<Record<string, unknown>>;

  constructor({ parameters }: IWorldOptions) {
    this.parameters = parameters as Readonly<Record<string, unknown>>;
  }

  attach(): void {}
}

export const Status = { PASSED: 'PASSED', FAILED: 'FAILED' } as const;

export function setWorldConstructor(constructor: typeof worldClass): void {
  worldClass = constructor;
}

export function setDefaultTimeout(): void {}

export function defineParameterType({
  name,
  regexp,
  transformer,
}: {
  name: string;
  regexp: RegExp;
  transformer?: Code;
}): void {
  parameterTypes.defineParameterType(
    new ParameterType(name, regexp, null, (transformer ?? String) as never, false, false),
  );
}

export const Given = (expression: string, code: Code): void => void steps.set(expression, code);
export const When = Given;
export const Then = Given;

export const Before = (code: Code): void => void hooks.before.push(code);
export const BeforeStep = (code: Code): void => void hooks.beforeStep.push(code);
export const AfterStep = (code: Code): void => void hooks.afterStep.push(code);
export const After = (code: Code): void => void hooks.after.push(code);
export function AfterAll(): void {}

export function createWorld(): World {
  return new worldClass({
    parameters: { environment: 'page' },
    attach: () => {},
    log: () => {},
    link: () => {},
  } as never);
}

/** Hooks after a step or a scenario run in reverse order, as in Cucumber. */
export async function runHooks(kind: HookName, world: World, about: unknown): Promise<void> {
  const codes = kind.startsWith('after') ? hooks[kind].toReversed() : hooks[kind];
  for (const code of codes) await (code as (about: unknown) => unknown).call(world as never, about);
}

const parsedExpressions = new Map<string, CucumberExpression>();

/** At its first use, because a file of steps may load before the file with its parameters. */
function parsed(expression: string): CucumberExpression {
  const known = parsedExpressions.get(expression) ?? new CucumberExpression(expression, parameterTypes);
  parsedExpressions.set(expression, known);
  return known;
}

export function findStep(text: string) {
  for (const [expression, code] of steps) {
    const found = parsed(expression).match(text);
    if (!found) continue;
    return (world: World, table: DataTable | undefined) =>
      (code as (...values: unknown[]) => unknown).call(
        world as never,
        ...found.map((argument) => argument.getValue(world)),
        ...(table ? [table] : []),
      );
  }
  throw new Error(`There is no step '${text}'.`);
}

export class DataTable {
  constructor(private readonly rows: readonly (readonly string[])[]) {}

  raw(): string[][] {
    return this.rows.map((row) => [...row]);
  }

  hashes(): Record<string, string>[] {
    const [headings = [], ...rows] = this.rows;
    return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index]!])));
  }
}

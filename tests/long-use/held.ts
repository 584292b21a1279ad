import { queryObjects } from 'node:v8';

/** What may be left behind: view-models, stores, the scopes that make them, and what they observe. */
const OF_INTEREST = /(ViewModel|Store)$|^(Scope|Container|Reaction|ComputedValue|ObservableValue)$/;
const ON_THE_WAY = ['Object', 'Array', 'Map', 'Set', 'ObservableObjectAdministration'];
const HOW_DEEP = 10;

/** The classes of interest of which a page has had objects. */
export class ClassesSeen {
  private readonly classes = new Set<new () => object>();

  /** Adds those of what the components on a page are given, and of what that holds. */
  addAllOf(page: Window): void {
    const seen = new Set<unknown>();
    const look = (value: unknown, depth: number) => {
      if (typeof value !== 'object' || value === null || depth === 0 || seen.has(value)) return;
      seen.add(value);
      // An object without a prototype has no class.
      const itsClass = (Reflect.get(value, 'constructor') as (new () => object) | undefined) ?? Object;
      const isOfInterest = OF_INTEREST.test(itsClass.name);
      if (isOfInterest) this.classes.add(itsClass);
      // Elements lead to all of the page, and back.
      else if (!ON_THE_WAY.includes(itsClass.name)) return;
      const parts = value instanceof Map || value instanceof Set ? [...value.values()] : Reflect.ownKeys(value).map((key) => ownValue(value, key));
      for (const part of parts) look(part, depth - 1);
    };
    for (const props of propsOf(page)) for (const prop of Object.values(props)) look(prop, HOW_DEEP);
  }

  /** How many objects of each class are still held, after all else was collected. */
  countHeld(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.classes].map((each) => [each.name, queryObjects(each, { format: 'count' })]));
  }
}

/** How many listeners the window, the document and the app's place in it have, by what they listen to. */
export function countListeners({ window, document }: Window & typeof globalThis): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const target of [window, document, document.body, document.getElementById('root')!]) {
    const key = Object.getOwnPropertySymbols(target).find(({ description }) => description === 'listeners')!;
    const { bubbling, capturing } = Reflect.get(target, key) as Readonly<Record<'bubbling' | 'capturing', Map<string, unknown[]>>>;
    for (const [type, listeners] of [...bubbling, ...capturing]) counts[type] = (counts[type] ?? 0) + listeners.length;
  }
  return counts;
}

interface Fiber {
  readonly memoizedProps: object | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** The properties of all components on a page. The app keeps its view-models to itself: React knows them. */
function propsOf(page: Window): readonly object[] {
  const root = page.document.getElementById('root')!;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))!;
  const { stateNode } = Reflect.get(root, key) as { readonly stateNode: { readonly current: Fiber } };
  const walk = (fiber: Fiber | null): object[] =>
    fiber ? [...(fiber.memoizedProps ? [fiber.memoizedProps] : []), ...walk(fiber.child), ...walk(fiber.sibling)] : [];
  return walk(stateNode.current);
}

/** What an object holds itself; not what it reckons when it is asked. */
function ownValue(owner: object, key: string | symbol): unknown {
  return Object.getOwnPropertyDescriptor(owner, key)?.value;
}

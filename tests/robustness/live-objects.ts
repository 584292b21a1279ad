import { queryObjects } from 'node:v8';

/** The names of classes whose objects could leak: view-models, stores, the scopes that hold them, and MobX observables. */
const OF_INTEREST = /(ViewModel|Store)$|^(DependencyScope|Container|Reaction|ComputedValue|ObservableValue)$/;
const TRAVERSED = ['Object', 'Array', 'Map', 'Set', 'ObservableObjectAdministration'];
const MOST_LEVELS = 10;

/** The classes that match `OF_INTEREST` and had objects on a page. */
export class ClassesSeen {
  private readonly classes = new Set<new () => object>();

  /** Adds the classes of all objects that can be reached from the props of the page's React components. */
  addAllOf(page: Window): void {
    const seen = new Set<unknown>();
    const look = (value: unknown, depth: number) => {
      if (typeof value !== 'object' || value === null || depth === 0 || seen.has(value)) return;
      seen.add(value);
      // An object without a prototype has no constructor, and is treated as a plain object.
      const itsClass = (Reflect.get(value, 'constructor') as (new () => object) | undefined) ?? Object;
      const isOfInterest = OF_INTEREST.test(itsClass.name);
      if (isOfInterest) this.classes.add(itsClass);
      // The search does not look into objects of other classes. An element, for example, would lead to all elements of the page.
      else if (!TRAVERSED.includes(itsClass.name)) return;
      const parts = value instanceof Map || value instanceof Set ? [...value.values()] : Reflect.ownKeys(value).map((key) => ownValue(value, key));
      for (const part of parts) look(part, depth - 1);
    };
    for (const props of propsOf(page)) for (const prop of Object.values(props)) look(prop, MOST_LEVELS);
  }

  /** The number of live objects of each class. `queryObjects` collects garbage first, so that dead objects do not count. */
  countLive(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.classes].map((each) => [each.name, queryObjects(each, { format: 'count' })]));
  }
}

/** Counts the listeners on the window, the document, the body and the app's root element, by event type. */
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

/** The props of all React components on a page. Only through these props can a test find the app's view-models. */
function propsOf(page: Window): readonly object[] {
  const root = page.document.getElementById('root')!;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))!;
  const { stateNode } = Reflect.get(root, key) as { readonly stateNode: { readonly current: Fiber } };
  const walk = (fiber: Fiber | null): object[] =>
    fiber ? [...(fiber.memoizedProps ? [fiber.memoizedProps] : []), ...walk(fiber.child), ...walk(fiber.sibling)] : [];
  return walk(stateNode.current);
}

/** The value of an object's own property; a getter is not called. */
function ownValue(owner: object, key: string | symbol): unknown {
  return Object.getOwnPropertyDescriptor(owner, key)?.value;
}

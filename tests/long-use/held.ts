import type { Container } from 'inversify';
import { getObserverTree, type IObserverTree } from 'mobx';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { CoreCustomer } from '../../features/assemblies/core-customer';
import {
  GROOMING_PACKAGE,
  GROOMING_SCHEDULE,
  TRAINING_PACKAGE,
  TRAINING_SCHEDULE,
  WALKING_PACKAGE,
  WALKING_SCHEDULE,
} from '../../src/app/service-steps';
import {
  ADDRESS,
  ADDRESS_BOOK,
  ALERTS_VIEW_MODEL,
  DRAFT,
  FUNNEL,
  LOCATION_PICKER,
  LOGIN,
  OTP,
  PET_DETAILS,
  PET_LIST,
  SESSION,
  SIGN_UP,
  SUMMARY,
} from '../../src/app/tokens';

const OF_A_VISIT = [
  FUNNEL, WALKING_PACKAGE, WALKING_SCHEDULE, TRAINING_PACKAGE, TRAINING_SCHEDULE, GROOMING_PACKAGE, GROOMING_SCHEDULE, SIGN_UP,
  LOGIN, OTP, ADDRESS, LOCATION_PICKER, PET_DETAILS, SUMMARY,
] as const;

/** Something that a visit to the funnel made, as long as it is held by something else. */
export interface Trace {
  readonly name: string;
  readonly of: WeakRef<object>;
}

/** All view-models of the present visit, and their container. Holds none of them. */
export async function tracesOfVisit(customer: CoreCustomer): Promise<readonly Trace[]> {
  const visit = containerOf(customer, 'visit');
  const made: object[] = [visit];
  for (const token of OF_A_VISIT) made.push(await visit.getAsync<object>(token));
  return made.map((each) => ({ name: each.constructor.name, of: new WeakRef(each) }));
}

/** The names of what is still held, after all else was collected. */
export async function stillHeld(traces: readonly Trace[]): Promise<readonly string[]> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What was looked at in this turn is kept until it ends.
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  return traces.filter(({ of }) => of.deref() !== undefined).map(({ name }) => name);
}

/** What outlives visits, and what of it can be watched. */
const LONG_LIVED = [
  ['session', SESSION, [], ['credentials', 'losses']],
  ['draft', DRAFT, [], ['value']],
  ['alerts', ALERTS_VIEW_MODEL, [], ['message']],
  ['addresses', ADDRESS_BOOK, [], ['isSaving', 'latestSaved', 'selected', 'selectedId']],
  ['saved addresses', ADDRESS_BOOK, ['saved'], ['status', 'items']],
  ['pets', PET_LIST, ['pets'], ['status', 'items']],
  ['breeds', PET_LIST, ['breeds'], ['status', 'items']],
] as const;

/** How many reactions and computed values watch what outlives visits, directly or by way of another, by name. */
export function countObservers(customer: CoreCustomer): Readonly<Record<string, number>> {
  const container = containerOf(customer, 'container');
  const counts = LONG_LIVED.flatMap(([called, token, path, names]) => {
    const store = path.reduce<object>((owner, part) => Reflect.get(owner, part) as object, container.get<object>(token));
    return names.map((name) => [`${called}: ${name}`, sizeOf(getObserverTree(store, name))] as const);
  });
  return Object.fromEntries(counts);
}

function sizeOf({ observers = [] }: IObserverTree): number {
  return observers.reduce((size, observer) => size + 1 + sizeOf(observer), 0);
}

/** The app keeps its containers to itself, as it should: only whoever looks for leaks may look behind it. */
function containerOf(customer: CoreCustomer, name: 'container' | 'visit'): Container {
  return Reflect.get(Reflect.get(customer, 'openedApp') as object, name) as Container;
}

import { endDateOffset } from '../src/domain/walking/schedule';
import type { Id, ServerProbe } from './probe';

export interface Item {
  readonly id: Id;
  readonly package_name: string;
  readonly price: number | string;
  readonly duration_days: number | string;
  readonly name: string;
  readonly address: string;
}

/** None if the list deviates from the contract. */
export interface Offers {
  readonly walking: readonly Item[];
  /** The first that has extra add-ons, else the first. */
  readonly training: Item | undefined;
  readonly grooming: readonly Item[];
  readonly trims: readonly Item[];
  readonly trainingAddOns: readonly Item[];
  readonly groomingAddOns: readonly Item[];
}

export async function listPackages(probe: ServerProbe): Promise<Offers> {
  const walking = itemsOf(await probe.call('listWalkingPackages', { note: 'visitor' }));
  const training = itemsOf(await probe.call('listTrainingPackages'));
  let [chosen] = training;
  let trainingAddOns: readonly Item[] = [];
  for (const offered of training) {
    trainingAddOns = itemsOf(await probe.call('listTrainingAddOns', { parameters: { packageId: offered.id } }));
    if (trainingAddOns.length === 0) continue;
    chosen = offered;
    break;
  }
  if (!chosen) probe.skip(['listTrainingAddOns'], 'no training package conforms to ask with');
  const grooming = await probe.call('listGroomingPackages');
  return {
    walking,
    training: chosen,
    grooming: itemsOf(grooming),
    trims: itemsOf(grooming, 'Trimming'),
    trainingAddOns,
    groomingAddOns: itemsOf(await probe.call('listGroomingAddOns')),
  };
}

/** About what conforms, but looks wrong to customers or cannot be understood in a booking. */
export function warningsAbout({ walking, grooming, trims }: Offers): readonly string[] {
  const endless = walking.filter(
    ({ package_name: name, duration_days: days }) => endDateOffset(name) === 0 && Number(days) !== 1,
  );
  const ambiguous = trims.filter(({ id }) => grooming.some((each) => String(each.id) === String(id)));
  return [
    ...endless.map(
      ({ package_name: name }) =>
        `Warning: no end date follows from the name '${name}', so that walks are shown to end on their first day (WalkingPackage).`,
    ),
    ...ambiguous.map(
      ({ package_name: name }) =>
        `Warning: the trim '${name}' has the id of a package, so that a booking does not tell which of both is meant (packages/2).`,
    ),
  ];
}

/** None if the call returned no list. */
export function itemsOf(answer: unknown, list: 'data' | 'Trimming' = 'data'): readonly Item[] {
  return (answer as Readonly<Record<typeof list, readonly Item[]>> | undefined)?.[list] ?? [];
}

import { serve } from '../../tests/library/browser/site';
import { Customer } from '../../tests/library/customer';
import { SCENARIO_START, type Device } from '../../tests/library/device';
import { DraftSnapshots } from '../../tests/library/draft-snapshots';
import type { Driver } from '../../tests/library/driver';
import type { TestEnvironment } from '../support/environment';

interface Options {
  readonly openTab: (place: Place) => Driver;
  /** The production build calls a mock server; the demo has its backend inside the page. */
  readonly build: 'production' | 'demo';
}

export interface Place {
  readonly address: string;
  readonly device: Device;
  /** Of the requests to which the backend withholds the response. */
  readonly heldCount: () => number;
}

export async function createBrowserEnvironment({ openTab, build }: Options): Promise<TestEnvironment> {
  let device: Device | undefined;
  const site = await serve(build, { now: () => device?.startsAt ?? SCENARIO_START });
  const { address, backend } = site;
  // Loads happy-dom only for a scenario that begins in the middle of a booking.
  const snapshots =
    backend &&
    new DraftSnapshots(async (...all) => (await import('../../tests/library/in-process/tab')).openTab(...all));
  const heldCount = () => backend?.heldCount ?? Number.POSITIVE_INFINITY;
  return {
    backend,
    newCustomer: (handed) => {
      device = handed;
      return new Customer(openTab({ address, device, heldCount }), snapshots);
    },
    stop: () => site.stop(),
  };
}

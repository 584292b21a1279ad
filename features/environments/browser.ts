import { serve } from '../../tests/support/browser/site';
import { Customer } from '../../tests/support/customer';
import { SCENARIO_START, type Device } from '../../tests/support/device';
import { DraftSnapshots } from '../../tests/support/draft-snapshots';
import type { Driver } from '../../tests/support/driver';
import type { TestEnvironment } from '../support/environment';

interface Options {
  /** Opens a tab of the browser in which the app is tried. */
  readonly openTab: (place: Place) => Driver;
  /** Production calls the mock server, the demo has its backend inside the page. */
  readonly build: 'production' | 'demo';
}

/** Where a tab finds the app, and on which device it is. */
export interface Place {
  readonly address: string;
  readonly device: Device;
  readonly heldCount: () => number;
}

/** Puts the app together as customers have it: a build, served, in a browser. */
export async function createBrowserEnvironment({ openTab, build }: Options): Promise<TestEnvironment> {
  let device: Device | undefined;
  const site = await serve(build, { now: () => device?.startsAt ?? SCENARIO_START });
  const { address, backend } = site;
  const snapshots = backend && new DraftSnapshots();
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

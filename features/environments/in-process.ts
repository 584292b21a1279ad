import { createMockBackend } from '../../mocks/backend';
import { Customer } from '../../tests/library/customer';
import { SCENARIO_START, type Device } from '../../tests/library/device';
import { DraftSnapshots } from '../../tests/library/draft-snapshots';
import { API_BASE_URL } from '../../tests/library/in-process/page-body';
import { openTab } from '../../tests/library/in-process/tab';
import type { TestEnvironment } from '../support/environment';

export function createInProcessEnvironment(): TestEnvironment {
  let device: Device | undefined;
  const backend = createMockBackend({
    clock: { now: () => device?.startsAt ?? SCENARIO_START },
    baseUrl: API_BASE_URL,
  });
  const snapshots = new DraftSnapshots(openTab);
  return {
    backend,
    newCustomer: (handed) => {
      device = handed;
      return new Customer(openTab(device, backend), snapshots);
    },
    stop: () => Promise.resolve(),
  };
}

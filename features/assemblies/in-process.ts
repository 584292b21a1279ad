import { createMockBackend } from '../../mocks/backend';
import { Customer } from '../../tests/support/customer';
import { STORY_BEGINS_AT, type Device } from '../../tests/support/device';
import { DraftSnapshots } from '../../tests/support/draft-snapshots';
import { API_BASE_URL } from '../../tests/support/in-process/app-program';
import { Tab } from '../../tests/support/in-process/tab';
import type { Assembly } from '../support/assembly';

/** Puts the app together in this process: all of it, in a window without a browser, above the mock backend. */
export function assembleInProcess(): Assembly {
  let device: Device | undefined;
  const backend = createMockBackend({ clock: { now: () => device?.startsAt ?? STORY_BEGINS_AT }, baseUrl: API_BASE_URL });
  const snapshots = new DraftSnapshots();
  return {
    backend,
    hand: (handed) => {
      device = handed;
      return new Customer(new Tab(device, backend), snapshots);
    },
    stop: () => Promise.resolve(),
  };
}

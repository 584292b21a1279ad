import { createMockBackend } from '../../mocks/backend';
import { Customer } from '../library/customer';
import { newDevice, SCENARIO_START } from '../library/device';
import { DraftSnapshots } from '../library/draft-snapshots';
import { goToPage } from '../library/flows';
import { API_BASE_URL } from '../library/in-process/page-body';
import { openTab, Tab } from '../library/in-process/tab';
import type { AppPage } from '../library/pages';
import type { Persona } from '../library/personas';
import { sessionOf } from '../library/server';

export const snapshots = new DraftSnapshots(openTab);

export async function openApp(page: AppPage, person: Persona, isVisitor = false) {
  const backend = createMockBackend({ clock: { now: () => SCENARIO_START }, baseUrl: API_BASE_URL });
  const userData = isVisitor || person.name === 'Meera' ? undefined : JSON.stringify(sessionOf(backend, person));
  const device = newDevice({
    isPhone: true,
    hasServiceWorkers: false,
    localStorage: new Map(userData === undefined ? [] : [['userData', userData]]),
  });
  const customer = new Customer(new Tab(device, backend), snapshots);
  await goToPage(customer, page, { person, now: SCENARIO_START });
  await customer.waitsUntilIdle();
  return { customer, backend };
}

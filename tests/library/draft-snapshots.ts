import { createMockBackend } from '../../mocks/backend';
import { Customer } from './customer';
import type { Device } from './device';
import type { SessionEntries } from './driver';
import type { EntryContext } from './entries';
import { API_BASE_URL } from './in-process/page-body';
import type { AppTab, TabBackend } from './in-process/app-tab';
import { walkToPage } from './flows';
import type { AppPage } from './pages';

/** After default entries on all earlier pages. Each snapshot is made once, in a separate tab with a separate mock backend. */
export class DraftSnapshots {
  private readonly known = new Map<string, Promise<SessionEntries>>();

  constructor(private readonly openTab: (device: Device, backend: TabBackend) => AppTab | Promise<AppTab>) {}

  entriesAt(page: AppPage, context: EntryContext, device: Device): Promise<SessionEntries> {
    return this.entriesAfter(
      `${page.path} ${context.person.name}`,
      (customer) => walkToPage(customer, page, context),
      device,
    );
  }

  entriesAfter(name: string, walk: (customer: Customer) => Promise<void>, device: Device): Promise<SessionEntries> {
    const key = JSON.stringify([name, device.startsAt, device.timeZone, ...device.localStorage]);
    const known = this.known.get(key) ?? this.take(walk, device);
    this.known.set(key, known);
    return known;
  }

  private async take(walk: (customer: Customer) => Promise<void>, device: Device): Promise<SessionEntries> {
    const backend = createMockBackend({ clock: { now: () => device.startsAt }, baseUrl: API_BASE_URL });
    const tab = await this.openTab({ ...device, localStorage: new Map(device.localStorage) }, backend);
    try {
      await walk(new Customer(tab));
      await tab.waitUntilIdle();
      return await tab.sessionEntries();
    } finally {
      await tab.close();
    }
  }
}

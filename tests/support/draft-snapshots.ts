import { createMockBackend } from '../../mocks/backend';
import { Customer } from './customer';
import type { Device } from './device';
import type { SessionEntries } from './driver';
import type { EntryContext } from './entries';
import { API_BASE_URL } from './in-process/app-program';
import { Tab } from './in-process/tab';
import { walkToPage } from './flows';
import type { AppPage } from './pages';

/**
 * What a tab keeps when its owner has come to a page by the shortest way. Each way is walked once, without a browser and above a
 * backend of its own: the story's backend expectMessages nothing of it.
 */
export class DraftSnapshots {
  private readonly known = new Map<string, Promise<SessionEntries>>();

  /** The entries of session storage at a page. */
  entriesAt(page: AppPage, context: EntryContext, device: Device): Promise<SessionEntries> {
    return this.entriesAfter(`${page.path} ${context.person.name}`, (customer) => walkToPage(customer, page, context), device);
  }

  /** The entries of session storage after a walk, which is known by its name. */
  entriesAfter(name: string, walk: (customer: Customer) => Promise<void>, device: Device): Promise<SessionEntries> {
    const key = JSON.stringify([name, device.startsAt, device.timeZone, ...device.localStorage]);
    const known = this.known.get(key) ?? this.take(walk, device);
    this.known.set(key, known);
    return known;
  }

  private async take(walk: (customer: Customer) => Promise<void>, device: Device): Promise<SessionEntries> {
    const backend = createMockBackend({ clock: { now: () => device.startsAt }, baseUrl: API_BASE_URL });
    const tab = new Tab({ ...device, localStorage: new Map(device.localStorage) }, backend);
    try {
      await walk(new Customer(tab));
      await tab.waitUntilIdle();
      return await tab.sessionEntries();
    } finally {
      await tab.close();
    }
  }
}

import type { Device } from '../support/assembly';
import type { Answering } from '../support/entries';
import { walkTo } from '../support/journey';
import type { StoryPage } from '../support/pages';
import { CoreCustomer } from './core-customer';
import type { KeptEntries } from './core-device';

/** Answers what a tab keeps in its session storage when its owner has come to a page by the shortest way. */
export type Rehearsal = (page: StoryPage, answering: Answering, device: Device) => Promise<KeptEntries>;

/**
 * Walks the way without a browser, where it takes a moment, and once for all stories that begin at its end. The calls go to a
 * server of its own: what the story's server has been asked for, and what it was told to do, is the story's.
 */
export function rehearsalOn(apiBaseUrl: string): Rehearsal {
  const walked = new Map<string, KeptEntries>();
  return async (page, answering, device) => {
    const way = JSON.stringify([page.path, answering.person.name, device.startsAt, device.timeZone, ...device.localStorage]);
    const known = walked.get(way);
    if (known) return known;
    const customer = new CoreCustomer({ apiBaseUrl, device: { ...device, localStorage: new Map(device.localStorage) } });
    try {
      await walkTo(customer, page, answering);
      const entries = customer.keptEntries();
      walked.set(way, entries);
      return entries;
    } finally {
      await customer.leaves();
    }
  };
}

import { expect } from 'vitest';
import { createMockBackend } from '../../mocks/backend';
import type { Call } from '../../mocks/calls';
import { Customer } from '../support/customer';
import { newDevice, SCENARIO_START } from '../support/device';
import { DraftSnapshots } from '../support/draft-snapshots';
import type { SessionEntries } from '../support/driver';
import { goToPage } from '../support/flows';
import { API_BASE_URL } from '../support/in-process/page-body';
import { openTab, Tab } from '../support/in-process/tab';
import type { AppPage } from '../support/pages';
import type { Persona } from '../support/personas';
import { PROGRAM_WORDS } from '../support/program-words';
import { sessionOf } from '../support/server';
import { changedAnswers } from './changed-answers';

const snapshots = new DraftSnapshots(openTab);

interface Opening {
  /** The value of 'userData' on the device; by default the person's session, or none for a person without an account. */
  readonly userData?: string | undefined;
  /** What the tab has stored; by default what it has after the earlier pages. */
  readonly stored?: SessionEntries;
  readonly change?: (answer: unknown, call: Call) => unknown;
}

/** Opens a page on a phone, and waits until it is idle. */
export async function openApp(page: AppPage, person: Persona, { stored, change = (answer) => answer, ...own }: Opening = {}) {
  const backend = createMockBackend({ clock: { now: () => SCENARIO_START }, baseUrl: API_BASE_URL });
  const session = () => JSON.stringify(sessionOf(backend, person));
  const userData = 'userData' in own ? own.userData : person.name === 'Meera' ? undefined : session();
  const device = newDevice({ isPhone: true, hasServiceWorkers: false, localStorage: new Map(userData === undefined ? [] : [['userData', userData]]) });
  const customer = new Customer(new Tab(device, changedAnswers(backend, change)), snapshots);
  if (stored) {
    await customer.driver.setSessionEntries(stored);
    await customer.opens(page.path);
  } else await goToPage(customer, page, { person, now: SCENARIO_START });
  await customer.waitsUntilIdle();
  return { customer, backend };
}

/** Closes the app. Throws if it shows words of programs, logged other lines than these, or left an error unhandled. */
export async function closeApp(customer: Customer, logged = /^$/): Promise<void> {
  expect((await customer.driver.read('texts')).filter((each) => PROGRAM_WORDS.test(each))).toEqual([]);
  expect(customer.loggedFailures().filter((line) => !logged.test(line))).toEqual([]);
  expect(customer.unexpectedErrors()).toEqual([]);
  await customer.leaves();
}

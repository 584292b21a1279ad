import { expect } from 'vitest';
import type { Call } from '../../mocks/calls';
import type { Draft } from '../../src/domain/draft';
import { FULL_DRAFT } from '../domain/draft-example';
import { Customer } from '../support/customer';
import { newDevice, type Device } from '../support/device';
import type { SessionEntries } from '../support/driver';
import { Tab } from '../support/in-process/tab';
import { PROGRAM_WORDS } from '../support/program-words';
import { logPattern } from '../support/server';
import { VISIBLE_TEXTS } from './corpus';
import { asciiJson, PRICE, SESSION, USER_ID, type HostileItem, type HostileServer } from './server';

/** An item for each visible hostile text. */
export const HOSTILE_ITEMS: readonly HostileItem[] = VISIBLE_TEXTS.map(({ text }, index) => ({ id: index + 1, text }));
/** The names of `HOSTILE_ITEMS` as pages show them. */
export const HOSTILE_NAMES = namesOf(HOSTILE_ITEMS);
export const HARMLESS: HostileItem = { id: 'good', text: 'Good' };

export const PET = { ...FULL_DRAFT.pet, lastVaccination: 'June 15, 2026' };

/** A stored draft, as JSON, in which all given items are chosen. `changes` replaces fields of the draft. */
export function storedDraft(changes: Partial<Draft> = {}, items = HOSTILE_ITEMS): string {
  const names = namesOf(items);
  const priced = items.map(({ id }, index) => ({ id: id as string | number, name: names[index]!, price: PRICE }));
  const { walking, training, grooming } = FULL_DRAFT.bookings;
  const draft: Draft = {
    ...FULL_DRAFT,
    bookings: {
      ...FULL_DRAFT.bookings,
      walking: { ...walking, package: { ...walking.package!, ...priced[0]! } },
      training: { ...training, package: { ...priced[0]!, sessions: 16, includedAddOns: names }, addOns: names },
      grooming: { ...grooming, packages: priced, trim: priced[0], addOns: priced.map(({ id, name }) => ({ id, name })) },
    },
    customerId: USER_ID,
    interruptedPage: undefined,
    changing: undefined,
    sentOtp: undefined,
    selectedAddressId: priced[0]!.id,
    selectedPetIds: priced.map(({ id }) => id),
    isPetFormOpen: false,
    pet: PET,
    unansweredAddress: undefined,
    unansweredPet: undefined,
    unacceptedBookings: [],
    ...changes,
  };
  return asciiJson({ version: 1, draft });
}

function namesOf(items: readonly HostileItem[]): readonly string[] {
  return items.map(({ text }) => String(text).trim());
}

/** The device's storage before the app opens. */
export interface DeviceState {
  /** The stored draft, by default with all hostile items chosen; null for no draft. */
  readonly draft?: string | null;
  /** The stored session; null for a visitor. */
  readonly userData?: string | null;
}

export function phoneStoring({ userData = SESSION }: DeviceState): Device {
  return newDevice({ isPhone: true, hasServiceWorkers: false, localStorage: new Map(userData === null ? [] : [['userData', userData]]) });
}

/** The entries of the tab's session storage, for a state of the device. */
export function sessionEntriesOf({ draft = storedDraft() }: DeviceState): SessionEntries {
  return draft === null ? [] : [['bookingDraft', draft]];
}

/** Opens a page on a phone with stored state, without a browser, and waits until it is idle. */
export async function openApp(server: HostileServer, path: string, kept: DeviceState = {}): Promise<Customer> {
  const customer = new Customer(new Tab(phoneStoring(kept), server));
  await customer.driver.setSessionEntries(sessionEntriesOf(kept));
  await customer.opens(path);
  await customer.waitsUntilIdle();
  return customer;
}

/** The stored draft of a customer's tab. */
export async function draftOf(customer: Customer): Promise<Draft> {
  const [[, text]] = (await customer.driver.sessionEntries()) as [[string, string]];
  return (JSON.parse(text) as { readonly draft: Draft }).draft;
}

export async function pressAndSettle(customer: Customer, button: string): Promise<void> {
  await customer.presses(button);
  await customer.waitsUntilIdle();
}

/** The texts on the page that contain words of programs, such as 'undefined'. */
export async function programWordsOn(customer: Customer): Promise<readonly string[]> {
  return (await customer.driver.read('texts')).filter((each) => PROGRAM_WORDS.test(each));
}

/** Closes the app. Throws if it logged other lines than the given ones, or left an error unhandled. */
export async function closeApp(customer: Customer, logged: readonly unknown[] = []): Promise<void> {
  expect(customer.loggedFailures()).toEqual(logged);
  expect(customer.unexpectedErrors()).toEqual([]);
  await customer.leaves();
}

/** A matcher for the log line of a failed call. */
export const logLineOf = (call: Call): unknown => expect.stringMatching(logPattern(call));

/** A text with single spaces, as pages show it. */
export function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

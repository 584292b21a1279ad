import { expect } from 'vitest';
import type { Call } from '../../mocks/calls';
import type { Draft } from '../../src/domain/draft';
import { FULL } from '../domain/draft-example';
import { Customer } from '../support/customer';
import { newDevice, type Device } from '../support/device';
import type { SessionEntries } from '../support/driver';
import { Tab } from '../support/in-process/tab';
import { VISIBLE_TEXTS } from './corpus';
import { ascii, PRICE, SESSION, USER_ID, type HostileItem, type HostileServer } from './server';

/** What the server has on every list: an item with each text. */
export const ITEMS: readonly HostileItem[] = VISIBLE_TEXTS.map(({ text }, index) => ({ id: index + 1, text }));
/** What these items are called. */
export const NAMES = namesOf(ITEMS);
/** An item without harm. */
export const GOOD: HostileItem = { id: 'good', text: 'Good' };

/** A pet that can be saved. */
export const PET = { ...FULL.pet, lastVaccination: 'June 15, 2026' };

/** A draft in which all that can be chosen of some items is chosen, and some parts are others; as the browser keeps it. */
export function storedDraft(changes: Partial<Draft> = {}, items = ITEMS): string {
  const names = namesOf(items);
  const priced = items.map(({ id }, index) => ({ id: id as string | number, name: names[index]!, price: PRICE }));
  const { walking, training, grooming } = FULL.bookings;
  const draft: Draft = {
    ...FULL,
    bookings: {
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
    confirmedBookings: [],
    ...changes,
  };
  return ascii({ version: 1, draft });
}

function namesOf(items: readonly HostileItem[]): readonly string[] {
  return items.map(({ text }) => String(text).trim());
}

/** What a device keeps when the app is opened. */
export interface DeviceState {
  /** The draft as it is stored, in which all is chosen unless it is another; null for none. */
  readonly draft?: string | null;
  /** The session as it is stored; null for a visitor. */
  readonly userData?: string | null;
}

/** A phone that keeps a session. */
export function phoneStoring({ userData = SESSION }: DeviceState): Device {
  return newDevice({ isPhone: true, hasServiceWorkers: false, localStorage: new Map(userData === null ? [] : [['userData', userData]]) });
}

/** What a tab of it keeps. */
export function sessionEntriesOf({ draft = storedDraft() }: DeviceState): SessionEntries {
  return draft === null ? [] : [['bookingDraft', draft]];
}

/** Opens a page above a server, with what the device keeps, and waits until it has its answers. */
export async function openApp(server: HostileServer, path: string, kept: DeviceState = {}): Promise<Customer> {
  const customer = new Customer(new Tab(phoneStoring(kept), server));
  await customer.driver.setSessionEntries(sessionEntriesOf(kept));
  await customer.opens(path);
  await customer.waitsUntilIdle();
  return customer;
}

/** The draft that a customer's tab keeps. */
export async function draftOf(customer: Customer): Promise<Draft> {
  const [[, text]] = (await customer.driver.sessionEntries()) as [[string, string]];
  return (JSON.parse(text) as { readonly draft: Draft }).draft;
}

/** Presses a button, and waits until the page has its answers. */
export async function pressAndSettle(customer: Customer, button: string): Promise<void> {
  await customer.presses(button);
  await customer.waitsUntilIdle();
}

/** What only programs say. */
const NONSENSE = /undefined|NaN|\[object|\bnull\b|Infinity|\de\+/;

/** What the customer is told of the inside of a program. */
export async function nonsenseOn(customer: Customer): Promise<readonly string[]> {
  return (await customer.driver.read('texts')).filter((each) => NONSENSE.test(each));
}

/** Lets a customer leave: nothing was logged but what is told, and nothing went wrong behind the app's back. */
export async function closeApp(customer: Customer, logged: readonly unknown[] = []): Promise<void> {
  expect(customer.loggedFailures()).toEqual(logged);
  expect(customer.unexpectedErrors()).toEqual([]);
  await customer.leaves();
}

/** How the log tells that a call failed. */
export const logLineOf = (call: Call): unknown => expect.stringMatching(patternOf(call));

/** How the log's line about a call begins. */
export function patternOf(call: Call, rest = ''): RegExp {
  return new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}: ${rest}`);
}

/** A text with one space for each run of spaces, as pages show it. */
export function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

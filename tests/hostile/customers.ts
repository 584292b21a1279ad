import { expect } from 'vitest';
import type { Call } from '../../mocks/calls';
import type { Draft } from '../../src/domain/draft';
import { Customer } from '../support/customer';
import { newDevice, type Device } from '../support/device';
import type { KeptEntries } from '../support/driver';
import { Tab } from '../support/in-process/tab';
import { keptOf } from './draft';
import { SESSION, type HostileServer } from './server';

/** What a device keeps when the app is opened. */
export interface Kept {
  /** The draft as it is stored, in which all is chosen unless it is another; null for none. */
  readonly draft?: string | null;
  /** The session as it is stored; null for a visitor. */
  readonly userData?: string | null;
}

/** A phone that keeps a session. */
export function phoneWith({ userData = SESSION }: Kept): Device {
  return newDevice({ isPhone: true, hasServiceWorkers: false, localStorage: new Map(userData === null ? [] : [['userData', userData]]) });
}

/** What a tab of it keeps. */
export function entriesOf({ draft = keptOf() }: Kept): KeptEntries {
  return draft === null ? [] : [['bookingDraft', draft]];
}

/** Opens a page above a server, with what the device keeps, and waits until it has its answers. */
export async function opens(server: HostileServer, path: string, kept: Kept = {}): Promise<Customer> {
  const customer = new Customer(new Tab(phoneWith(kept), server));
  await customer.driver.keep(entriesOf(kept));
  await customer.opens(path);
  await customer.getsAnswers();
  return customer;
}

/** The draft that a customer's tab keeps. */
export async function draftOf(customer: Customer): Promise<Draft> {
  const [[, text]] = (await customer.driver.keptEntries()) as [[string, string]];
  return (JSON.parse(text) as { readonly draft: Draft }).draft;
}

/** Presses a button, and waits until the page has its answers. */
export async function pressesAndWaits(customer: Customer, button: string): Promise<void> {
  await customer.presses(button);
  await customer.getsAnswers();
}

/** What only programs say. */
const NONSENSE = /undefined|NaN|\[object|\bnull\b|Infinity|\de\+/;

/** What the customer is told of the inside of a program. */
export async function nonsenseTo(customer: Customer): Promise<readonly string[]> {
  return (await customer.driver.read('texts')).filter((each) => NONSENSE.test(each));
}

/** Lets a customer leave: nothing was logged but what is told, and nothing went wrong behind the app's back. */
export async function leave(customer: Customer, logged: readonly unknown[] = []): Promise<void> {
  expect(customer.loggedFailures()).toEqual(logged);
  expect(customer.accidents()).toEqual([]);
  await customer.leaves();
}

/** How the log tells that a call failed. */
export const failureOf = (call: Call): unknown => expect.stringMatching(patternOf(call));

/** How the log's line about a call begins. */
export function patternOf(call: Call, rest = ''): RegExp {
  return new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}: ${rest}`);
}

/** A text with one space for each run of spaces, as pages show it. */
export function squashed(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPatience } from '../../features/support/eventually';
import { THANK_YOU_PAGE } from '../../features/support/pages';
import { launchBrowser } from '../browser/find-browser';
import { BrowserWitness } from './browser-witness';
import { FAULTS, type Fault } from './faults';
import { FaultyServer } from './faulty-server';
import { FaultMatrix } from './matrix';
import { deviceOf, meet } from './meeting';
import { NOW, TRIED_CALLS, type TriedCall } from './tried-calls';

// One fault of each kind in Chromium, on the production build; each call meets at least one. The whole matrix is tried without a browser.

const STARTING_UP_IN_MILLISECONDS = 60_000;
const PATIENCE_IN_MILLISECONDS = 20_000;
const LIMIT_OF_A_CELL_IN_MILLISECONDS = 90_000;

setPatience(PATIENCE_IN_MILLISECONDS);

const matrix = new FaultMatrix();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
}, STARTING_UP_IN_MILLISECONDS);

afterAll(async () => {
  matrix.write('faults-in-browser', 'One fault of each kind in a browser');
  await browser?.close();
});

/** Of the forms that a status has, one that says yes and one that says no stand for the others. */
const ONE_OF_EACH_KIND = FAULTS.filter(({ name }) => !/^status (?!\d{3}|"true"|"false"|missing)/.test(name));

/** Each fault with a call that it can happen to, the calls in turn; a list that is long in life is tried as a long one. */
const CELLS = ONE_OF_EACH_KIND.map((fault, place): [string, Fault, TriedCall] => {
  const first = fault.name.startsWith('a list') ? TRIED_CALLS.findIndex(({ call }) => call === 'GET breeds') : place % TRIED_CALLS.length;
  const calls = [...TRIED_CALLS.slice(first), ...TRIED_CALLS];
  const tried = calls.find(({ endingOf }) => endingOf(fault) !== undefined)!;
  return [`${tried.call} × ${fault.name}`, fault, tried];
});

describe('In a browser', () => {
  test.concurrent.each(CELLS)('%s', async (_name, fault, tried) => {
    matrix.note(tried.call, fault.name, 'failed');
    const server = await FaultyServer.start({ now: () => NOW });
    const customer = await BrowserWitness.before(browser, server, deviceOf(tried, server));
    const ending = tried.endingOf(fault)!;
    await expect(meet({ server, customer, tried, fault, ending })).resolves.toBe(THANK_YOU_PAGE.path);
    expect(customer.accidents()).toEqual([]);
    matrix.note(tried.call, fault.name, 'passed');
  }, LIMIT_OF_A_CELL_IN_MILLISECONDS);

  test('each call meets a fault', () => {
    expect(new Set(CELLS.map(([, , { call }]) => call)).size).toBe(TRIED_CALLS.length);
  });
});

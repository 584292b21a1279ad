import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../support/browser/browser-tab';
import { serveBuild } from '../support/browser/site';
import { THANK_YOU_PAGE } from '../support/pages';
import { deviceOf, tryCell } from './cell';
import { FAULTS_IN_BROWSER, type Fault } from './faults';
import { FaultyServer } from './faulty-server';
import { FaultMatrix } from './matrix';
import { TRIED_CALLS, type TriedCall } from './tried-calls';

// One fault of each kind in Chromium, on the production build; each call meets at least one. The whole matrix is tried without a browser.

const matrix = new FaultMatrix();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  matrix.write('faults-in-browser', 'One fault of each kind in a browser');
  await browser?.close();
});

/** Of the forms that a status has, one that says yes and one that says no stand for the others. */
const ONE_OF_EACH_KIND = FAULTS_IN_BROWSER.filter(({ name }) => !/^status (?!\d{3}|"true"|"false"|missing)/.test(name));

/** Each fault with a call that it can happen to, the calls in turn; a list that is long in life is tried as a long one. */
const CELLS = ONE_OF_EACH_KIND.map((fault, place): [string, Fault, TriedCall] => {
  const first = fault.itemCount ? TRIED_CALLS.findIndex(({ call }) => call === 'GET breeds') : place % TRIED_CALLS.length;
  const calls = [...TRIED_CALLS.slice(first), ...TRIED_CALLS];
  const tried = calls.find(({ endingOf }) => endingOf(fault) !== undefined)!;
  return [`${tried.call} × ${fault.name}`, fault, tried];
});

describe('In a browser', () => {
  test.concurrent.each(CELLS)('%s', async (_name, fault, tried) => {
    matrix.note(tried.call, fault.name, 'failed');
    const server = await FaultyServer.start();
    const site = await serveBuild('production', server.url);
    const device = deviceOf(tried, server);
    const tab = new BrowserTab({ browser, address: site.address, device, heldCount: () => server.heldCount });
    const cell = { tried, fault, ending: tried.endingOf(fault)! };
    await expect(tryCell(cell, server, tab)).resolves.toBe(THANK_YOU_PAGE.path);
    await site.stop();
    matrix.note(tried.call, fault.name, 'passed');
  });

  test('each call meets a fault', () => {
    expect(new Set(CELLS.map(([, , { call }]) => call)).size).toBe(TRIED_CALLS.length);
  });
});

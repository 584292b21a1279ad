import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../support/browser/browser-tab';
import { serveBuild } from '../support/browser/site';
import { THANK_YOU_PAGE } from '../support/pages';
import { deviceOf, runFaultCase } from './fault-case';
import { FAULTS_IN_BROWSER, type Fault } from './faults';
import { FaultyServer } from './faulty-server';
import { FaultMatrix } from './matrix';
import { CALL_CASES, type CallCase } from './call-cases';

// One fault of each kind in Chromium, on the production build. fault-matrix.test.ts tries every fault with every call, without a browser.

const matrix = new FaultMatrix();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  matrix.write('faults-in-browser', 'One fault of each kind in a browser');
  await browser?.close();
});

/** All faults except most of those that change the response's `status`: of these only the texts "true" and "false" and a missing one remain. */
const ONE_OF_EACH_KIND = FAULTS_IN_BROWSER.filter(({ name }) => !/^status (?!\d{3}|"true"|"false"|missing)/.test(name));

/** Each fault with one call to which it applies; the calls take turns. The long list is of breeds, the longest list in practice. */
const CELLS = ONE_OF_EACH_KIND.map((fault, place): [string, Fault, CallCase] => {
  const first = fault.itemCount ? CALL_CASES.findIndex(({ call }) => call === 'GET breeds') : place % CALL_CASES.length;
  const calls = [...CALL_CASES.slice(first), ...CALL_CASES];
  const callCase = calls.find(({ outcomeOf }) => outcomeOf(fault) !== undefined)!;
  return [`${callCase.call} × ${fault.name}`, fault, callCase];
});

describe('In a browser', () => {
  test.concurrent.each(CELLS)('%s', async (_name, fault, callCase) => {
    matrix.note(callCase.call, fault.name, 'failed');
    const server = await FaultyServer.start();
    const site = await serveBuild('production', server.url);
    const device = deviceOf(callCase, server);
    const tab = new BrowserTab({ browser, address: site.address, device, heldCount: () => server.heldCount });
    const cell = { callCase, fault, outcome: callCase.outcomeOf(fault)! };
    await expect(runFaultCase(cell, server, tab)).resolves.toBe(THANK_YOU_PAGE.path);
    await site.stop();
    matrix.note(callCase.call, fault.name, 'passed');
  });

  test('each call meets a fault', () => {
    expect(new Set(CELLS.map(([, , { call }]) => call)).size).toBe(CALL_CASES.length);
  });
});

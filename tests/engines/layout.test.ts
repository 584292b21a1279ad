import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../library/browser/browser-tab';
import { serve, type Site } from '../library/browser/site';
import { Customer } from '../library/customer';
import { DETAILS } from '../library/details';
import { newDevice, SCENARIO_START } from '../library/device';
import { DraftSnapshots } from '../library/draft-snapshots';
import { goToPage } from '../library/flows';
import type { Layout } from '../library/page-reader';
import { pageOf, THANK_YOU_PAGE, type AppPage } from '../library/pages';
import { PERSONAS } from '../library/personas';
import { sessionOf } from '../library/server';
import { WebKitTab } from '../library/webkit/webkit-tab';
import { openTab } from '../library/in-process/tab';

// Compares the layout of each page in WebKit and Chromium. Writes screenshots of both to reports/engines/.

const FOLDER = 'reports/engines';
/** Two sizes count as equal if they differ by at most `pixels`, or `share` of Chromium's size. Fonts and borders differ that much. */
const TOLERANCE = { pixels: 12, share: 0.35 };

const person = PERSONAS.Asha!;
const snapshots = new DraftSnapshots(openTab);
let site: Site;
let chromium: Browser;

beforeAll(async () => {
  site = await serve('production', { now: () => SCENARIO_START });
  chromium = await launchBrowser();
});

afterAll(async () => {
  await chromium.close();
  await site.stop();
});

interface PageState {
  readonly name: string;
  readonly page: AppPage;
  /** What the customer does on the page before its layout is measured. */
  readonly action?: (customer: Customer) => Promise<unknown>;
  readonly isVisitor?: boolean;
}

const PAGES: readonly PageState[] = [
  { name: 'package page', page: pageOf('walking', 'package page') },
  { name: 'package page of training', page: pageOf('training', 'package page') },
  { name: 'package page of grooming', page: pageOf('grooming', 'package page') },
  { name: 'date page', page: pageOf('walking', 'date page') },
  { name: 'date page of grooming', page: pageOf('grooming', 'date page') },
  {
    name: 'alert',
    page: pageOf('walking', 'date page'),
    action: async (customer) => {
      await customer.toggles(DETAILS.read('Time slots'), 'Morning');
      await customer.toggles(DETAILS.read('Time slots'), 'Evening');
      await customer.finds({ role: 'alertdialog' });
    },
  },
  { name: 'sign-up page', page: pageOf('walking', 'sign-up page'), isVisitor: true },
  { name: 'login page', page: pageOf('walking', 'login page'), isVisitor: true },
  { name: 'address page', page: pageOf('walking', 'address page') },
  {
    name: 'location dialog',
    page: pageOf('walking', 'address page'),
    action: (customer) => customer.presses('Add New Address'),
  },
  { name: 'form for a pet', page: pageOf('walking', 'pet page'), action: (customer) => customer.presses('Add Pet') },
  { name: 'summary', page: pageOf('walking', 'summary') },
  {
    name: 'thank-you page',
    page: pageOf('walking', 'summary'),
    action: (customer) => customer.movesTo(THANK_YOU_PAGE.path),
  },
];

test.each(PAGES)('WebKit lays out the $name as Chromium does', async ({ name, page, action, isVisitor }) => {
  site.backend!.reset();
  const localStorage = new Map(isVisitor ? [] : [['userData', JSON.stringify(sessionOf(site.backend!, person))]]);
  const options = { address: site.address, device: newDevice({ isPhone: true, localStorage }), heldCount: () => 0 };

  const layoutIn = async (engine: string, tab: WebKitTab | BrowserTab): Promise<Layout> => {
    const customer = new Customer(tab, snapshots);
    try {
      await goToPage(customer, page, { person, now: SCENARIO_START });
      await action?.(customer);
      await customer.waitsUntilIdle();
      const { picture } = await customer.evidence();
      mkdirSync(FOLDER, { recursive: true });
      if (picture) writeFileSync(`${FOLDER}/${name}, ${engine}.png`, picture);
      return await tab.read('layout');
    } finally {
      await customer.leaves();
    }
  };

  const webkit = await layoutIn('WebKit', new WebKitTab(options));
  // Chromium gets the window size of WebKit, because WebKit's MiniBrowser cannot be as narrow as a phone.
  const onPage = (opened: { setViewportSize(size: Layout['window']): Promise<void> }) =>
    opened.setViewportSize(webkit.window);
  const known = await layoutIn('Chromium', new BrowserTab({ ...options, browser: chromium, onPage }));

  expect(webkit.boxes.map((box) => box.name)).toEqual(known.boxes.map((box) => box.name));
  const isNear = (one: number, other: number) =>
    Math.abs(one - other) <= Math.max(TOLERANCE.pixels, TOLERANCE.share * other);
  const different = webkit.boxes
    .map((box, index) => ({ webkit: box, chromium: known.boxes[index]! }))
    .filter(({ webkit: one, chromium: other }) => !isNear(one.width, other.width) || !isNear(one.height, other.height));
  expect(different).toEqual([]);
});

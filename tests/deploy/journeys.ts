import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../support/browser/browser-tab';
import { Customer } from '../support/customer';
import { newDevice, SCENARIO_START } from '../support/device';
import { NEW_PET } from '../support/entries';
import { book, fillIn, type Authentication } from '../support/flows';
import { pageOf, THANK_YOU_PAGE, type ServiceName } from '../support/pages';
import { PERSONAS } from '../support/personas';
import type { NginxSite } from './nginx-site';

/** A name that would run a script, were it ever taken for markup. */
const MARKUP = '<img src=x onerror=alert(1)>Tara';

/**
 * Books each service once in Chromium: one by signing up and with a new pet, the others by logging in. What was entered has to
 * survive a reload on the way. Answers the pages in order, what the policy forbade, what else went wrong, and the tokens sent.
 */
export async function bookEachService({ address }: NginxSite) {
  const browser = await launchBrowser();
  const paths: string[] = [];
  const heard: string[] = [];
  const unexpectedErrors: string[] = [];
  try {
    listenForViolations(browser, heard);
    const sent = listenForTokens(browser);
    await Promise.all(
      JOURNEYS.map(async ([service, authentication]) => {
        const tab = new BrowserTab({ browser, address, device: newDevice({ isPhone: true }), heldCount: () => 0 });
        const customer = new Customer(tab);
        await bookWithReloads(customer, { service, authentication, paths });
        unexpectedErrors.push(...customer.unexpectedErrors(), ...customer.loggedFailures());
        await customer.leaves();
      }),
    );
    const violations = [...heard];
    await provoke(browser, address);
    return { paths, violations, unexpectedErrors, isListening: heard.length > violations.length, ...sent() };
  } finally {
    await browser.close();
  }
}

const JOURNEYS: readonly (readonly [ServiceName, Authentication])[] = [
  ['walking', 'signs up'],
  ['training', 'logs in'],
  ['grooming', 'logs in'],
];

interface Journey {
  readonly service: ServiceName;
  readonly authentication: Authentication;
  /** Where each page is noted. */
  readonly paths: string[];
}

/** Books a service, and loads pages anew where something was entered, and the summary. */
async function bookWithReloads(customer: Customer, { service, authentication, paths }: Journey): Promise<void> {
  const isNew = authentication === 'signs up';
  const onStep = async (step: string) => {
    paths.push(pageOf(service, step).path);
    if (step !== 'summary') return;
    await customer.reloads();
    if (isNew) await customer.findsText(MARKUP);
  };
  const fill: typeof fillIn = async (...all) => {
    await fillIn(...all);
    await customer.reloads();
  };
  await customer.opens(`/${service}`);
  const answering = { person: isNew ? PERSONAS.Meera! : PERSONAS.Asha!, now: SCENARIO_START };
  await book(customer, { service, authentication, onStep, fill, pet: { ...NEW_PET, Name: MARKUP } }, answering);
  paths.push(THANK_YOU_PAGE.path);
}

/** Puts a script into a page, which the policy forbids. */
async function provoke(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  const told = page.waitForEvent('console', (line) => line.text().startsWith('violation: '));
  await page.goto(`${address}/in/packages/walking/1`);
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { text: 'document.title = 1' }));
  });
  await told;
}

/** Notes what is sent; then tells how many tokens there were, and the addresses that one of them stood in. */
function listenForTokens(browser: Browser) {
  const addresses: string[] = [];
  const tokens = new Set<string>();
  browser.on('context', (context) => {
    context.on('request', (request) => {
      addresses.push(request.url());
      const [, token] = /^Bearer (.+)$/.exec(request.headers().authorization ?? '') ?? [];
      if (token !== undefined) tokens.add(token);
    });
  });
  return () => ({
    tokens: tokens.size,
    addressesWithToken: addresses.filter((address) => [...tokens].some((token) => address.includes(token))),
  });
}

/** Notes what the policy forbids on any page, also where the console does not say so. */
function listenForViolations(browser: Browser, violations: string[]): void {
  browser.on('context', (context) => {
    context.on('console', (line) => {
      if (/content.security.policy|permissions.policy/i.test(line.text())) violations.push(line.text());
      const told = /^violation: (.*)$/.exec(line.text());
      if (told) violations.push(told[1]!);
    });
    void context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
        console.info(`violation: ${effectiveDirective} forbids ${blockedURI} on ${documentURI}`);
      });
    });
  });
}

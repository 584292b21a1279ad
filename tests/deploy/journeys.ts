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

/** A pet's name that would run a script if a page inserted it as HTML. */
const MARKUP = '<img src=x onerror=alert(1)>Tara';

/**
 * Books each service once in Chromium, with reloads in between. Returns the visited paths, policy violations, other errors, the number of
 * different session tokens, and requested addresses with a token. `isListening` is true if the listener noticed a deliberate violation at
 * the end.
 */
export async function bookEachService({ address }: NginxSite) {
  const browser = await launchBrowser();
  const paths: string[] = [];
  const allViolations: string[] = [];
  const unexpectedErrors: string[] = [];
  try {
    listenForViolations(browser, allViolations);
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
    const violations = [...allViolations];
    await provokeViolation(browser, address);
    return { paths, violations, unexpectedErrors, isListening: allViolations.length > violations.length, ...sent() };
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
  /** The list to which the path of each page is added. */
  readonly paths: string[];
}

/** Books a service, and reloads the summary and each page with entries. */
async function bookWithReloads(customer: Customer, { service, authentication, paths }: Journey): Promise<void> {
  const isNew = authentication === 'signs up';
  const onPage = async (pageName: string) => {
    paths.push(pageOf(service, pageName).path);
    if (pageName !== 'summary') return;
    await customer.reloads();
    if (isNew) await customer.findsText(MARKUP);
  };
  const fill: typeof fillIn = async (...all) => {
    await fillIn(...all);
    await customer.reloads();
  };
  await customer.opens(`/${service}`);
  const answering = { person: isNew ? PERSONAS.Meera! : PERSONAS.Asha!, now: SCENARIO_START };
  await book(customer, { service, authentication, onPage, fill, pet: { ...NEW_PET, Name: MARKUP } }, answering);
  paths.push(THANK_YOU_PAGE.path);
}

/** Adds an inline script to a page, which the policy forbids, and waits until the violation is reported. */
async function provokeViolation(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  const reported = page.waitForEvent('console', (line) => line.text().startsWith('violation: '));
  await page.goto(`${address}/in/packages/walking/1`);
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { text: 'document.title = 1' }));
  });
  await reported;
}

/** Records all requests. Returns a function for their number of different session tokens, and for the addresses with a token in them. */
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

/** Adds each violation of the content security policy on any page to `violations`, including those that the console omits. */
function listenForViolations(browser: Browser, violations: string[]): void {
  browser.on('context', (context) => {
    context.on('console', (line) => {
      if (/content.security.policy|permissions.policy/i.test(line.text())) violations.push(line.text());
      const reported = /^violation: (.*)$/.exec(line.text());
      if (reported) violations.push(reported[1]!);
    });
    void context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
        console.info(`violation: ${effectiveDirective} forbids ${blockedURI} on ${documentURI}`);
      });
    });
  });
}

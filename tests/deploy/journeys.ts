import type { Browser } from 'playwright-core';
import { BrowserCustomer } from '../../features/assemblies/browser-customer';
import { ACTIONS } from '../../features/support/actions';
import type { Customer } from '../../features/support/customer';
import { DETAILS } from '../../features/support/details';
import { NEW_PET, giveAll } from '../../features/support/entries';
import { eventually, setPatience } from '../../features/support/eventually';
import { arriveAt, fillIn, goOn } from '../../features/support/journey';
import { pageOf, THANK_YOU_PAGE, type ServiceName } from '../../features/support/pages';
import { PEOPLE, type Person } from '../../features/support/people';
import { STORY_BEGINS_AT } from '../../features/support/world';
import { launchBrowser } from '../browser/find-browser';
import type { NginxSite } from './nginx-site';

/** A name that would run a script, were it ever taken for markup. */
const MARKUP = '<img src=x onerror=alert(1)>Tara';

/** What was seen on the way. */
export interface Findings {
  /** Every page that was come to, in order. */
  readonly paths: readonly string[];
  /** What the content security policy forbade. */
  readonly violations: readonly string[];
  /** What else went wrong: what was thrown, warned of, logged as a failure, or not found. */
  readonly accidents: readonly string[];
  /** Whether a script that was put into a page on purpose was forbidden, and heard of. */
  readonly isListening: boolean;
  /** How many tokens were sent, and the addresses that one of them stood in. */
  readonly tokens: number;
  readonly addressesWithToken: readonly string[];
}

/**
 * Books each service once in Chromium: one by signing up and with a new pet, the others by logging in. What was entered has to
 * survive a reload on the way.
 */
export async function bookEachService({ address }: NginxSite): Promise<Findings> {
  setPatience(20_000);
  const browser = await launchBrowser();
  const findings = { paths: [] as string[], violations: [] as string[], accidents: [] as string[] };
  try {
    listenForViolations(browser, findings.violations);
    const sent = listenForTokens(browser);
    await Promise.all(
      JOURNEYS.map(async ([service, person]) => {
        const customer = new BrowserCustomer({ browser, address, device: newDevice(), rehearse: undefined, heldCount: () => 0 });
        await book(customer, { service, person, paths: findings.paths });
        findings.accidents.push(...customer.accidents(), ...customer.loggedFailures());
        await customer.leaves();
      }),
    );
    const [...violations] = findings.violations;
    await provoke(browser, address);
    return { ...findings, violations, isListening: findings.violations.length > violations.length, ...sent() };
  } finally {
    await browser.close();
  }
}

const JOURNEYS: readonly (readonly [ServiceName, Person])[] = [
  ['walking', PEOPLE.Meera!],
  ['training', PEOPLE.Asha!],
  ['grooming', PEOPLE.Asha!],
];

const newDevice = () => ({
  startsAt: STORY_BEGINS_AT,
  timeZone: 'Asia/Kolkata',
  location: 'unavailable' as const,
  isPhone: true,
  hasServiceWorkers: true,
  localStorage: new Map<string, string>(),
});

interface Journey {
  readonly service: ServiceName;
  readonly person: Person;
  /** Where each page is noted. */
  readonly paths: string[];
}

async function book(customer: Customer, { service, person, paths }: Journey): Promise<void> {
  const isNew = person === PEOPLE.Meera;
  const answering = { person, now: STORY_BEGINS_AT };
  const sees = async (step: string) => {
    await arriveAt(customer, pageOf(service, step));
    paths.push(pageOf(service, step).path);
  };
  const fills = async (step: string) => {
    await sees(step);
    await fillIn(customer, { service, step }, answering);
    await customer.reloads();
    await goOn(customer);
  };

  await customer.opens('/' + service);
  await fills('package page');
  await fills('date page');
  if (isNew) await fills('sign-up page');
  else {
    await customer.presses('Sign In');
    await sees('login page');
    await ACTIONS.read('logs in')(customer, person);
  }
  await sees('address page');
  if (!isNew) await fillIn(customer, { service, step: 'address page' }, answering);
  await goOn(customer);
  await sees('pet page');
  if (isNew) await addsPet(customer);
  else await fillIn(customer, { service, step: 'pet page' }, answering);
  await goOn(customer);
  await sees('summary');
  await customer.reloads();
  if (isNew) await seesText(customer, MARKUP);
  await goOn(customer);
  await arriveAt(customer, THANK_YOU_PAGE);
  paths.push(THANK_YOU_PAGE.path);
}

async function addsPet(customer: Customer): Promise<void> {
  await customer.presses('Add Pet');
  await giveAll(customer, { ...NEW_PET, Name: MARKUP });
  await goOn(customer);
  await eventually(async () => {
    const [chosen] = await customer.valuesOf(DETAILS.read('Your pets'));
    if (chosen !== MARKUP) throw new Error(`The new pet is called '${chosen ?? 'nothing'}'.`);
  });
}

async function seesText(customer: Customer, text: string): Promise<void> {
  await eventually(async () => {
    if (!(await customer.sees(text))) throw new Error(`'${text}' is not on the page.`);
  });
}

async function provoke(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  const told = page.waitForEvent('console', (line) => line.text().startsWith('violation: '));
  await page.goto(`${address}/in/packages/walking/1`);
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { text: 'document.title = 1' }));
  });
  await told;
}

/** Notes what is sent, and answers what of it tells a token. */
function listenForTokens(browser: Browser): () => Pick<Findings, 'tokens' | 'addressesWithToken'> {
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

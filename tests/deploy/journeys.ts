import { expect } from 'vitest';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../library/browser/browser-tab';
import { Customer } from '../library/customer';
import { newDevice, SCENARIO_START } from '../library/device';
import { NEW_PET } from '../library/entries';
import { book, fillIn, type Authentication } from '../library/flows';
import type { ServiceName } from '../library/pages';
import { PERSONAS } from '../library/personas';

/** Would run a script if a page inserted it as HTML. */
const MARKUP = '<img src=x onerror=alert(1)>Tara';

const JOURNEYS: readonly (readonly [ServiceName, Authentication])[] = [
  ['walking', 'signs up'],
  ['training', 'logs in'],
  ['grooming', 'logs in'],
];

/**
 * Reloads the summary and, for a new customer, each page with entries. What went wrong includes violations of the content security policy.
 */
export async function bookEachService(address: string) {
  const browser = await launchBrowser();
  const [violations, errors, addresses] = [[] as string[], [] as string[], [] as string[]];
  const tokens = new Set<string>();
  let pages = 0;
  try {
    browser.on('context', (context) => {
      context.on('request', (request) => {
        addresses.push(request.url());
        const [, token] = /^Bearer (.+)$/.exec(request.headers().authorization ?? '') ?? [];
        if (token !== undefined) tokens.add(token);
      });
      // The console leaves out some violations, so each page reports all of its own there.
      context.on(
        'console',
        (line) =>
          void (
            /^violation: |content.security.policy|permissions.policy/i.test(line.text()) && violations.push(line.text())
          ),
      );
      void context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
          console.info(`violation: ${effectiveDirective} forbids ${blockedURI} on ${documentURI}`),
        );
      });
    });
    const journeys = JOURNEYS.map(async ([service, authentication]) => {
      const customer = new Customer(
        new BrowserTab({ browser, address, device: newDevice({ isPhone: true }), heldCount: () => 0 }),
      );
      const isNew = authentication === 'signs up';
      const onPage = async (name: string) => {
        pages += 1;
        if (name !== 'summary') return;
        await customer.reloads();
        if (isNew) await customer.findsText(MARKUP);
      };
      const fill: typeof fillIn = async (...all) => {
        await fillIn(...all);
        if (isNew) await customer.reloads();
      };
      await customer.opens(`/${service}`);
      const answering = { person: isNew ? PERSONAS.Meera! : PERSONAS.Asha!, now: SCENARIO_START };
      await book(customer, { service, authentication, onPage, fill, pet: { ...NEW_PET, Name: MARKUP } }, answering);
      errors.push(...customer.unexpectedErrors(), ...customer.loggedFailures());
      await customer.leaves();
    });
    await Promise.all(journeys);
    const found = [...violations];
    // A script that the policy forbids shows that violations are noticed.
    const page = await browser.newPage();
    const reported = page.waitForEvent('console', (line) => line.text().startsWith('violation: '));
    await page.goto(`${address}/in/packages/walking/1`);
    await page.evaluate(() =>
      document.head.append(Object.assign(document.createElement('script'), { text: 'document.title = 1' })),
    );
    await reported;
    expect(violations.length, 'a provoked violation is noticed').toBeGreaterThan(found.length);
    return {
      pages,
      violations: found,
      errors,
      tokens: tokens.size,
      addressesWithToken: addresses.filter((each) => [...tokens].some((token) => each.includes(token))),
    };
  } finally {
    await browser.close();
  }
}

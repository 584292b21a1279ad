import { expect } from 'vitest';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../library/browser/browser-tab';
import { Customer } from '../library/customer';
import { DETAILS } from '../library/details';
import { newDevice, SCENARIO_START } from '../library/device';
import { give } from '../library/entries';
import { describePet, expectPage, fillIn, goOn, logIn, seeChosenAddress } from '../library/flows';
import { pageOf, THANK_YOU_PAGE, type ServiceName } from '../library/pages';
import { PERSONAS } from '../library/personas';

/** Would run a script if a page inserted it as HTML. */
const MARKUP = '<img src=x onerror=alert(1)>Tara';

const SERVICES: readonly ServiceName[] = ['walking', 'training', 'grooming'];

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
    const journeys = SERVICES.map(async (service) => {
      const customer = new Customer(
        new BrowserTab({ browser, address, device: newDevice({ isPhone: true }), heldCount: () => 0 }),
      );
      // The others log in.
      const isNew = service === 'walking';
      const person = isNew ? PERSONAS.Meera! : PERSONAS.Asha!;
      const names = ['package page', 'date page', 'sign-up page', 'address page', 'pet page', 'summary'];
      await customer.opens(`/${service}`);
      for (const pageName of isNew ? names : names.toSpliced(3, 0, 'login page')) {
        await expectPage(customer, pageOf(service, pageName));
        pages += 1;
        if (pageName === 'login page') await logIn(customer, person);
        else if (pageName === 'sign-up page' && !isNew) await customer.presses('Sign In');
        else {
          if (pageName === 'summary') {
            await customer.reloads();
            if (isNew) await customer.findsText(MARKUP);
          } else if (pageName === 'pet page' && isNew) {
            await describePet(customer);
            await give(customer, DETAILS.read('Name'), MARKUP);
            await goOn(customer);
            await customer.finds({ role: 'button', name: MARKUP });
          } else if (pageName === 'address page' && isNew) await seeChosenAddress(customer);
          else {
            await fillIn(customer, { service, pageName }, { person, now: SCENARIO_START });
            if (isNew) await customer.reloads();
          }
          await goOn(customer);
        }
      }
      await expectPage(customer, THANK_YOU_PAGE);
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

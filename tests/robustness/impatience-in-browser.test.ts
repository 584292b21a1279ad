import { afterAll, beforeAll, expect, test } from 'vitest';
import { ONE_TIME_CODE } from '../../mocks/seed/customers';
import { SCENARIO_START } from '../library/device';
import { expectPage, fillIn } from '../library/flows';
import { pageOf, THANK_YOU_PAGE } from '../library/pages';
import { PERSONAS } from '../library/personas';
import { received } from '../library/server';
import { Phone } from './phone';

const context = { person: PERSONAS.Asha!, now: SCENARIO_START };
const walking = (pageName: string) => pageOf('walking', pageName);
let phone: Phone;

beforeAll(async () => {
  phone = await Phone.start();
});
afterAll(() => phone?.stop());

const bookings = () => received(phone.backend, 'POST user/createBooking/walking').length;
const buttonOn = (name: string) => phone.page.getByRole('button', { name, exact: true, disabled: false });

async function opensAndFillsIn(pageName: string, isVisitor = false): Promise<void> {
  await phone.opens(walking(pageName), { isVisitor });
  await fillIn(phone.customer, { service: 'walking', pageName }, context);
}

async function comesToRestOn(page: typeof THANK_YOU_PAGE): Promise<void> {
  await expectPage(phone.customer, page);
  await phone.customer.waitsUntilIdle();
  await expectPage(phone.customer, page);
}

/** Arranges that the next change of the address to `other` leads at once back to `path`, before the new page is drawn. */
function comeBackOnceAt(other: string, path: string): Promise<void> {
  return phone.page.evaluate(
    ([awaited, wanted]) => {
      const replaceState = history.replaceState.bind(history);
      history.replaceState = (state, title, address) => {
        replaceState(state, title, address);
        if (!String(address).endsWith(awaited!)) return;
        history.replaceState = replaceState;
        queueMicrotask(() => {
          replaceState(null, '', String(address).replace(awaited!, wanted!));
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        });
      };
    },
    [other, path],
  );
}

/** Double-clicks a button, and waits for `next` between the clicks. Their time stamps are 200 ms apart, so a slow machine changes nothing. */
async function clickTwice(control: string, next: () => Promise<void>): Promise<void> {
  const { x, y, width, height } = (await buttonOn(control).boundingBox())!;
  await phone.page.evaluate(() => {
    const startsAt = performance.now();
    Object.defineProperty(MouseEvent.prototype, 'timeStamp', {
      configurable: true,
      get: function (this: MouseEvent) {
        return startsAt + this.detail * 200;
      },
    });
  });
  await phone.page.mouse.move(x + width / 2, y + height / 2);
  for (const clickCount of [1, 2]) {
    await phone.page.mouse.down({ clickCount });
    await phone.page.mouse.up({ clickCount });
    if (clickCount === 1) await next();
  }
}

test('presses in every frame until the next page appears book once', async () => {
  await phone.opens(walking('summary'));
  await buttonOn('Get Best Quotes').evaluate((button: HTMLElement) => {
    const press = () => {
      button.click();
      requestAnimationFrame(press);
    };
    press();
  });
  await comesToRestOn(THANK_YOU_PAGE);
  expect(bookings()).toBe(1);
});

test('a double click on the last Next books nothing', async () => {
  await opensAndFillsIn('pet page');
  await clickTwice('Next', () => expectPage(phone.customer, walking('summary')));
  await comesToRestOn(walking('summary'));
  expect(bookings()).toBe(0);
  await phone.customer.presses('Get Best Quotes');
  await expectPage(phone.customer, THANK_YOU_PAGE);
  expect(bookings()).toBe(1);
});

test('a double click on Next shows no messages on the next page', async () => {
  await opensAndFillsIn('package page');
  await clickTwice('Next', () => expectPage(phone.customer, walking('date page')));
  await comesToRestOn(walking('date page'));
  expect(await phone.customer.fieldMessages()).toEqual([]);
  await phone.customer.presses('Next');
  await phone.customer.waitFor(async () =>
    expect((await phone.customer.fieldMessages()).map(({ field }) => field)).toEqual(['Start date', 'Time slots']),
  );
});

test('a double click on Login shows no message about the code, and leaves the focus in its first box', async () => {
  await opensAndFillsIn('login page', true);
  await clickTwice('Login', () => phone.customer.findsText('Enter OTP'));
  await phone.customer.waitsUntilIdle();
  expect(await phone.customer.fieldMessages()).toEqual([]);
  await phone.page.keyboard.type(ONE_TIME_CODE);
  await phone.customer.presses('Submit');
  await expectPage(phone.customer, walking('address page'));
});

test('going back at the moment of the booking still leads to the thank-you page', async () => {
  await phone.opens(walking('summary'));
  await comeBackOnceAt(THANK_YOU_PAGE.path, walking('pet page').path);
  await phone.customer.presses('Get Best Quotes');
  await comesToRestOn(THANK_YOU_PAGE);
  expect([bookings(), phone.customer.unexpectedErrors()]).toEqual([1, []]);
});

test('before the suggestions have come nothing is offered, and Enter takes the first of them; an Enter of an input method takes none, and neither saves anything', async () => {
  await phone.opens(walking('address page'));
  await phone.customer.presses('Add New Address');
  const search = phone.page.getByLabel('Search address', { exact: true });
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await phone.page.route('**/google-places*', async (route) => {
    await held;
    await route.continue();
  });
  await search.fill('Banj');
  // Alone in the first place, the row 'Use “Banj” as typed' would be where a quick tap expects the first suggestion.
  expect(await phone.customer.driver.read('namesOf', 'option')).toEqual([]);
  await search.press('Enter');
  expect(await search.inputValue()).toBe('Banj');
  go();
  await expect.poll(() => search.inputValue()).toBe('Banjara Hills, Hyderabad, Telangana 500034, India');
  // With these, a wrong Enter would save the address.
  for (const name of ['House / Floor', 'Building / Block']) await phone.page.getByLabel(name).fill('7');

  await search.fill('');
  const keyboard = await phone.page.context().newCDPSession(phone.page);
  await keyboard.send('Input.imeSetComposition', { text: 'Kore', selectionStart: 4, selectionEnd: 4 });
  await phone.customer.finds({ role: 'option', start: 'Koregaon Park' });
  await keyboard.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
    text: '\r',
  });
  await keyboard.send('Input.insertText', { text: 'Kore' });
  await expect.poll(() => search.inputValue()).toBe('Kore');
  await search.press('Enter');
  await expect.poll(() => search.inputValue()).toBe('Koregaon Park, Pune, Maharashtra 411001, India');
  await phone.customer.waitsUntilIdle();
  expect(received(phone.backend, 'POST user/addAddress')).toEqual([]);
});

test.each([
  ['the marked one', 'hyder', 'Banjara Hills', 'hyderabad', 'Banjara Hills'],
  ['the first if none is marked', 'hyderabad', 'Kondapur', 'hyderg', 'Hyderguda'],
])('once other suggestions have come, Enter takes %s', async (_which, text, marked, nextText, taken) => {
  await phone.opens(walking('address page'));
  await phone.customer.presses('Add New Address');
  const { page } = phone;
  const search = page.getByLabel('Search address', { exact: true });
  await search.fill(text);
  await phone.customer.finds({ role: 'option', start: marked });
  await page.evaluate(async () => {
    const { AutocompleteSuggestion } = (await google.maps.importLibrary('places')) as google.maps.PlacesLibrary;
    const fetchSuggestions = AutocompleteSuggestion.fetchAutocompleteSuggestions.bind(AutocompleteSuggestion);
    const held = new Promise<void>((resolve) => addEventListener('answer', () => resolve()));
    AutocompleteSuggestion.fetchAutocompleteSuggestions = (request) => held.then(() => fetchSuggestions(request));
  });
  await search.fill(nextText);
  const rank = (await phone.customer.driver.read('namesOf', 'option')).findIndex((name) => name.startsWith(marked));
  for (let presses = 0; presses <= rank; presses += 1) await search.press('ArrowDown');
  await page.evaluate(() => dispatchEvent(new Event('answer')));
  await expect
    .poll(() => phone.customer.driver.read('namesOf', 'option'))
    .toHaveProperty('0', expect.stringMatching(taken));
  await search.press('Enter');
  await expect.poll(() => search.inputValue()).toMatch(new RegExp(`^${taken}`));
});

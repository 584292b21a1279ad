import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '../library/customer';
import { DETAILS } from '../library/details';
import { askForCode, expectPage, goOn, logIn, openPetForm } from '../library/flows';
import { pageOf, THANK_YOU_PAGE, type AppPage } from '../library/pages';
import { PERSONAS } from '../library/personas';
import { picture } from '../library/picture';
import { Phone } from './phone';

// A browser's translator replaces each text node by <font> elements. A text that React then changes must still change on the page.

type Step = (customer: Customer) => Promise<unknown>;

const Asha = PERSONAS.Asha!;
const gives =
  (detail: string, value: string): Step =>
  (customer) =>
    customer.gives(DETAILS.read(detail), value);
const writes =
  (detail: string, text: string): Step =>
  (customer) =>
    customer.writes(DETAILS.read(detail), text);
const toggles =
  (detail: string, option: string): Step =>
  (customer) =>
    customer.toggles(DETAILS.read(detail), option);
const presses =
  (control: string): Step =>
  (customer) =>
    customer.presses(control);
const comesTo =
  (page: AppPage): Step =>
  (customer) =>
    expectPage(customer, page);

const STEPS: readonly Step[] = [
  goOn,
  gives('Package', 'Mid-term'),
  gives('Walk duration', '60 min walk'),
  gives('Walk frequency', '2 Walks'),
  gives('Walking days', 'All Days'),
  gives('Walk duration', '30 min walk'),
  gives('Walk duration', '60 min walk'),
  gives('Package', 'Long-term'),
  toggles('Add-ons', 'Combing'),
  toggles('Add-ons', 'Poo Picking'),
  toggles('Add-ons', 'Combing'),
  presses('Training'),
  comesTo(pageOf('training', 'package page')),
  gives('Package', 'Complete Companion'),
  toggles('Select Extra Add Ons (with additional cost)', 'Sunday home visit'),
  gives('Package', 'Single Lesson'),
  presses('Walking'),
  comesTo(pageOf('walking', 'package page')),
  goOn,
  comesTo(pageOf('walking', 'date page')),
  goOn,
  presses('Open calendar'),
  presses('Next month'),
  presses('Close'),
  writes('Start date', '02/03/2027'),
  gives('Start date', 'December 5, 2026'),
  toggles('Time slots', 'Morning'),
  toggles('Time slots', 'Evening'),
  toggles('Time slots', 'Afternoon'),
  (customer) => customer.closesAlert(),
  goOn,
  comesTo(pageOf('walking', 'sign-up page')),
  goOn,
  gives('First Name', 'Meera'),
  presses('Sign In'),
  comesTo(pageOf('walking', 'login page')),
  goOn,
  (customer) => askForCode(customer, Asha),
  (customer) => customer.waits(1),
  (customer) => customer.waits(30),
  presses('Click to Resend'),
  gives('One-time code', '9999'),
  presses('Submit'),
  presses('Close'),
  (customer) => logIn(customer, Asha),
  comesTo(pageOf('walking', 'address page')),
  goOn,
  gives('Saved addresses', 'Work'),
  goOn,
  comesTo(pageOf('walking', 'pet page')),
  openPetForm,
  goOn,
  writes('Breed', 'la'),
  (customer) => customer.uploads(picture(64, 48)),
  (customer) => customer.removesPicture(),
  presses('Add Pet'),
  toggles('Your pets', 'Bruno'),
  toggles('Your pets', 'Simba'),
  goOn,
  comesTo(pageOf('walking', 'summary')),
  goOn,
  comesTo(THANK_YOU_PAGE),
];

let phones: readonly Phone[];

beforeAll(async () => {
  const phone = await Phone.start();
  phones = [phone, await Phone.start(phone.browser)];
});
afterAll(() => Promise.all(phones.map((phone) => phone.stop())));

/** Runs in the page: replaces each text node as Google Translate does, now and after each change, but keeps the language. */
function translate(): void {
  const replaceTexts = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(({ parentElement }) => !parentElement!.closest('font, script, style'))) {
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild!.append(text.data);
      text.replaceWith(outer);
    }
  };
  replaceTexts();
  new MutationObserver(replaceTexts).observe(document.body, { childList: true, characterData: true, subtree: true });
}

const textOf = ({ page }: Phone) =>
  page.evaluate(() => document.getElementById('root')!.textContent.replaceAll(/\s+/g, ' '));

test('a translated page shows what an untranslated page shows, through a whole booking', async () => {
  const [plain, translated] = phones as [Phone, Phone];
  for (const phone of phones) await phone.opens(pageOf('walking', 'package page'), { isVisitor: true });
  await translated.page.evaluate(translate);
  for (const [index, step] of STEPS.entries()) {
    for (const { customer } of phones) {
      await step(customer);
      await customer.waitsUntilIdle();
    }
    await translated.customer.waitFor(async () =>
      expect(await textOf(translated), `after step ${index + 1}`).toBe(await textOf(plain)),
    );
  }
  expect(translated.customer.unexpectedErrors()).toEqual([]);
});

import { ONE_TIME_CODE } from '../../mocks/seed/customers';
import { formMessages } from '../../src/domain/form-messages';
import type { Customer } from '../library/customer';
import { DETAILS, matchesName, takesOptions } from '../library/details';
import { defaultEntries, give, NEW_ADDRESS, NEW_PET, type Entries, type EntryContext } from '../library/entries';
import { currentPageName, SUBMIT_BUTTONS } from '../library/flows';
import { THANK_YOU_PAGE, type ServiceName } from '../library/pages';
import { fail } from '../library/scenario-error';

const MOST_STEPS = 40;
/** The buttons that come before the page's own, with what they need. 'Close' is that of a calendar, opened at random. */
const BEFORE_THE_PAGE: Readonly<Record<string, Entries>> = {
  Reload: {},
  Submit: { 'One-time code': ONE_TIME_CODE },
  Save: NEW_ADDRESS,
  Close: {},
};

export async function finishBooking(customer: Customer, context: EntryContext): Promise<void> {
  const steps: string[] = [];
  while (steps.length < MOST_STEPS) {
    await customer.waitsUntilIdle();
    const { path } = await customer.whereabouts();
    if (path === THANK_YOU_PAGE.path) return;
    const pressed = (await goOneStep(customer, context)) ?? fail(`Nothing leads on from ${path}.`);
    steps.push(`${path}: ${pressed}`);
  }
  fail(`The booking cannot be finished. The last steps: ${steps.slice(-6).join(', ')}.`);
}

export async function goOneStep(customer: Customer, context: EntryContext, times = 1): Promise<string | undefined> {
  if ((await customer.alert()) !== undefined) {
    await customer.closesAlert();
    return 'OK';
  }
  const button = await fillInPage(customer, context);
  if (!(await customer.isOffered(button))) return undefined;
  await customer.driver.pressRepeatedly(button, times);
  return button;
}

async function fillInPage(customer: Customer, context: EntryContext): Promise<string> {
  for (const [first, entries] of Object.entries(BEFORE_THE_PAGE))
    if (await customer.isOffered(first)) {
      await fillInAll(customer, entries);
      return first;
    }
  const pageName = await currentPageName(customer);
  if (pageName === 'login page' && (await customer.sees(formMessages.otp.sendFailed))) return 'Sign Up';
  if (pageName === 'address page' && (await customer.optionsOf(DETAILS.read('Saved addresses'))).length === 0)
    return 'Add New Address';
  const isPetFormOpen = (await customer.driver.read('fieldNames')).includes('Name');
  const service = (await customer.whereabouts()).path.split('/')[1]!.toLowerCase() as ServiceName;
  if (pageName !== 'summary')
    await fillInAll(customer, isPetFormOpen ? NEW_PET : defaultEntries(service, pageName, context));
  return SUBMIT_BUTTONS[pageName]!;
}

async function fillInAll(customer: Customer, entries: Entries): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    const detail = DETAILS.read(name);
    if (takesOptions(detail)) {
      const options = await customer.optionsOf(detail);
      const chosen = await customer.valuesOf(detail);
      const wanted = options.find((each) => matchesName(detail, each, value)) ?? options[0];
      const isChosen = wanted === undefined || chosen.includes(wanted);
      // First lets go of what is too much, which a radio button does itself.
      const others = detail.kind === 'choice' ? [] : chosen.filter((each) => each !== wanted);
      for (const each of [...others, ...(isChosen ? [] : [wanted])]) await customer.toggles(detail, each);
    } else if (name === 'Breed')
      // The server may hold its suggestions.
      await customer.gives(detail, value);
    else await give(customer, detail, value);
    await customer.waitsUntilIdle();
  }
}

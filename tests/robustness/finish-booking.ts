import { ONE_TIME_CODE } from '../../mocks/seed/customers';
import { formMessages } from '../../src/domain/form-messages';
import type { Customer } from '../library/customer';
import { DETAILS, matchesName, takesOptions, type Detail } from '../library/details';
import { defaultEntries, give, NEW_ADDRESS, NEW_PET, type Entries, type EntryContext } from '../library/entries';
import { PAGE_NAMES, THANK_YOU_PAGE, type ServiceName } from '../library/pages';
import { fail } from '../library/scenario-error';
import { isVisible } from './texts';

const MOST_STEPS = 40;
/** The text of the button 'Location' while no location is chosen. */
const NO_LOCATION = 'Select where your pet lives';
/** The buttons that lead on, those of dialogs first. 'Close' closes a calendar. */
const WAYS_ON = ['Reload', 'Submit', 'Save', 'Next', 'Login', 'Sign Up', 'Proceed', 'Get Best Quotes', 'Close'];

export interface Field {
  readonly detail: Detail;
  readonly values: readonly string[];
  readonly options: readonly string[];
}

export async function fieldsOf(customer: Customer): Promise<readonly Field[]> {
  const names = [...(await customer.driver.read('fieldNames')), ...(await customer.driver.read('pressables'))];
  const fields: Field[] = [];
  for (const name of new Set(names)) if (DETAILS.words.includes(name)) fields.push(await fieldNamed(customer, name));
  return fields;
}

async function fieldNamed(customer: Customer, name: string): Promise<Field> {
  const detail = DETAILS.read(name);
  const values = await customer.valuesOf(detail);
  return {
    detail,
    values: values.filter((value) => value !== '' && value !== NO_LOCATION),
    options: await customer.optionsOf(detail),
  };
}

export async function finishBooking(customer: Customer, context: EntryContext): Promise<void> {
  const steps: string[] = [];
  while (steps.length < MOST_STEPS) {
    await customer.waitsUntilIdle();
    const { path } = await customer.whereabouts();
    if (path === THANK_YOU_PAGE.path) return;
    const step = await goOneStep(customer, context);
    if (step === undefined)
      fail(`Nothing leads on from ${path}. It offers ${(await customer.driver.read('pressables')).join(', ')}.`);
    steps.push(`${path}: ${step}`);
  }
  fail(`The booking cannot be finished. The last steps: ${steps.slice(-6).join(', ')}.`);
}

/** Closes an alert, or fills in the page and presses its button `times` times, faster than it reacts. Returns what was pressed, if anything leads on. */
export async function goOneStep(customer: Customer, context: EntryContext, times = 1): Promise<string | undefined> {
  if ((await customer.alert()) !== undefined) {
    await customer.closesAlert();
    return 'OK';
  }
  if (!(await customer.isOffered('Reload'))) {
    const opener = await fillInWhatIsMissing(customer, context);
    if (opener) return pressed(customer, opener);
  }
  const isUnknown = await customer.sees(formMessages.otp.sendFailed);
  const offered = await customer.driver.read('pressables');
  const isLogin = offered.includes('Login') && !isUnknown;
  const way = WAYS_ON.find(
    (name) => offered.includes(name) && !(name === 'Sign Up' && isLogin) && !(name === 'Login' && isUnknown),
  );
  return way && pressed(customer, way, times);
}

async function pressed(customer: Customer, control: string, times = 1): Promise<string> {
  await (times === 1 ? customer.presses(control) : customer.driver.pressRepeatedly(control, times));
  return control;
}

/** Fills in each field that is empty or has a message. Returns the button to press instead if an address or pet has to be added first. */
async function fillInWhatIsMissing(customer: Customer, context: EntryContext): Promise<string | undefined> {
  const { path } = await customer.whereabouts();
  const answers = answersOn(path, context);
  const messagesOf = new Map((await customer.fieldMessages()).map(({ field, message }) => [field, message]));
  const fields = await fieldsOf(customer);
  const isFormOpen = fields.some(({ detail: { name } }) => name === 'Name');
  for (const {
    detail: { name },
    values,
  } of fields) {
    const wrong = messagesOf.get(name);
    if (values.some(isVisible) && wrong === undefined) continue;
    // An answer can change the page. A field that is gone needs no answer, and one that has got its value neither.
    const field = await fieldNamed(customer, name).catch(() => undefined);
    if (!field || (field.values.some(isVisible) && wrong === undefined)) continue;
    const { detail, options } = field;
    if (name === 'Location') return name;
    if (options.length === 0 && name === 'Saved addresses') return 'Add New Address';
    if (options.length === 0 && name === 'Your pets') {
      if (!isFormOpen) return 'Add Pet';
    } else if (name === 'Time slots')
      await tickSlots(customer, field, Number(/exactly (\d)/.exec(wrong ?? '')?.[1] ?? 1));
    else if (takesOptions(detail)) {
      const isNeeded = answers[name] !== undefined || detail.kind === 'time';
      const option = options.find((each) => matchesName(detail, each, answers[name] ?? '')) ?? options[0];
      if (isNeeded && option !== undefined && !(name === 'Your pets' && isFormOpen))
        await give(customer, detail, option);
    } else if (answers[name] !== undefined)
      await (detail.kind === 'picture' ? give(customer, detail, answers[name]) : customer.gives(detail, answers[name]));
    await customer.waitsUntilIdle();
  }
  return undefined;
}

async function tickSlots(customer: Customer, { detail, values, options }: Field, wanted: number): Promise<void> {
  const free = options.filter((option) => !values.includes(option));
  const changed = values.length > wanted ? values.slice(wanted) : free.slice(0, wanted - values.length);
  for (const option of changed) await customer.toggles(detail, option);
}

function answersOn(path: string, context: EntryContext): Entries {
  const service = (/^\/(training|grooming)\//i.exec(path)?.[1]?.toLowerCase() ?? 'walking') as ServiceName;
  const pages = PAGE_NAMES.words
    .filter((name) => name !== 'summary')
    .map((name) => defaultEntries(service, name, context));
  return { ...Object.assign({}, ...pages), ...NEW_ADDRESS, ...NEW_PET, 'One-time code': ONE_TIME_CODE } as Entries;
}

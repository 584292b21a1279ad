import { dequal } from 'dequal';
import type { Customer } from './customer';
import { matchesName, takesOptions, type Detail } from './details';
import type { FieldMessage } from './page-reader';
import { areExpectedOptions, readList } from './values';
import { hasWords } from './whole-words';
import { expectSame, ensure, fail, ScenarioError } from './scenario-error';

/** Their options may begin with the same words, so any whole words of an option's text identify it. */
const TOLD_BY_ANY_PART = ['Saved addresses'];

/** Of a detail with options, exactly these must be selected: 'Bruno, Simba'. */
export async function expectValue(customer: Customer, detail: Detail, expected: string): Promise<void> {
  const values = await customer.valuesOf(detail);
  if (!takesOptions(detail)) return expectSame(detail.name, values.join(''), expected);
  const parts = readList(expected);
  const isSame =
    values.length === parts.length && parts.every((part) => values.some((value) => isOption(detail, value, part)));
  if (!isSame)
    throw new ScenarioError(`${detail.name} is ${values.join(', ') || 'empty'}, and not ${expected || 'empty'}.`);
}

export async function expectOptions(customer: Customer, detail: Detail, expected: string): Promise<void> {
  const options = await customer.optionsOf(detail);
  if (!areExpectedOptions(detail, options, expected))
    throw new ScenarioError(`${detail.name} offers ${options.join(', ') || 'nothing'}.`);
}

export async function expectSelected(
  customer: Customer,
  detail: Detail,
  option: string,
  expected: boolean,
): Promise<void> {
  const values = await customer.valuesOf(detail);
  if (values.some((value) => isOption(detail, value, option)) !== expected) {
    throw new ScenarioError(
      `${detail.name} is ${values.join(', ') || 'empty'}: '${option}' is ${expected ? 'not chosen' : 'chosen already'}.`,
    );
  }
}

/** Such as '₹597.00'; '' expects none. */
export async function expectTotal(customer: Customer, expected: string): Promise<void> {
  expectSame('The total', await customer.total(), expected);
}

export async function expectMessages(customer: Customer, expected: readonly FieldMessage[]): Promise<void> {
  await customer.waitFor(async () => {
    const rows = messageRows(await customer.fieldMessages());
    const isAsExpected = dequal(rows.toSorted(), messageRows(expected).toSorted());
    if (isAsExpected) return;
    const { path } = await customer.whereabouts();
    fail(
      rows.length === 0
        ? `The page ${path} shows no message.`
        : `All messages of the page ${path} count. As a table below 'is told:' they are:\n${rows.join('\n')}`,
    );
  });
}

export function messageRows(messages: readonly FieldMessage[]): readonly string[] {
  return messages.map(({ field, message }) => `| ${field} | ${message} |`);
}

export async function expectTold(customer: Customer, message: string): Promise<void> {
  await customer.findsText(message);
  await customer.waitFor(async () => {
    ensure((await customer.driver.read('texts')).includes(message), `'${message}' is only a part of a text.`);
    const fields = (await customer.fieldMessages()).filter((each) => each.message !== message);
    const notices = (await noticesOn(customer)).filter((each) => each !== message && !LIST_FAILURE.test(each));
    const others = [...messageRows(fields), ...notices];
    ensure(others.length === 0, `Other messages stand on the page too:\n${others.join('\n')}`);
  });
}

export async function expectToldNothing(customer: Customer): Promise<void> {
  await expectMessages(customer, []);
  expectSame('The alert', await customer.alert(), undefined);
  await customer.waitFor(async () => expectSame('The notice', (await noticesOn(customer)).join('\n'), ''));
}

/** Stands in place of a list, whatever is pressed. */
const LIST_FAILURE = /Tap Reload to try again\.$/;

const CONFIRMATION = /^All answered\.$| is added\b/;

async function noticesOn(customer: Customer): Promise<readonly string[]> {
  return (await customer.driver.read('notices')).filter((each) => !CONFIRMATION.test(each));
}

function isOption(detail: Detail, value: string, part: string): boolean {
  return TOLD_BY_ANY_PART.includes(detail.name) ? hasWords(value, part) : matchesName(detail, value, part);
}

import { dequal } from 'dequal';
import { formatRupees } from '../../src/domain/money';
import type { Customer } from './customer';
import { matchesName, takesOptions, type Detail } from './details';
import type { FieldMessage } from './page-reader';
import { areExpectedOptions, readList } from './values';
import { hasWords } from './whole-words';
import { writeInstead } from './spelling-hints';
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

/** 'Bruno, Simba', or by count, first and last: '11 from 6:00 AM to 11:00 AM'. */
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

/** Such as '₹597.00'; '' expects none. Throws for a misspelt one too, such as '₹597'. */
export async function expectTotal(customer: Customer, expected: string): Promise<void> {
  const amount = Number(expected.replaceAll(/[₹,]| \+ .*/g, ''));
  const right = expected === '' || Number.isNaN(amount) ? expected : expected.replace(/^\S+/, formatRupees(amount));
  ensure(expected === right, writeInstead(right, expected));
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

/** The message stands by itself, not within a longer text, no field has another, and none of `sentences` stands there. */
export async function expectTold(customer: Customer, message: string, sentences: readonly string[]): Promise<void> {
  await customer.findsText(message);
  await customer.waitFor(async () => {
    const texts = await customer.driver.read('texts');
    ensure(texts.includes(message), `'${message}' is only a part of a text.`);
    const lines = sentences.filter((each) => each !== message && texts.includes(each));
    const fields = (await customer.fieldMessages()).filter((each) => each.message !== message);
    const others = [...messageRows(fields), ...lines];
    ensure(others.length === 0, `Other messages stand on the page too:\n${others.join('\n')}`);
  });
}

function isOption(detail: Detail, value: string, part: string): boolean {
  return TOLD_BY_ANY_PART.includes(detail.name) ? hasWords(value, part) : matchesName(detail, value, part);
}

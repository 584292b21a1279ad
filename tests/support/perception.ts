import type { Customer } from './customer';
import { isNamed, takesOptions, type Detail } from './details';
import type { Complaint } from './page-reader';
import { readList } from './values';
import { expectSame, StoryError } from './story-error';

/** Cards whose names begin alike, and go on with what tells them apart. */
const TOLD_BY_ANY_PART = ['Saved addresses'];

/** Fails unless a detail has this value. */
export async function stands(customer: Customer, detail: Detail, expected: string): Promise<void> {
  const values = await customer.valuesOf(detail);
  if (!takesOptions(detail)) return expectSame(detail.name, values.join(''), expected);
  const parts = readList(expected);
  const isSame = values.length === parts.length && parts.every((part) => values.some((value) => isOption(detail, value, part)));
  if (!isSame) throw new StoryError(`${detail.name} is ${values.join(', ') || 'empty'}, and not ${expected || 'empty'}.`);
}

/** Fails unless an option of a detail is on, or is not. */
export async function expectOn(customer: Customer, detail: Detail, option: string, expected: boolean): Promise<void> {
  const values = await customer.valuesOf(detail);
  if (values.some((value) => isOption(detail, value, option)) !== expected) {
    throw new StoryError(`${detail.name} is ${values.join(', ') || 'empty'}: '${option}' is ${expected ? 'not chosen' : 'chosen already'}.`);
  }
}

/** Waits until exactly these complaints stand on the page, in any order. */
export async function hears(customer: Customer, expected: readonly Complaint[]): Promise<void> {
  const inOrder = (complaints: readonly Complaint[]) => complaints.map(({ field, message }) => `${field}: ${message}`).toSorted();
  await customer.waitFor(async () => expectSame('What is told', inOrder(await customer.complaints()), inOrder(expected)));
}

function isOption(detail: Detail, value: string, part: string): boolean {
  return TOLD_BY_ANY_PART.includes(detail.name) ? value.includes(part) : isNamed(detail, value, part);
}

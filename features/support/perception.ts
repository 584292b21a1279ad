import assert from 'node:assert/strict';
import type { Complaint, Customer } from './customer';
import type { Detail } from './details';
import { eventually } from './eventually';
import { readList } from './values';

const KINDS_WITH_OPTIONS: readonly string[] = ['choice', 'choices', 'toggles'];

/**
 * Fails unless a detail has this value. Options may be told by a part of their name: a card's goes on with its price and more.
 */
export async function stands(customer: Customer, detail: Detail, expected: string): Promise<void> {
  const values = await customer.valuesOf(detail);
  if (!KINDS_WITH_OPTIONS.includes(detail.kind)) {
    assert.equal(values.join(''), expected);
    return;
  }
  const parts = readList(expected);
  const isAsExpected = values.length === parts.length && parts.every((part) => values.some((value) => value.includes(part)));
  if (!isAsExpected) throw new Error(`${detail.name} is ${values.join(', ') || 'empty'}, and not ${expected || 'empty'}.`);
}

/** Waits until exactly these complaints stand on the page, in any order. */
export async function hears(customer: Customer, expected: readonly Complaint[]): Promise<void> {
  const inOrder = (complaints: readonly Complaint[]) => complaints.map(({ field, message }) => `${field}: ${message}`).toSorted();
  await eventually(async () => assert.deepEqual(inOrder(await customer.complaints()), inOrder(expected)));
}

import { DataTable } from '@cucumber/cucumber';
import { expect, test } from 'vitest';
import { casesOf, expectRecord } from '../../features/support/tables';

const RECEIVED = { phone: '9876543210', device_token: '' };

/** Expects a record to hold what the rows of a table say. */
function expectReceived(...rows: string[][]): void {
  expectRecord('What came', RECEIVED, new DataTable(rows), (cell) => cell, 'was not sent');
}

test('a record that holds what the table says of it is right', () => {
  expect(() => expectReceived(['phone', '9876543210'], ['device_token', ''])).not.toThrow();
  expect(() => expectReceived(['device_token', ''], ['…', ''])).not.toThrow();
});

test.each([[''], ['5']])("a field that was not sent is none that is '%s'", (cell) => {
  expect(() => expectReceived(['otp', cell], ['…', ''])).toThrow('What came: otp was not sent.');
});

test('all that differs is told at once', () => {
  expect(() => expectReceived(['device_token', 'abc'], ['otp', ''])).toThrow(
    'What came: phone is 9876543210, and not expected; device_token is empty, and not abc; otp was not sent.',
  );
});

test.each([
  [['...', '']],
  [['phone', '...']],
])('three dots are answered with the one sign: %j', (row) => {
  expect(() => expectReceived(row)).toThrow("Write '…' in place of '...'.");
});

test.each(['-> total', '=>total', '→total', '--> total'])("the heading '%s' is answered with the arrow", (heading) => {
  expect(() => casesOf(new DataTable([['page', heading], ['', '']]))).toThrow(`Write '→ total' in place of '${heading}'.`);
});

test('a heading with the arrow stands', () => {
  expect(casesOf(new DataTable([['→ total'], ['₹1.00']]))).toEqual([{ '→ total': '₹1.00' }]);
});

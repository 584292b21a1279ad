import { DataTable } from '@cucumber/cucumber';
import { expect, test } from 'vitest';
import { casesOf, expectRecord } from '../../features/support/tables';

const RECEIVED = { phone: '9876543210', device_token: '' };

function expectReceived(...rows: string[][]): void {
  expectRecord('What came', RECEIVED, new DataTable(rows), (cell) => cell, 'was not sent');
}

test.each([[''], ['5']])("a field that was not sent does not equal '%s'", (cell) => {
  expect(() => expectReceived(['otp', cell], ['…', ''])).toThrow('What came: otp was not sent.');
});

test('a text and a number that look alike differ', () => {
  const asNumber = (cell: string) => JSON.parse(cell) as unknown;
  expect(() => expectRecord('What came', { phone: '98' }, new DataTable([['phone', '98']]), asNumber)).toThrow(
    'What came: phone is "98", and not 98.',
  );
});

test('all differences are reported at once', () => {
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

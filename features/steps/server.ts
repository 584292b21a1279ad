import { Given, Then, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Call } from '../../mocks/calls';
import type { Fault } from '../../mocks/faults';
import { eventually } from '../support/eventually';
import { received } from '../support/server';
import type { Story } from '../support/world';

Given('the server {trouble} when asked for {call}', function (this: Story, trouble: Fault, call: Call) {
  this.backend.fail(call, trouble);
});

Given('the server refuses {call} with {string}', function (this: Story, call: Call, message: string) {
  this.backend.fail(call, { refused: message });
});

Given('the server is well again', function (this: Story) {
  this.backend.heal();
});

Then('the server has been asked for {call} {int} time(s)', function (this: Story, call: Call, count: number) {
  return eventually(() => assert.equal(received(this.backend, call).length, count));
});

/** The latest call, field by field; `…` stands for a value that is there but that the story does not know. */
Then('the server has received {call} with:', function (this: Story, call: Call, fields: DataTable) {
  return eventually(() => {
    const body = received(this.backend, call).at(-1) ?? {};
    const expected = fields.raw().map(([field, cell]) => [field!, cell === '…' ? whatCame(body, field!) : readCell(cell!)]);
    assert.deepEqual(body, Object.fromEntries(expected));
  });
});

Then('the server has received {string} as {string} of {call}', function (this: Story, value: string, field: string, call: Call) {
  return eventually(() => assert.equal(received(this.backend, call).at(-1)?.[field], value));
});

function whatCame(body: Readonly<Record<string, unknown>>, field: string): unknown {
  assert.ok(body[field], `the server received no '${field}'`);
  return body[field];
}

/** Cells hold JSON; what is none is a text as it stands. */
function readCell(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

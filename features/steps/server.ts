import type { DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { isAbout, type Call } from '../../mocks/calls';
import type { Fault } from '../../mocks/faults';
import { eventually } from '../support/eventually';
import { received } from '../support/server';
import { jpegSize } from '../support/picture';
import { stepsAbout } from '../support/vocabulary';
import type { Story } from '../support/world';

const step = stepsAbout('the server');

step(
  'the server {fault} when asked for {call}',
  'Given the server breaks down when asked for a walking booking',
  function (this: Story, fault: Fault, call: Call) {
    this.backend.fail(call, fault);
    if (isFailure(fault)) this.troubledCalls.add(call);
  },
);

step('the server is well again', 'When the server is well again', function (this: Story) {
  this.backend.heal();
});

step(
  'the server has been asked for {call} {int} time(s)',
  'Then the server has been asked for a code 2 times',
  function (this: Story, call: Call, count: number) {
    return eventually(() => assert.equal(received(this.backend, call).length, count));
  },
);

// Each cell is JSON, or a text as it stands; '…' stands for a value that is there but that the story does not know, and in the
// place of a field for all others. A picture is told by its size.
step(
  'the server has received {call}:',
  `Then the server has received a code:
  | phone        | "9876543210" |
  | device_token | ""           |`,
  function (this: Story, call: Call, fields: DataTable) {
    return eventually(() => {
      const body = received(this.backend, call).at(-1) ?? {};
      const rows = fields.raw().filter(([field]) => field !== '…');
      const expected = Object.fromEntries(rows.map(([field, cell]) => [field!, expectedValue(body[field!], cell!)]));
      const hasOthers = rows.length < fields.raw().length;
      assert.deepEqual(body, hasOthers ? { ...body, ...expected } : expected);
    });
  },
);

// The log is the developers': customers see nothing of it. Each call that was to fail has to stand in a line of its own.
step('the failure is logged', 'Then the failure is logged', function (this: Story) {
  return eventually(() => {
    const lines = this.customer.loggedFailures().slice(this.toldLogLines);
    assert.notEqual(lines.length, 0, 'nothing was logged');
    for (const call of this.troubledCalls) {
      assert.ok(lines.some((line) => isAbout(call, line)), `no line tells of '${call}': ${lines.join('; ')}`);
    }
    this.toldLogLines += lines.length;
    this.troubledCalls.clear();
  });
});

step('the log says {message}', 'Then the log says "Missing required pricing data"', function (this: Story, message: string) {
  return eventually(() => {
    assert.deepEqual(this.customer.loggedFailures().slice(this.toldLogLines), [message]);
    this.toldLogLines += 1;
  });
});

/** Whether a call then fails: it may also be answered late, or with less than all. */
function isFailure(fault: Fault): boolean {
  return fault !== 'held' && fault !== 'no prices' && !(typeof fault === 'object' && 'first' in fault);
}

/** What a field should hold, where it holds this value. */
function expectedValue(value: unknown, cell: string): unknown {
  const [, width, height] = /^a JPEG of (\d+) by (\d+) pixels$/.exec(cell) ?? [];
  if (width !== undefined) {
    assert.deepEqual(jpegSize(Buffer.from(String(value), 'base64')), { width: Number(width), height: Number(height) });
    return value;
  }
  if (cell !== '…') return readCell(cell);
  assert.ok(value, 'a field is empty');
  return value;
}

function readCell(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

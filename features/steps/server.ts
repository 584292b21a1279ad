import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { callOf, type Call } from '../../mocks/calls';
import type { Fault } from '../../mocks/faults';
import type { Persona } from '../../tests/library/personas';
import { received } from '../../tests/library/server';
import { sizeOfPicture } from '../../tests/library/picture';
import { expectSame, ensure, ScenarioError } from '../../tests/library/scenario-error';
import { expectRecord, pairsOf } from '../support/tables';
import { wordsFor } from '../support/faults';
import type { ScenarioWorld } from '../support/scenario-world';

Given('the server {fault} when asked for {call}', function (this: ScenarioWorld, fault: Fault, call: Call) {
  return fail(this, call, fault);
});

Given(
  'the server answers with status {int} when asked for {call}:',
  function (this: ScenarioWorld, status: number, call: Call, fields: DataTable) {
    const body = Object.fromEntries(pairsOf(fields).map(([name, cell]) => [name, jsonOrText(cell)]));
    JSON.stringify(body, (_name, value: unknown) => {
      if (typeof value === 'string') this.serverSentences.add(value);
      return value;
    });
    return fail(this, call, { status, body });
  },
);

Given('{customer} has one pet', async function (this: ScenarioWorld, person: Persona) {
  // Loaded here, because the steps are also read where no backend runs.
  const { addPet } = await import('../../mocks/seed');
  addPet(this.backend.db, person.phoneNumber);
});

Given('the server has {string} selected among the addresses', function (this: ScenarioWorld, type: string) {
  this.backend.db.address.updateMany({ where: { type: { equals: type } }, data: { isSelected: true } });
});

Given('the server has {string} at {money}', function (this: ScenarioWorld, name: string, price: string) {
  const offer = { where: named(name), data: { price: Number(price.replace(/[₹,]/g, '')) } };
  expectOffered(
    name,
    offersOf(this).flatMap((offers) => offers.updateMany(offer)),
  );
});

Given('the server no longer has {string}', function (this: ScenarioWorld, name: string) {
  const { db } = this.backend;
  const lists: readonly Pick<Offers, 'deleteMany'>[] = [...offersOf(this), db.groomingAddOn, db.pet];
  const courses = db.trainingPackage.getAll().filter(({ extraAddOns }) => extraAddOns.includes(name));
  for (const { id, extraAddOns } of courses)
    db.trainingPackage.update({
      where: { id: { equals: id } },
      data: { extraAddOns: extraAddOns.filter((each) => each !== name) },
    });
  expectOffered(name, [
    ...lists.flatMap((list) => list.deleteMany({ where: named(name) })),
    ...(db.address.deleteMany({ where: { type: { equals: name } } }) ?? []),
    ...courses,
  ]);
});

// Responses that the server has withheld arrive before the next step.
When('the server is well again', async function (this: ScenarioWorld) {
  this.backend.heal();
  await this.settles();
});

Then(
  'the server has been asked for {call} {int} time(s)',
  async function (this: ScenarioWorld, call: Call, count: number) {
    await this.settles();
    return this.customer.waitFor(() => expectSame('The count', received(this.backend, call).length, count));
  },
);

Then('the server has {int} booking(s)', async function (this: ScenarioWorld, count: number) {
  await this.settles();
  return this.customer.waitFor(() => expectSame('The count', this.backend.db.booking.count(), count));
});

Then('the server has received {call}:', function (this: ScenarioWorld, call: Call, fields: DataTable) {
  return this.customer.waitFor(() => {
    const last = received(this.backend, call).at(-1);
    if (!last) throw new ScenarioError(`The server was not asked for ${wordsFor(call)}, but for ${askedFor(this)}.`);
    expectRecord(
      'What the server received',
      last,
      fields,
      expectedValue,
      `was not sent, but ${Object.keys(last).join(', ')}`,
    );
  });
});

// Exactly one log line must fit, because the app logs each failure once.
Then('the log tells of {entry}', function (this: ScenarioWorld, entry: RegExp) {
  return this.customer.waitFor(() => {
    const untold = this.unmentionedLogLines();
    const told = untold.filter((line) => entry.test(line));
    if (told.length !== 1)
      throw new ScenarioError(
        `The log has ${told.length} such entries. Its unmentioned lines: ${untold.join('; ') || 'none'}`,
      );
    this.mentionedLogLines.push(...told);
  });
});

Then('the log says {message}', function (this: ScenarioWorld, message: string) {
  return this.customer.waitFor(() => {
    expectSame('The log', this.unmentionedLogLines(), [message]);
    this.mentionedLogLines.push(message);
  });
});

async function fail(world: ScenarioWorld, call: Call, fault: Fault): Promise<void> {
  const { backend, customer, faults } = world;
  // Requests before this step then get their usual responses.
  if (customer.isOpened) await customer.waitsUntilIdle();
  // A new fault also affects earlier requests whose responses the server withholds.
  const since = backend.heldCount > 0 ? 0 : backend.requests.length;
  backend.fail(call, fault);
  faults.push({ call, since });
}

interface Offers {
  updateMany(offer: { where: ReturnType<typeof named>; data: { price: number } }): unknown[] | null;
  deleteMany(offer: { where: ReturnType<typeof named> }): unknown[] | null;
}

function offersOf({ backend: { db } }: ScenarioWorld): readonly Offers[] {
  return [db.walkingPackage, db.trainingPackage, db.groomingPackage, db.trim];
}

function named(name: string) {
  return { name: { equals: name } };
}

function expectOffered(name: string, changed: readonly unknown[]): void {
  ensure(changed.some(Boolean), `The server offers nothing with the name '${name}'.`);
}

/** For '…' and a picture of the right size it is the received `value`, so the comparison passes. */
function expectedValue(cell: string, value: unknown): unknown {
  const [, format, width, height] = /^a (JPEG|PNG) of (\d+) by (\d+) pixels$/.exec(cell) ?? [];
  if (format !== undefined) {
    const sent = typeof value === 'string' ? value : '';
    ensure(/^[A-Za-z\d+/]{32,}=*$/.test(sent), `${sent ? `'${sent}'` : 'No picture'} was sent, and not ${cell}.`);
    expectSame('The picture', sizeOfPicture(bytesOf(sent)), { format, width: Number(width), height: Number(height) });
    return value;
  }
  if (cell === '…') return value || cell;
  const expected = jsonOrText(cell);
  ensure(expected === value || cell !== value, `The text "${cell}" was sent: put it in quotes.`);
  return expected;
}

function askedFor({ backend }: ScenarioWorld): string {
  const calls = new Set(backend.requests.flatMap(({ method, path }) => callOf(method, path) ?? []));
  return [...calls].map(wordsFor).join(', ') || 'nothing';
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function jsonOrText(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

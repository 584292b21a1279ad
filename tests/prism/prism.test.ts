import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { CONTRACT_FILE } from '../../contract/document';
import { startMockServer } from '../../mocks/server';
import { Customer } from '../library/customer';
import { newDevice, SCENARIO_START } from '../library/device';
import { book, type Authentication } from '../library/flows';
import { API_BASE_URL } from '../library/in-process/page-body';
import { Tab } from '../library/in-process/tab';
import { pageOf, type ServiceName } from '../library/pages';
import { PERSONAS } from '../library/personas';

// Prism reads the contract without any code of this project. The app books each service with it.

const CLI = 'tests/prism/node_modules/@stoplight/prism-cli/dist/index.js';
const BOOKINGS: readonly (readonly [ServiceName, Authentication])[] = [
  ['walking', 'signs up'],
  ['training', 'logs in'],
  ['grooming', 'logs in'],
];

function startPrism(...words: readonly string[]): Promise<string> {
  const prism = spawn(process.execPath, [CLI, ...words, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void prism.kill());
  return new Promise((resolve, reject) => {
    let printed = '';
    prism.once('exit', () => reject(new Error(`Prism has ended: ${printed}`)));
    prism.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /listening on (http:\S+)/.exec(printed)?.[1];
      if (address) resolve(`${address}/`);
    });
  });
}

/** Books a service with the server at an address, as Meera, who signs up, or Asha. Throws unless the booking is taken. Returns what went wrong on the way. */
async function problemsOfBooking(
  address: string,
  service: ServiceName,
  authentication: Authentication,
): Promise<readonly string[]> {
  const violations: string[] = [];
  const respond = async (request: Request) => {
    const { method, headers, url } = request;
    const body = await request.text();
    const response = await fetch(address + url.slice(API_BASE_URL.length), { method, headers, ...(body && { body }) });
    const violation = response.headers.get('sl-violations');
    if (violation) violations.push(violation);
    return response;
  };
  const person = authentication === 'signs up' ? PERSONAS.Meera! : PERSONAS.Asha!;
  const customer = new Customer(new Tab(newDevice(), { respond, heldCount: 0 }));
  await customer.opens(pageOf(service, 'package page').path);
  await book(customer, { service, authentication }, { person, now: SCENARIO_START });
  const problems = [...violations, ...customer.loggedFailures(), ...customer.unexpectedErrors()];
  await customer.leaves();
  return problems;
}

test.each(BOOKINGS)(
  "a mock server that is made from the contract's examples alone takes a booking of %s by somebody who %s",
  async (...booking) => {
    const address = await startPrism('mock', CONTRACT_FILE);
    expect(await problemsOfBooking(address, ...booking)).toEqual([]);
  },
);

test.each(BOOKINGS)(
  'between app and mock server nothing violates the contract in a booking of %s by somebody who %s',
  async (...booking) => {
    const server = await startMockServer({ port: 0, clock: { now: () => SCENARIO_START } });
    onTestFinished(() => server.stop());
    const address = await startPrism('proxy', CONTRACT_FILE, server.url, '--errors');
    expect(await problemsOfBooking(address, ...booking)).toEqual([]);
    expect(server.backend.db.booking.count()).toBe(1);
  },
);

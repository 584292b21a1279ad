import { expect, test } from 'vitest';
import { ContractDocument, examplesOf } from '../../contract/document';
import { operationOf } from '../http-contract/requests';
import { Customer } from '../library/customer';
import { newDevice, SCENARIO_START } from '../library/device';
import { book } from '../library/flows';
import { API_BASE_URL } from '../library/in-process/page-body';
import { Tab } from '../library/in-process/tab';
import { pageOf } from '../library/pages';
import { PERSONAS } from '../library/personas';

const contract = new ContractDocument();

/** Answers a call with the first example that the contract has of its answer. */
async function respond({ method, url }: Request): Promise<Response> {
  const operation = operationOf(contract, { method, path: url.slice(API_BASE_URL.length) })!;
  return Response.json(examplesOf(operation.node.responses['200']!.content)[0]);
}

test.each([
  ['walking', 'signs up', 'Meera'],
  ['training', 'logs in', 'Asha'],
  ['grooming', 'logs in', 'Asha'],
] as const)(
  "the contract's examples belong together: on them %s is booked by somebody who %s",
  async (service, authentication, name) => {
    const customer = new Customer(new Tab(newDevice(), { respond, heldCount: 0 }));
    await customer.opens(pageOf(service, 'package page').path);
    await book(customer, { service, authentication }, { person: PERSONAS[name]!, now: SCENARIO_START });
    expect([customer.loggedFailures(), customer.unexpectedErrors()]).toEqual([[], []]);
    await customer.leaves();
  },
);

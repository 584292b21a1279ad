import { createMockBackend, type MockBackend } from '../../mocks/backend';
import { callOf, type Call } from '../../mocks/calls';
import { Customer } from '../library/customer';
import { newDevice, SCENARIO_START } from '../library/device';
import { DraftSnapshots } from '../library/draft-snapshots';
import { goToPage } from '../library/flows';
import type { TabBackend } from '../library/in-process/app-tab';
import { API_BASE_URL } from '../library/in-process/page-body';
import { openTab, Tab } from '../library/in-process/tab';
import type { AppPage } from '../library/pages';
import type { Persona } from '../library/personas';
import { sessionOf } from '../library/server';

export const snapshots = new DraftSnapshots(openTab);

/** A value as JSON in ASCII only. In other JSON, lone surrogates would be lost on the way to the page. */
export const asciiJson = (value: unknown) =>
  JSON.stringify(value).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

type Change = (answer: unknown, call: Call) => unknown;

/** A mock backend whose successful answers are changed on the way to the tab. */
function changedAnswers(backend: MockBackend, change: Change): TabBackend {
  return {
    get heldCount() {
      return backend.heldCount;
    },
    respond: async (request) => {
      const call = callOf(request.method, request.url.slice(API_BASE_URL.length));
      const response = await backend.respond(request);
      if (!call || response.status !== 200 || !response.headers.get('content-type')?.includes('json')) return response;
      return new Response(asciiJson(change(await response.json(), call)), response);
    },
  };
}

interface Opening {
  readonly isVisitor?: boolean | undefined;
  readonly change?: Change;
}

export async function openApp(page: AppPage, person: Persona, { isVisitor, change = (answer) => answer }: Opening) {
  const backend = createMockBackend({ clock: { now: () => SCENARIO_START }, baseUrl: API_BASE_URL });
  const userData = isVisitor || person.name === 'Meera' ? undefined : JSON.stringify(sessionOf(backend, person));
  const device = newDevice({
    isPhone: true,
    hasServiceWorkers: false,
    localStorage: new Map(userData === undefined ? [] : [['userData', userData]]),
  });
  const customer = new Customer(new Tab(device, changedAnswers(backend, change)), snapshots);
  await goToPage(customer, page, { person, now: SCENARIO_START });
  await customer.waitsUntilIdle();
  return { customer, backend };
}

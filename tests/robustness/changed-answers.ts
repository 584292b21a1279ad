import type { MockBackend } from '../../mocks/backend';
import { callOf, type Call } from '../../mocks/calls';
import { API_BASE_URL } from '../support/in-process/page-body';
import type { TabBackend } from '../support/in-process/app-tab';

/** A value as JSON in ASCII only. In other JSON, lone surrogates would be lost on the way to the page. */
export const asciiJson = (value: unknown) =>
  JSON.stringify(value).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A mock backend whose successful answers are changed on the way to the tab. */
export function changedAnswers(backend: MockBackend, change: (answer: unknown, call: Call) => unknown): TabBackend {
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

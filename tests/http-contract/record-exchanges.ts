import type { ReceivedAnswer, SentRequest } from '../../contract/checker';
import type { MockBackend } from '../../mocks/backend';

/** A request and its response; `answer` is undefined if the connection dropped. */
export interface Exchange {
  readonly request: SentRequest;
  readonly answer: ReceivedAnswer | undefined;
}

/** Records all further requests to a mock backend, with the responses. Returns the list, which grows with each request. */
export function recordExchanges(backend: MockBackend): Exchange[] {
  const exchanges: Exchange[] = [];
  const respond = backend.respond.bind(backend);
  backend.respond = async (request) => {
    const sent = await sentRequest(request.clone());
    const response = await respond(request);
    exchanges.push({ request: sent, answer: await receivedAnswer(response) });
    return response;
  };
  return exchanges;
}

async function sentRequest(request: Request): Promise<SentRequest> {
  return {
    method: request.method,
    path: request.url.slice(new URL(request.url).origin.length + 1),
    authorization: request.headers.get('authorization') ?? undefined,
    contentType: request.headers.get('content-type') ?? undefined,
    idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
    body: await request.text(),
  };
}

async function receivedAnswer(response: Response): Promise<ReceivedAnswer | undefined> {
  if (response.type === 'error') return undefined;
  const contentType = response.headers.get('content-type') ?? undefined;
  return { status: response.status, contentType, body: await response.clone().text() };
}

import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { http, HttpResponse, passthrough } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { MockBackend } from './backend';

/**
 * Makes a mock backend answer the calls that this page sends to the backend's base address. Intercepts `fetch` and XMLHttpRequest.
 * Uses no service worker, because browsers run none on plain http or after a hard reload. Other calls to the page's own origin go
 * to the network. A call to another origin fails and is passed to `onStrayCall`, because a demo must work without a network.
 */
export function answerInPage(backend: MockBackend, onStrayCall: (call: string) => void): void {
  const others = http.all('*', ({ request }) => {
    if (new URL(request.url).origin === location.origin) return passthrough();
    const call = `${request.method} ${request.url}`;
    console.error(`A demo must not call other hosts: ${call}.`);
    onStrayCall(call);
    return HttpResponse.error();
  });
  defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] })],
    handlers: [...backend.handlers, others],
    context: { quiet: true },
  }).enable();
}

import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { http, HttpResponse, passthrough } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { MockBackend } from './backend';

/** Uses no service worker: browsers run none on plain http or after a hard reload. A call to another origin fails, because a demo must work without a network. */
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

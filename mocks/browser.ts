import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { http, HttpResponse, passthrough } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { MockBackend } from './backend';

/**
 * Lets a mock backend answer the page's own calls below its base address. It uses no service worker: on plain http and after a
 * hard reload there is none. A call to another host fails and is reported, because a demo must work without a network.
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

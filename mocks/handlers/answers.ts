import { HttpResponse } from 'msw';

/** For a well-formed call: status 200. */
export function refused(message: string) {
  return HttpResponse.json({ status: false, message });
}

/** Status 400, so that no client mistakes the answer for a success. */
export function badRequest(message: string) {
  return HttpResponse.json({ status: false, message }, { status: 400 });
}

export function notFound(message: string) {
  return HttpResponse.json({ status: false, message }, { status: 404 });
}

export function unauthorized() {
  return HttpResponse.json({ status: false, message: 'Unauthenticated' }, { status: 401 });
}

export function unprocessable(message: string) {
  return HttpResponse.json({ status: false, message }, { status: 422 });
}

import { HttpResponse } from 'msw';

/** A refusal: the call is well-formed, and the answer is no. */
export function refused(message: string) {
  return HttpResponse.json({ status: false, message });
}

/** The payload is not as documented. An error status, so that no client takes it for a success. */
export function badRequest(message: string) {
  return HttpResponse.json({ status: false, message }, { status: 400 });
}

/** The path or payload names something unknown. */
export function notFound(message: string) {
  return HttpResponse.json({ status: false, message }, { status: 404 });
}

/** The bearer token is missing or unknown, or belongs to another customer. */
export function unauthorized() {
  return HttpResponse.json({ status: false, message: 'Unauthenticated' }, { status: 401 });
}

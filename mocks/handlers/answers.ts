import { HttpResponse } from 'msw';

/** Answers no to a well-formed call: status 200 with `status: false`. */
export function refused(message: string) {
  return HttpResponse.json({ status: false, message });
}

/** Answers that the payload is wrong, with status 400, so that no client takes the answer for a success. */
export function badRequest(message: string) {
  return HttpResponse.json({ status: false, message }, { status: 400 });
}

/** Answers that a path or payload has an unknown id. */
export function notFound(message: string) {
  return HttpResponse.json({ status: false, message }, { status: 404 });
}

/** Answers that the bearer token is missing, unknown or of another customer. */
export function unauthorized() {
  return HttpResponse.json({ status: false, message: 'Unauthenticated' }, { status: 401 });
}

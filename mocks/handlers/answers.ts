import { HttpResponse } from 'msw';

/** Refuses a well-formed call: status 200 with `status: false`. */
export function refused(message: string) {
  return HttpResponse.json({ status: false, message });
}

/** Answers that the payload is wrong. The status is 400, so that no client mistakes the answer for a success. */
export function badRequest(message: string) {
  return HttpResponse.json({ status: false, message }, { status: 400 });
}

/** Answers 404: a path or payload names something that does not exist, such as an unknown id or phone number. */
export function notFound(message: string) {
  return HttpResponse.json({ status: false, message }, { status: 404 });
}

/** Answers 401: the bearer token is missing, unknown or another customer's. */
export function unauthorized() {
  return HttpResponse.json({ status: false, message: 'Unauthenticated' }, { status: 401 });
}

/** Answers 422: the key of a call came with another body before. */
export function unprocessable(message: string) {
  return HttpResponse.json({ status: false, message }, { status: 422 });
}

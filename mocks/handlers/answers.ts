import { HttpResponse } from 'msw';

/** The backend understood the call and says no. */
export function refused(message: string) {
  return HttpResponse.json({ status: false, message });
}

/** The payload is not as documented; an error status, so that no client can take it for a success. */
export function badRequest(message: string) {
  return HttpResponse.json({ status: false, message }, { status: 400 });
}

/** What the path or payload names is not there. */
export function notFound(message: string) {
  return HttpResponse.json({ status: false, message }, { status: 404 });
}

/** The bearer token is missing or unknown, or belongs to another customer. */
export function unauthorized() {
  return HttpResponse.json({ status: false, message: 'Unauthenticated' }, { status: 401 });
}

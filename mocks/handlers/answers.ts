import { HttpResponse } from 'msw';

/** A wrong payload has status 400, so that no client mistakes the answer for a success. */
export function no(message: string, status: 200 | 400 | 401 | 404 | 422 | 500) {
  return HttpResponse.json({ status: false, message }, { status });
}

export const unauthorized = () => no('Unauthenticated', 401);

import { http, HttpResponse } from 'msw';
import { no, unauthorized } from './answers';
import type { HandlerContext } from './context';
import { bearerToken, customerOf } from './session';

/** Visitors see them too, so no token is needed; an unknown one is refused all the same (decision P4). */
export const packageHandlers = ({ baseUrl, db }: HandlerContext) => [
  http.get(`${baseUrl}packages/4`, ({ request }) => {
    if (bearerToken(request) && !customerOf(request, db)) return unauthorized();
    const data = db.walkingPackage.getAll().map(({ id, name, price, durationDays, color, icon }) => ({
      id,
      package_name: name,
      price,
      duration_days: durationDays,
      color,
      icon,
    }));
    return HttpResponse.json({ status: true, data });
  }),

  http.get(`${baseUrl}packages/3`, () => {
    const data = db.trainingPackage.getAll().map(({ id, name, icon, color, sessions, price, includedAddOns }) => ({
      id,
      package_name: name,
      icon,
      color,
      sessions,
      price,
      addons: includedAddOns,
    }));
    return HttpResponse.json({ status: true, data });
  }),

  http.get(`${baseUrl}addons/3/:packageId`, ({ params }) => {
    const chosen = db.trainingPackage.getAll().find(({ id }) => String(id) === params.packageId);
    // An empty list would hide the client's mistake.
    if (!chosen) return no('No training package has this id.', 404);
    return HttpResponse.json({ status: true, data: chosen.extraAddOns.map((name) => ({ name })) });
  }),

  http.get(`${baseUrl}packages/2`, () => {
    const data = db.groomingPackage.getAll().map(({ id, name, price, icon, color, includedAddOns }) => ({
      id,
      package_name: name,
      price,
      icon,
      color,
      addons: includedAddOns,
    }));
    const trims = db.trim.getAll().map(({ id, name, price }) => ({ id, package_name: name, price }));
    return HttpResponse.json({ status: true, data, Trimming: trims });
  }),

  http.get(`${baseUrl}addons/2`, () => {
    return HttpResponse.json({ status: true, data: db.groomingAddOn.getAll().map(({ id, name }) => ({ id, name })) });
  }),
];

import { http, HttpResponse } from 'msw';
import type { HandlerContext } from './context';

/** What each service offers. Visitors see it too, so a token is not looked at (decision P4). */
export const packageHandlers = ({ baseUrl, db }: HandlerContext) => [
  http.get(`${baseUrl}packages/4`, () => {
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
];

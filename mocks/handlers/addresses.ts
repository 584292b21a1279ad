import { http, HttpResponse } from 'msw';
import { literal, object, string } from 'valibot';
import { nextId } from '../db';
import { filledTextSchema, idSchema, readPayload } from '../payload';
import { no, unauthorized } from './answers';
import type { HandlerContext } from './context';
import { customerOf, idempotencyKeyOf, isOwn, ownedBy, sentWith } from './session';

const addressSchema = object({
  user_id: idSchema,
  address: filledTextSchema,
  area: string(),
  city: string(),
  state: string(),
  country: string(),
  zip_code: filledTextSchema,
  latitude: string(),
  longitude: string(),
  type: literal('Home'),
  houseno_floor: filledTextSchema,
  building_blockno: filledTextSchema,
  landmark_areaname: string(),
});

export const addressHandlers = ({ baseUrl, db }: HandlerContext) => [
  http.get(`${baseUrl}user/:userId/address`, ({ request, params }) => {
    const customer = customerOf(request, db);
    if (!customer || !isOwn(customer, params.userId)) return unauthorized();
    const addresses = db.address.findMany(ownedBy(customer));
    return HttpResponse.json({
      status: true,
      data: addresses.map(({ id, type, address, isSelected }) => ({ id, type, address, selected: isSelected })),
    });
  }),

  http.post(`${baseUrl}user/addAddress`, async ({ request }) => {
    const customer = customerOf(request, db);
    if (!customer) return unauthorized();
    const idempotencyKey = idempotencyKeyOf(request);
    const read = await readPayload(request, addressSchema);
    if (idempotencyKey && db.address.findFirst(sentWith(idempotencyKey, customer))) return savedAnswer();
    if (!read.ok) return no(read.problem, 400);
    const { user_id, type, houseno_floor, building_blockno, landmark_areaname, address, zip_code } = read.payload;
    if (!isOwn(customer, user_id)) return unauthorized();
    const lines = [houseno_floor, building_blockno, landmark_areaname, address];
    // Addresses from the address search usually contain the PIN code.
    if (!address.includes(zip_code)) lines.push(zip_code);
    const listed = lines.filter((line) => line.trim() !== '').join(', ');
    db.address.create({ id: nextId(db.address), customer, type, address: listed, idempotencyKey });
    return savedAnswer();
  }),
];

function savedAnswer() {
  return HttpResponse.json({ status: true, message: 'Address saved' });
}

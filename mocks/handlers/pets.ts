import { http, HttpResponse } from 'msw';
import { literal, nullable, object, picklist, pipe, regex, string } from 'valibot';
import { nextId } from '../db';
import { dateSchema, filledTextSchema, idSchema, readPayload } from '../payload';
import { no, unauthorized } from './answers';
import type { HandlerContext } from './context';
import { customerOf, idempotencyKeyOf, isOwn, ownedBy, sentWith } from './session';

const yesOrNo = picklist(['yes', 'no']);
const emptyText = literal('');

const petSchema = object({
  name: filledTextSchema,
  dob: dateSchema,
  user_id: idSchema,
  type: literal('dog'),
  breed: filledTextSchema,
  gender: picklist(['Male', 'Female']),
  vaccinated_rabies: literal('yes'),
  licensed: yesOrNo,
  image: pipe(string(), regex(/^[\w+/]+=*$/, 'must be base64 without a data prefix')),
  vaccinated: literal('yes'),
  aggressiveness_level: picklist(['normal', 'slightly', 'high']),
  insured: yesOrNo,
  last_vaccination: nullable(dateSchema),
  last_rabies_vaccination: emptyText,
  dewormed_on: emptyText,
  last_vet_visit: emptyText,
  visit_purpose: emptyText,
  vet_name: emptyText,
  vet_phone: emptyText,
});

export const petHandlers = ({ baseUrl, db }: HandlerContext) => [
  http.get(`${baseUrl}breeds`, ({ request }) => {
    if (!customerOf(request, db)) return unauthorized();
    return HttpResponse.json({ status: true, data: db.breed.getAll().map(({ id, name }) => ({ id, value: name })) });
  }),

  http.get(`${baseUrl}user/:userId/pets`, ({ request, params }) => {
    const customer = customerOf(request, db);
    if (!customer || !isOwn(customer, params.userId)) return unauthorized();
    const pets = db.pet.findMany(ownedBy(customer));
    return HttpResponse.json({
      status: true,
      data: pets.map(({ id, name, breed, image }) => ({ id, name, breed, image })),
    });
  }),

  http.post(`${baseUrl}user/addPet`, async ({ request }) => {
    const customer = customerOf(request, db);
    if (!customer) return unauthorized();
    const idempotencyKey = idempotencyKeyOf(request);
    const read = await readPayload(request, petSchema);
    const earlier = idempotencyKey && db.pet.findFirst(sentWith(idempotencyKey, customer));
    if (earlier) return addedAnswer(earlier);
    if (!read.ok) return no(read.problem, 400);
    const { user_id, name, breed, image } = read.payload;
    if (!isOwn(customer, user_id)) return unauthorized();
    return addedAnswer(db.pet.create({ id: nextId(db.pet), customer, name, breed, image, idempotencyKey }));
  }),
];

function addedAnswer({ id }: { readonly id: number }) {
  return HttpResponse.json({ status: 'ok', data: [id] });
}

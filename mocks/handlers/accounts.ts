import { http, HttpResponse } from 'msw';
import { object, picklist, string } from 'valibot';
import { nextId } from '../db';
import { filledTextSchema, readPayload } from '../payload';
import { presetOfPhone } from '../presets';
import { addKnownCustomer } from '../seed';
import { no } from './answers';
import { ONE_TIME_CODE } from '../seed/customers';
import type { HandlerContext } from './context';

const phoneSchema = object({ phone: filledTextSchema });
const signUpSchema = object({
  name: filledTextSchema,
  email: filledTextSchema,
  phone: filledTextSchema,
  gender: picklist(['m', 'f']),
});
const loginSchema = object({ phone: filledTextSchema, device_token: string() });
const otpSchema = object({ phone: filledTextSchema, otp: string() });

export const accountHandlers = ({ baseUrl, db, preset }: HandlerContext) => {
  const findByPhone = (phone: string) => db.customer.findFirst({ where: { phone: { equals: phone } } });
  const canLogInAtOnce = (phone: string) => preset().knowsEveryone || presetOfPhone(phone) !== undefined;

  return [
    http.post(`${baseUrl}checkUser`, async ({ request }) => {
      const read = await readPayload(request, phoneSchema);
      if (!read.ok) return no(read.problem, 400);
      return HttpResponse.json({ status: preset().knowsEveryone || findByPhone(read.payload.phone) !== null });
    }),

    http.post(`${baseUrl}createUser`, async ({ request }) => {
      const read = await readPayload(request, signUpSchema);
      if (!read.ok) return no(read.problem, 400);
      const { name, phone } = read.payload;
      if (findByPhone(phone)) return no('A customer with this phone number exists already.', 200);
      const id = nextId(db.customer);
      const customer = db.customer.create({ id, name, phone, token: `session-of-customer-${id}` });
      return HttpResponse.json({ status: true, userId: customer.id, token: customer.token });
    }),

    http.post(`${baseUrl}user/login`, async ({ request }) => {
      const read = await readPayload(request, loginSchema);
      if (!read.ok) return no(read.problem, 400);
      const { phone } = read.payload;
      if (!findByPhone(phone) && canLogInAtOnce(phone)) addKnownCustomer(db, phone);
      if (!findByPhone(phone)) return no('No customer has this phone number.', 404);
      return HttpResponse.json({ status: true, message: 'OTP sent' });
    }),

    http.post(`${baseUrl}user/validateOtp`, async ({ request }) => {
      const read = await readPayload(request, otpSchema);
      if (!read.ok) return no(read.problem, 400);
      const customer = findByPhone(read.payload.phone);
      if (!customer || read.payload.otp !== ONE_TIME_CODE) return no('The code is wrong.', 200);
      return HttpResponse.json({ status: true, data: { id: customer.id, token: customer.token } });
    }),
  ];
};

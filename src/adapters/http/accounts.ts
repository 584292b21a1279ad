import { inject, injectable } from 'inversify';
import { fallback, object, optional, pipe, transform } from 'valibot';
import type { Credentials, Gender, NewCustomer } from '../../domain/account';
import type { Accounts } from '../../ports/server';
import { failure, success, type Answer } from '../../ports/answer';
import { idSchema } from '../schemas';
import { HttpClient } from './client';
import { acceptedAnswerSchema, statusAsBooleanSchema, trimmedBearerTokenSchema } from './wire';

const SENT_GENDERS: Record<Gender, 'm' | 'f'> = { male: 'm', female: 'f' };

const FIELD_NAMES: Readonly<Record<string, keyof NewCustomer>> = { name: 'firstName', phone: 'phoneNumber' };

const checkedUser = pipe(
  object({ status: statusAsBooleanSchema }),
  transform(({ status }) => status),
);
const createdUser = object({ userId: idSchema, token: trimmedBearerTokenSchema });
// Without a yes, an id or a token, the one-time code was wrong (decision A4).
const validatedOtp = object({
  status: optional(statusAsBooleanSchema, false),
  data: fallback(optional(object({ id: idSchema, token: trimmedBearerTokenSchema })), undefined),
});

@injectable()
export class HttpAccounts implements Accounts {
  constructor(@inject(HttpClient) private readonly client: HttpClient) {}

  exists(phoneNumber: string): Promise<Answer<boolean>> {
    const body = { phone: phoneNumber };
    return this.client.call({ method: 'POST', path: 'checkUser', body, schema: checkedUser });
  }

  create({ firstName, email, phoneNumber, gender }: NewCustomer): Promise<Answer<Credentials>> {
    const body = { name: firstName, email, phone: phoneNumber, gender: SENT_GENDERS[gender] };
    const path = 'createUser';
    return this.client.call({ method: 'POST', path, body, fieldNames: FIELD_NAMES, schema: createdUser });
  }

  sendOtp(phoneNumber: string): Promise<Answer<void>> {
    const body = { phone: phoneNumber, device_token: '' };
    return this.client.call({ method: 'POST', path: 'user/login', body, schema: acceptedAnswerSchema });
  }

  async validateOtp(phoneNumber: string, otp: string): Promise<Answer<Credentials>> {
    const { client } = this;
    const path = 'user/validateOtp';
    const body = { phone: phoneNumber, otp };
    const answer = await client.call({ method: 'POST', path, body, isRefusedByStatus: true, schema: validatedOtp });
    if (!answer.ok) return answer;
    const { status, data } = answer.value;
    if (status && data) return success({ userId: data.id, token: data.token });
    client.logger.error(`POST ${path}: ${status ? 'id or token is missing' : 'refused'}`);
    return failure('refused');
  }
}

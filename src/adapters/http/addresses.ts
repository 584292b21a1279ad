import { inject, injectable } from 'inversify';
import { fallback, object, optional, pipe, transform } from 'valibot';
import type { Credentials } from '../../domain/account';
import { zipCodeToSend, type NewAddress, type SavedAddress } from '../../domain/address';
import type { Addresses } from '../../ports/server';
import type { Answer } from '../../ports/answer';
import { idSchema } from '../schemas';
import { HttpClient } from './client';
import { petOrAddressListPath, fetchList } from './list';
import { statusAsBooleanSchema, acceptedAnswerSchema, trimmedNonBlankTextSchema } from './wire';

const ADDRESS_TYPE = 'Home';

/** Decision P6. */
const OTHER_ADDRESS_TYPE = 'Other';

const FIELD_NAMES: Readonly<Record<string, keyof NewAddress>> = {
  address: 'fullAddress',
  houseno_floor: 'houseFloor',
  building_blockno: 'buildingBlock',
  area: 'landmark',
  landmark_areaname: 'landmark',
  zip_code: 'correctedZipCode',
};

const savedAddress = pipe(
  object({
    id: idSchema,
    type: fallback(trimmedNonBlankTextSchema, OTHER_ADDRESS_TYPE),
    address: trimmedNonBlankTextSchema,
    selected: optional(statusAsBooleanSchema, false),
  }),
  transform(({ selected, ...rest }): SavedAddress => ({ ...rest, isSelected: selected })),
);

@injectable()
export class HttpAddresses implements Addresses {
  constructor(@inject(HttpClient) private readonly client: HttpClient) {}

  list(credentials: Credentials, signal: AbortSignal): Promise<Answer<readonly SavedAddress[]>> {
    const path = petOrAddressListPath(credentials.userId, 'address');
    return fetchList(this.client, { path, credentials, signal, isEmptyByNo: true, item: savedAddress });
  }

  save(credentials: Credentials, address: NewAddress, idempotencyKey: string): Promise<Answer<void>> {
    const body = addressBody(credentials, address);
    return this.client.call({
      method: 'POST',
      path: 'user/addAddress',
      body,
      credentials,
      idempotencyKey,
      fieldNames: FIELD_NAMES,
      schema: acceptedAnswerSchema,
    });
  }
}

function addressBody({ userId }: Credentials, address: NewAddress) {
  return {
    user_id: userId,
    address: address.fullAddress,
    area: address.landmark,
    city: address.city,
    state: address.state,
    country: address.country,
    zip_code: zipCodeToSend(address),
    latitude: address.latitude,
    longitude: address.longitude,
    type: ADDRESS_TYPE,
    houseno_floor: address.houseFloor,
    building_blockno: address.buildingBlock,
    landmark_areaname: address.landmark,
  };
}

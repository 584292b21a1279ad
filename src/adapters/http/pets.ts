import { inject, injectable } from 'inversify';
import { check, fallback, is, object, pipe, string, transform } from 'valibot';
import type { Credentials } from '../../domain/account';
import type { AggressionLevel, Breed, NewPet, Pet } from '../../domain/pet';
import type { Id } from '../../domain/ids';
import type { Answer } from '../../ports/answer';
import type { Pets } from '../../ports/server';
import { idSchema } from '../schemas';
import { HttpClient } from './client';
import { petOrAddressListPath, fetchList } from './list';
import { pictureSchema } from './picture-schema';
import { listSchema, trimmedNonBlankTextSchema, yesStatusFieldSchema } from './wire';

/** Medium is 'slightly' (decision D9). */
const SENT_AGGRESSION_LEVELS: Readonly<Record<AggressionLevel, string>> = {
  normal: 'normal',
  medium: 'slightly',
  high: 'high',
};

const FIELD_NAMES: Readonly<Record<string, keyof NewPet>> = {
  dob: 'dateOfBirth',
  last_vaccination: 'lastVaccination',
  aggressiveness_level: 'aggressionLevel',
};

const breed = pipe(
  object({ id: idSchema, value: trimmedNonBlankTextSchema }),
  transform(({ value, ...rest }): Breed => ({ ...rest, name: value })),
);
const pet = (picturesUrl: string) =>
  object({
    id: idSchema,
    name: trimmedNonBlankTextSchema,
    breed: fallback(string(), ''),
    image: fallback(pictureSchema(picturesUrl), ''),
  });

@injectable()
export class HttpPets implements Pets {
  constructor(@inject(HttpClient) private readonly client: HttpClient) {}

  breeds(credentials: Credentials, signal: AbortSignal): Promise<Answer<readonly Breed[]>> {
    return fetchList(this.client, { path: 'breeds', credentials, signal, item: breed });
  }

  list(credentials: Credentials, signal: AbortSignal): Promise<Answer<readonly Pet[]>> {
    return fetchList(this.client, {
      path: petOrAddressListPath(credentials.userId, 'pets'),
      credentials,
      signal,
      isEmptyByNo: true,
      item: pet(this.client.picturesUrl),
    });
  }

  add(
    credentials: Credentials,
    newPet: NewPet,
    idempotencyKey: string,
    onProgress?: (share: number) => void,
  ): Promise<Answer<readonly Id[]>> {
    const { client } = this;
    const path = 'user/addPet';
    const body = petBody(credentials, newPet);
    const isId = (item: unknown, index: number): item is Id => {
      if (is(idSchema, item)) return true;
      client.logger.error(`POST ${path}: item ${index + 1} of data dropped: it is not an id`);
      return false;
    };
    const data = pipe(
      listSchema((problem) => client.logger.error(`POST ${path}: data ${problem}`)),
      transform((items) => items.filter(isId)),
      check((ids) => ids.length > 0, 'filled'),
    );
    const schema = pipe(
      object({ status: yesStatusFieldSchema, data }),
      transform((added) => added.data),
    );
    return client.call({
      method: 'POST',
      path,
      body,
      credentials,
      idempotencyKey,
      onProgress,
      fieldNames: FIELD_NAMES,
      schema,
    });
  }
}

/** Fields that the form does not ask for have fixed values or ''. */
function petBody({ userId }: Credentials, newPet: NewPet) {
  return {
    name: newPet.name,
    dob: newPet.dateOfBirth,
    user_id: userId,
    type: 'dog',
    breed: newPet.breed,
    gender: newPet.gender,
    vaccinated_rabies: 'yes',
    licensed: newPet.licensed,
    image: newPet.image,
    vaccinated: 'yes',
    aggressiveness_level: SENT_AGGRESSION_LEVELS[newPet.aggressionLevel],
    insured: newPet.insured,
    last_vaccination: newPet.lastVaccination,
    last_rabies_vaccination: '',
    dewormed_on: '',
    last_vet_visit: '',
    visit_purpose: '',
    vet_name: '',
    vet_phone: '',
  };
}

import { expect, test } from 'vitest';
import { HttpPets } from '../../src/adapters/http/pets';
import { describeFailures } from './failures.contract';
import { startedMockServer } from './mock-server';
import { ASHA, NEW_PET } from './people';
import { describePets } from './pets.contract';

const server = startedMockServer();
const pets = () => new HttpPets(server.dependencies);

describePets('HttpPets', pets);

describeFailures(server, { call: 'GET breeds', make: () => pets().breeds(ASHA) });
describeFailures(server, {
  call: 'GET user/{userId}/pets',
  logged: 'GET user/101/pets',
  make: () => pets().list(ASHA),
});
describeFailures(server, { call: 'POST user/addPet', make: () => pets().add(ASHA, NEW_PET) });

test('the lists are fetched with the token', async () => {
  await pets().breeds(ASHA);
  await pets().list(ASHA);
  expect(server.backend.requests).toEqual([
    { method: 'GET', path: 'breeds', body: undefined, token: ASHA.token },
    { method: 'GET', path: 'user/101/pets', body: undefined, token: ASHA.token },
  ]);
});

test('a pet is sent as documented', async () => {
  await pets().add(ASHA, NEW_PET);
  expect(server.backend.requests).toEqual([
    {
      method: 'POST',
      path: 'user/addPet',
      token: ASHA.token,
      body: {
        name: 'Coco',
        dob: '2024-02-29',
        user_id: 101,
        type: 'dog',
        breed: 'Mudhol Hound',
        gender: 'Female',
        vaccinated_rabies: 'yes',
        licensed: 'no',
        image: 'aGVsbG8=',
        vaccinated: 'yes',
        aggressiveness_level: 'slightly',
        insured: 'yes',
        last_vaccination: '2026-01-10',
        last_rabies_vaccination: '',
        dewormed_on: '',
        last_vet_visit: '',
        visit_purpose: '',
        vet_name: '',
        vet_phone: '',
      },
    },
  ]);
});

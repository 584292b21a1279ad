import type { Call } from '../../mocks/calls';
import { HttpAccounts } from '../../src/adapters/http/accounts';
import { HttpAddresses } from '../../src/adapters/http/addresses';
import { HttpBookingGateway } from '../../src/adapters/http/bookings';
import { HttpPackages } from '../../src/adapters/http/packages';
import { HttpPets } from '../../src/adapters/http/pets';
import { idempotencyKeyOf } from '../../src/domain/idempotency-key';
import type { Answer } from '../../src/ports/answer';
import {
  ASHA,
  ASHAS_PHONE,
  BOOKING,
  GROOMING_BOOKING,
  KEY,
  MEERA,
  NEW_ADDRESS,
  NEW_PET,
  RIGHT_CODE,
  TRAINING_BOOKING,
} from '../port-contracts/people';
import { NEVER_ABORTED } from '../port-contracts/never-aborted';

export type AdapterParameters = ConstructorParameters<typeof HttpPets>;

export type MakeCall = (dependencies: AdapterParameters) => Promise<Answer<unknown>>;

/** A key stands for one body. */
const keyOf = (what: string) => idempotencyKeyOf(KEY, what);

export const ADAPTER_CALLS: Readonly<Record<Call, MakeCall>> = {
  'POST checkUser': (dependencies) => new HttpAccounts(...dependencies).exists(ASHAS_PHONE),
  'POST createUser': (dependencies) => new HttpAccounts(...dependencies).create(MEERA),
  'POST user/login': (dependencies) => new HttpAccounts(...dependencies).sendOtp(ASHAS_PHONE),
  'POST user/validateOtp': (dependencies) => new HttpAccounts(...dependencies).validateOtp(ASHAS_PHONE, RIGHT_CODE),
  'GET packages/4': (dependencies) => new HttpPackages(...dependencies).walking(NEVER_ABORTED, ASHA),
  'GET packages/3': (dependencies) => new HttpPackages(...dependencies).training(NEVER_ABORTED),
  'GET addons/3/{packageId}': (dependencies) => new HttpPackages(...dependencies).trainingAddOns(501, NEVER_ABORTED),
  'GET packages/2': (dependencies) => new HttpPackages(...dependencies).grooming(NEVER_ABORTED),
  'GET addons/2': (dependencies) => new HttpPackages(...dependencies).groomingAddOns(NEVER_ABORTED),
  'GET breeds': (dependencies) => new HttpPets(...dependencies).breeds(ASHA, NEVER_ABORTED),
  'GET user/{userId}/pets': (dependencies) => new HttpPets(...dependencies).list(ASHA, NEVER_ABORTED),
  'POST user/addPet': (dependencies) => new HttpPets(...dependencies).add(ASHA, NEW_PET, keyOf('pet')),
  'GET user/{userId}/address': (dependencies) => new HttpAddresses(...dependencies).list(ASHA, NEVER_ABORTED),
  'POST user/addAddress': (dependencies) =>
    new HttpAddresses(...dependencies).save(ASHA, NEW_ADDRESS, keyOf('address')),
  'POST user/createBooking/walking': (dependencies) =>
    new HttpBookingGateway(...dependencies).submit(ASHA, BOOKING, keyOf('walking')),
  'POST user/createBooking/training': (dependencies) =>
    new HttpBookingGateway(...dependencies).submit(ASHA, TRAINING_BOOKING, keyOf('training')),
  'POST user/createBooking/grooming': (dependencies) =>
    new HttpBookingGateway(...dependencies).submit(ASHA, GROOMING_BOOKING, keyOf('grooming')),
};

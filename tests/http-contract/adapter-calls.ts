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

export const adaptersOf = (dependencies: AdapterParameters) => ({
  accounts: new HttpAccounts(...dependencies),
  addresses: new HttpAddresses(...dependencies),
  bookings: new HttpBookingGateway(...dependencies),
  packages: new HttpPackages(...dependencies),
  pets: new HttpPets(...dependencies),
});

export type MakeCall = (adapters: ReturnType<typeof adaptersOf>) => Promise<Answer<unknown>>;

/** A key stands for one body. */
const keyOf = (what: string) => idempotencyKeyOf(KEY, what);

export const ADAPTER_CALLS: Readonly<Record<Call, MakeCall>> = {
  'POST checkUser': ({ accounts }) => accounts.exists(ASHAS_PHONE),
  'POST createUser': ({ accounts }) => accounts.create(MEERA),
  'POST user/login': ({ accounts }) => accounts.sendOtp(ASHAS_PHONE),
  'POST user/validateOtp': ({ accounts }) => accounts.validateOtp(ASHAS_PHONE, RIGHT_CODE),
  'GET packages/4': ({ packages }) => packages.walking(NEVER_ABORTED, ASHA),
  'GET packages/3': ({ packages }) => packages.training(NEVER_ABORTED),
  'GET addons/3/{packageId}': ({ packages }) => packages.trainingAddOns(501, NEVER_ABORTED),
  'GET packages/2': ({ packages }) => packages.grooming(NEVER_ABORTED),
  'GET addons/2': ({ packages }) => packages.groomingAddOns(NEVER_ABORTED),
  'GET breeds': ({ pets }) => pets.breeds(ASHA, NEVER_ABORTED),
  'GET user/{userId}/pets': ({ pets }) => pets.list(ASHA, NEVER_ABORTED),
  'POST user/addPet': ({ pets }) => pets.add(ASHA, NEW_PET, keyOf('pet')),
  'GET user/{userId}/address': ({ addresses }) => addresses.list(ASHA, NEVER_ABORTED),
  'POST user/addAddress': ({ addresses }) => addresses.save(ASHA, NEW_ADDRESS, keyOf('address')),
  'POST user/createBooking/walking': ({ bookings }) => bookings.submit(ASHA, BOOKING, keyOf('walking')),
  'POST user/createBooking/training': ({ bookings }) => bookings.submit(ASHA, TRAINING_BOOKING, keyOf('training')),
  'POST user/createBooking/grooming': ({ bookings }) => bookings.submit(ASHA, GROOMING_BOOKING, keyOf('grooming')),
};

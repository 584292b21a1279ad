import type { Database } from './db';
import { BREEDS } from './seed/breeds';
import { CUSTOMERS } from './seed/customers';
import { WALKING_PACKAGES } from './seed/walking-packages';

/** Fills an empty database with what the backend knows from the start. */
export function seed(db: Database): void {
  for (const walkingPackage of WALKING_PACKAGES) db.walkingPackage.create(walkingPackage);
  for (const [index, name] of BREEDS.entries()) db.breed.create({ id: index + 1, name });
  for (const { addresses, pets, ...account } of CUSTOMERS) {
    const customer = db.customer.create(account);
    for (const address of addresses) db.address.create({ ...address, customer });
    for (const pet of pets) db.pet.create({ ...pet, customer });
  }
}

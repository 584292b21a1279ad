import { nextId, type Customer, type Database } from './db';
import { BREEDS } from './seed/breeds';
import { CUSTOMERS } from './seed/customers';
import { GROOMING_ADD_ONS, GROOMING_PACKAGES, TRIMS } from './seed/grooming-packages';
import { TRAINING_PACKAGES } from './seed/training-packages';
import { WALKING_PACKAGES } from './seed/walking-packages';

export function seed(db: Database): void {
  for (const walkingPackage of WALKING_PACKAGES) db.walkingPackage.create(walkingPackage);
  // Databases must not share lists.
  for (const { includedAddOns, extraAddOns, ...rest } of TRAINING_PACKAGES) {
    db.trainingPackage.create({ ...rest, includedAddOns: [...includedAddOns], extraAddOns: [...extraAddOns] });
  }
  for (const { includedAddOns, ...rest } of GROOMING_PACKAGES) {
    db.groomingPackage.create({ ...rest, includedAddOns: [...includedAddOns] });
  }
  for (const trim of TRIMS) db.trim.create(trim);
  for (const addOn of GROOMING_ADD_ONS) db.groomingAddOn.create(addOn);
  for (const [index, name] of BREEDS.entries()) db.breed.create({ id: index + 1, name });
  for (const { addresses, pets, ...account } of CUSTOMERS) {
    const customer = db.customer.create(account);
    for (const address of addresses) db.address.create({ ...address, customer });
    for (const pet of pets) db.pet.create({ ...pet, customer });
  }
}

/** A copy of the seed's first pet. Throws for an unknown phone number. */
export function addPet(db: Database, phone: string): void {
  const customer = db.customer.findFirst({ where: { phone: { equals: phone } }, strict: true });
  const [{ pets }] = CUSTOMERS;
  db.pet.create({ ...pets[0], id: nextId(db.pet), customer });
}

/** With the name, addresses and pets of the seed's first customer. */
export function addKnownCustomer(db: Database, phone: string): Customer {
  const [{ addresses, pets, ...account }] = CUSTOMERS;
  const id = nextId(db.customer);
  const customer = db.customer.create({ ...account, id, phone, token: `session-of-customer-${id}` });
  for (const address of addresses) db.address.create({ ...address, id: nextId(db.address), customer });
  for (const pet of pets) db.pet.create({ ...pet, id: nextId(db.pet), customer });
  return customer;
}

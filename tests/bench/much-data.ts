import { nextId, type Database } from '../../mocks/db';
import { PERSONAS } from '../support/personas';

/** The number of rows that each list gets: far more than a customer or a city has. */
const COUNTS = { packages: 200, addresses: 500, breeds: 2000, pets: 300 };

/** Adds copies of the seed's rows with different names, up to `COUNTS`. The addresses and pets belong to the customer Asha. */
export function addMuchData(db: Database): void {
  const customer = db.customer.findFirst({ where: { phone: { equals: PERSONAS.Asha!.phoneNumber } }, strict: true });
  const own = { where: { customer: { id: { equals: customer.id } } } };
  grow(db.walkingPackage.getAll(), COUNTS.packages, (row, name, id) => db.walkingPackage.create({ ...row, id, name }));
  grow(db.trainingPackage.getAll(), COUNTS.packages, (row, name, id) => db.trainingPackage.create({ ...row, id, name }));
  grow(db.groomingPackage.getAll(), COUNTS.packages, (row, name, id) => db.groomingPackage.create({ ...row, id, name }));
  grow(db.breed.getAll(), COUNTS.breeds, (row, name, id) => db.breed.create({ ...row, id, name }));
  grow(db.pet.findMany(own), COUNTS.pets, (row, name, id) => db.pet.create({ ...row, customer, id, name }), nextId(db.pet));
  const addresses = db.address.findMany(own).map((row) => ({ ...row, name: row.address }));
  grow(addresses, COUNTS.addresses, ({ type }, address, id) => db.address.create({ type, customer, id, address }), nextId(db.address));
}

/** Creates copies of the rows in turn, until there are `count` rows. The copies' ids count up from `firstId`; no row may have them yet. */
function grow<Row extends { readonly id: number; readonly name: string }>(
  rows: readonly Row[],
  count: number,
  create: (row: Row, name: string, id: number) => unknown,
  firstId = 1 + Math.max(...rows.map(({ id }) => id)),
): void {
  for (let index = rows.length; index < count; index += 1) {
    const row = rows[index % rows.length]!;
    create(row, `${row.name} ${index + 1}`, firstId + index - rows.length);
  }
}

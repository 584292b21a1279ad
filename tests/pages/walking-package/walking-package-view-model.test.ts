import { describe, expect, test } from 'vitest';
import type { OfferedPackage } from '../../../src/domain/packages';
import { failure } from '../../../src/ports/answer';
import type { Credentials } from '../../../src/domain/account';
import { PACKAGES_PORT } from '../../../src/ports/server';
import { WalkingPackageViewModel } from '../../../src/pages/walking-package/walking-package-view-model';
import { PUPPY_BASICS } from '../../domain/training-example';
import { EXAMPLE } from '../../domain/walking-example';
import { heldPackages, offered } from '../held-packages';
import { ASHA, VIKRAM, visitor } from '../visitor';

const MID_TERM: OfferedPackage = { ...PUPPY_BASICS, id: 12, name: 'Mid-term', price: 179, durationDays: 14 };

function firstStep(customer?: Credentials) {
  const { containerWith, funnel, session } = visitor();
  if (customer) session.begin(customer);
  const { packages, offers } = heldPackages();
  const viewModel = containerWith([PACKAGES_PORT, packages]).get(WalkingPackageViewModel);
  funnel.arrive('walking', 'package');
  return { funnel, offers, session, viewModel };
}

test('an earlier chosen package has the present price, stays if none can be fetched, and goes if no longer offered', async () => {
  const { viewModel, offers } = firstStep();
  await offers.answer(0, failure('failed'));
  expect([viewModel.booking, viewModel.offered.status]).toEqual([EXAMPLE, 'failed']);
  const bookingWith = async (call: number, one: OfferedPackage) => {
    void viewModel.load();
    await offers.answer(call, offered(one));
    return viewModel.booking;
  };
  const present = { id: 12, name: 'Mid-term', price: 179, durationDays: 14 };
  expect(await bookingWith(1, MID_TERM)).toEqual({ ...EXAMPLE, package: present });
  expect(await bookingWith(2, { ...MID_TERM, id: 13 })).toEqual({ ...EXAMPLE, package: undefined });
});

test('packages that come after the customer has gone on leave the choice as it is', async () => {
  const { funnel, offers, viewModel } = firstStep();
  funnel.arrive('walking', 'schedule');
  await offers.answer(0, offered({ ...MID_TERM, id: 13 }));
  expect(viewModel.booking).toEqual(EXAMPLE);
});

describe('the packages are fetched', () => {
  test("with the customer's credentials, and again as a visitor if the session is lost by it (decision P4)", async () => {
    const { viewModel, offers, session } = firstStep(ASHA);
    await offers.answer(0, failure('unauthorized'));
    expect(session.isLoggedIn).toBe(false);
    expect(offers.asked).toEqual([
      ['walking', ASHA],
      ['walking', undefined],
    ]);
    await offers.answer(1, offered(MID_TERM));
    expect(viewModel.offered.items).toEqual([MID_TERM]);
  });

  test('again for the customer who has logged in meanwhile', async () => {
    const { viewModel, offers, session } = firstStep(ASHA);
    session.begin(VIKRAM);
    await offers.answer(0, failure('unauthorized'));
    await offers.answer(1, offered(MID_TERM));
    expect([session.credentials, viewModel.offered.items]).toEqual([VIKRAM, [MID_TERM]]);
    expect(offers.asked).toEqual([
      ['walking', ASHA],
      ['walking', VIKRAM],
    ]);
  });

  test('once after another failure, for customers and visitors', async () => {
    const customer = firstStep(ASHA);
    await customer.offers.answer(0, failure('failed'));
    expect(customer.offers.asked).toHaveLength(1);
    expect(customer.session.isLoggedIn).toBe(true);
    const stranger = firstStep();
    await stranger.offers.answer(0, failure('unauthorized'));
    expect(stranger.offers.asked).toHaveLength(1);
    expect(stranger.viewModel.offered.status).toBe('failed');
  });
});

import { describe, expect, test } from 'vitest';
import { ASHA, ask, GROOMING_BOOKING, NEW_PET } from '../mocks/support';
import { HOUR, REAL_INSTANT, MEERA, openDemo, petsOf, settle } from './support';

describe('a reloaded demo', () => {
  test("keeps its link's preset, day and speed, which the address no longer has, and the time goes on", () => {
    const { storage, addressBar } = openDemo({
      path: '/training/2',
      query: '?demo=wrong-code&page=2&now=2026-12-05&speed=800&brand=Pune%20Paws',
    });
    expect([addressBar.path(), addressBar.query()]).toEqual(['/training/2', '?page=2']);
    const { demo, backend, browser } = openDemo({ storage, instant: REAL_INSTANT + 3 * HOUR });
    expect(demo).toMatchObject({ preset: 'wrong-code', today: '2026-12-05', isDayHeld: true, speed: 800 });
    expect([backend.preset, backend.speed]).toEqual(['wrong-code', 800]);
    expect(browser().clock.now()).toBe(Date.parse('2026-12-05T13:00:00+05:30'));
  });

  test('keeps the customers who signed up, with their pets and bookings', async () => {
    const before = openDemo();
    const { body } = await ask(before.backend, 'createUser', { body: MEERA });
    const { userId, token } = body as { userId: number; token: string };
    await ask(before.backend, 'user/addPet', { body: { ...NEW_PET, user_id: userId }, token });
    const booking = { ...GROOMING_BOOKING, service_start_date: '2026-12-06' };
    await ask(before.backend, 'user/createBooking/grooming', { body: booking, token: ASHA.token });
    await settle();
    const { backend } = openDemo({ storage: before.storage });
    expect((await ask(backend, `user/${userId}/pets`, { token })).body).toMatchObject({ data: [{ name: 'Tara' }] });
    expect(backend.db.booking.getAll()).toEqual(before.backend.db.booking.getAll());
    expect(backend.db.booking.count()).toBe(1);
  });

  test.each([
    ['broken', '{'],
    [
      'without the customer of a row',
      '{"version":1,"customers":[],"addresses":[{"id":1,"customerId":7}],"pets":[],"bookings":[]}',
    ],
  ])('replaces a database that is %s by the seed, and logs it', async (_what, text) => {
    const { storage } = openDemo();
    await settle();
    storage.setItem('mockDatabase', text);
    const reloaded = openDemo({ storage });
    expect(petsOf(reloaded)).toEqual(['Bruno', 'Simba']);
    expect(reloaded.logger.errors).toEqual(["Storage 'mockDatabase': what was stored is not valid and is ignored"]);
    await settle();
    expect(openDemo({ storage }).logger.errors).toEqual([]);
  });
});

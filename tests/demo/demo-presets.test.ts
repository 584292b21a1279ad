import { autorun } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import type { Demo } from '../../demo/demo';
import { emptyDraft } from '../../src/domain/draft';
import { FULL_DRAFT } from '../domain/draft-example';
import { ASHA, ask, NEW_PET, WALKING_BOOKING } from '../mocks/support';
import { draftStoreOf, HOUR, REAL_INSTANT, loggedInCustomer, MEERA, openDemo, petsOf, REAL_DAY, settle } from './support';

/** A demo in which a customer has logged in, filled in a draft and added a pet, and another customer has signed up. */
async function openUsedDemo(query = '') {
  const opened = openDemo({ path: '/training/summary', query });
  const { backend, draftStorage, credentialsStorage } = opened;
  draftStorage.write(FULL_DRAFT);
  credentialsStorage.write(ASHA);
  await ask(backend, 'user/addPet', { body: NEW_PET, token: ASHA.token });
  await ask(backend, 'createUser', { body: MEERA });
  await settle();
  return opened;
}

describe.each([
  ['a reset', (demo: Demo) => demo.reset(), 'new-city-launch'],
  ['another preset', (demo: Demo) => demo.choose('no-packages'), 'no-packages'],
])('%s', (_what, start, preset) => {
  test('removes all earlier data, also after a reload', async () => {
    const opened = await openUsedDemo();
    const { demo, backend, draftStorage, storage } = opened;
    expect(demo.requests).toHaveLength(2);
    start(demo);
    expect(demo).toMatchObject({ preset, requests: [] });
    expect(backend.preset).toBe(preset);
    expect(petsOf(opened)).toEqual(['Bruno', 'Simba']);
    expect(backend.db.customer.count()).toBe(2);
    expect(draftStorage.read()).toEqual(emptyDraft());
    expect(loggedInCustomer(opened)).toBeUndefined();
    await settle();
    const reloaded = openDemo({ storage });
    expect([reloaded.demo.preset, reloaded.backend.db.customer.count()]).toEqual([preset, 2]);
  });

  test('restarts the app on the first page of the service; the earlier run no longer stores anything', async () => {
    const { demo, addressBar, browsers, draftStorage } = await openUsedDemo();
    start(demo);
    expect([addressBar.path(), addressBar.query()]).toEqual(['/training/1', '']);
    expect(browsers).toHaveLength(2);
    draftStoreOf(browsers[0]!.tabStorage).write(FULL_DRAFT);
    expect(draftStorage.read()).toEqual(emptyDraft());
    draftStoreOf(browsers[1]!.tabStorage).write(FULL_DRAFT);
    expect(draftStorage.read()).toEqual(FULL_DRAFT);
  });

  test('restarts a held day, and keeps the speed', async () => {
    const { demo, time, browser } = await openUsedDemo('?now=2026-12-05&speed=0');
    demo.chooseSpeed(800);
    time.now += 5 * HOUR;
    start(demo);
    expect(browser().clock.now()).toBe(Date.parse('2026-12-05T10:00:00+05:30'));
    expect(demo).toMatchObject({ today: '2026-12-05', isDayHeld: true, speed: 800 });
  });
});

test('a reset leads to the service of the current page, also while the panel observes it', () => {
  const { demo, addressBar } = openDemo({ path: '/walking/1' });
  const stopObserving = autorun(() => void demo.service);
  addressBar.replace('/grooming/2', '');
  demo.reset();
  expect(addressBar.path()).toBe('/grooming/1');
  stopObserving();
});

test('the simulated device has the position of the current preset', () => {
  const { demo, browser } = openDemo();
  const answers: unknown[] = [];
  const locate = () =>
    browser().geolocation!.getCurrentPosition(
      ({ coords: { latitude } }) => answers.push(latitude),
      ({ code }) => answers.push(`failure ${code}`),
    );
  vi.useFakeTimers();
  locate();
  demo.choose('location-denied');
  locate();
  demo.choose('location-timed-out');
  locate();
  expect(answers).toEqual([17.4326, 'failure 1']);
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  expect(answers).toEqual([17.4326, 'failure 1', 'failure 3']);
});

describe('another day', () => {
  test('starts in the morning, and restarts the app with the same draft, session and data', async () => {
    const { demo, browsers, browser, draftStorage, credentialsStorage, backend, addressBar } = await openUsedDemo();
    demo.chooseDay('2026-12-05');
    expect(demo).toMatchObject({ today: '2026-12-05', isDayHeld: true });
    expect(browsers).toHaveLength(2);
    expect(browser().clock.now()).toBe(Date.parse('2026-12-05T10:00:00+05:30'));
    // `sentOtp` is gone: the demo forgets that a one-time code was sent, because it was sent on another day.
    expect(draftStorage.read()).toEqual({ ...FULL_DRAFT, sentOtp: undefined });
    expect(credentialsStorage.read()).toEqual(ASHA);
    expect(backend.db.pet.count()).toBe(3);
    expect(addressBar.path()).toBe('/training/summary');
    expect(demo.requests).toHaveLength(2);
  });

  test('is the day of new bookings in the backend', async () => {
    const { demo, backend } = openDemo();
    demo.chooseDay('2026-12-05');
    const body = { ...WALKING_BOOKING, service_start_date: '2026-12-06' };
    await ask(backend, 'user/createBooking/walking', { body, token: ASHA.token });
    expect(backend.db.booking.getAll()).toMatchObject([{ requestedOn: '2026-12-05' }]);
  });

  test('can end: the real day is back', () => {
    const { demo, browser, storage } = openDemo({ query: '?now=2026-12-05' });
    demo.chooseDay(undefined);
    expect(demo).toMatchObject({ today: REAL_DAY, isDayHeld: false });
    expect(browser().clock.now()).toBe(REAL_INSTANT);
    expect(openDemo({ storage }).demo.isDayHeld).toBe(false);
  });
});

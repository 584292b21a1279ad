import { describe, expect, test } from 'vitest';
import type { Demo } from '../../demo/demo';
import { emptyDraft } from '../../src/domain/draft';
import { FULL_DRAFT } from '../domain/draft-example';
import { ASHA, ask, NEW_PET } from '../mocks/support';
import { REAL_INSTANT, loggedInCustomer, MEERA, openDemo, petsOf, REAL_DAY, settle } from './support';

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
});

describe('another day', () => {
  test('starts in the morning, and restarts the app with the same draft, session and data', async () => {
    const { demo, browsers, browser, draftStorage, credentialsStorage, backend, addressBar } = await openUsedDemo();
    demo.chooseDay('2026-12-05');
    expect(demo).toMatchObject({ today: '2026-12-05', isDayHeld: true });
    expect(browsers).toHaveLength(2);
    expect(browser().clock.now()).toBe(Date.parse('2026-12-05T10:00:00+05:30'));
    // The one-time code was sent on another day.
    expect(draftStorage.read()).toEqual({ ...FULL_DRAFT, sentOtp: undefined });
    expect(credentialsStorage.read()).toEqual(ASHA);
    expect(backend.db.pet.count()).toBe(3);
    expect(addressBar.path()).toBe('/training/summary');
    expect(demo.requests).toHaveLength(2);
  });

  test('can end: the real day is back', () => {
    const { demo, browser, storage } = openDemo({ query: '?now=2026-12-05' });
    demo.chooseDay(undefined);
    expect(demo).toMatchObject({ today: REAL_DAY, isDayHeld: false });
    expect(browser().clock.now()).toBe(REAL_INSTANT);
    expect(openDemo({ storage }).demo.isDayHeld).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { sampleDraft } from '../../demo/sample-draft';
import { emptyDraft } from '../../src/domain/draft';
import { BOOKING_PAGES } from '../../src/domain/progress';
import { SERVICES } from '../../src/domain/services';
import { ASHA, ask, NEW_PET } from '../mocks/support';
import { loggedInCustomer, openDemo, petsOf, PICTURE, REAL_DAY } from './support';

test('a jump restarts the preset on a page, with everything before it filled in', async () => {
  const opened = openDemo({ query: '?demo=wrong-code' });
  const { demo, backend, addressBar, draftStorage, browsers } = opened;
  await ask(backend, 'user/addPet', { body: NEW_PET, token: ASHA.token });
  await demo.jump('grooming', 'login');
  expect([addressBar.path(), addressBar.query()]).toEqual(['/grooming/login', '']);
  expect(draftStorage.read()).toEqual(
    sampleDraft({
      service: 'grooming',
      today: REAL_DAY,
      phoneNumber: '9000000009',
      customer: undefined,
      petImage: PICTURE,
    }),
  );
  expect(petsOf(opened)).toEqual(['Bruno', 'Simba']);
  expect(demo).toMatchObject({ preset: 'wrong-code', requests: [] });
  expect(browsers).toHaveLength(2);
});

test.each(SERVICES)("a jump to the summary of %s selects the customer's address and pet", async (service) => {
  const opened = openDemo();
  await opened.demo.jump(service, 'summary');
  const { id, phone, token } = loggedInCustomer(opened)!;
  expect(phone).toBe('9000000001');
  const { customerId, selectedAddressId, selectedPetIds } = opened.draftStorage.read()!;
  expect(customerId).toBe(id);
  const listOf = async (list: string) => {
    const { body } = await ask(opened.backend, `user/${id}/${list}`, { token });
    return (body as { data: unknown[] }).data;
  };
  expect(await listOf('address')).toContainEqual(expect.objectContaining({ id: selectedAddressId }));
  expect(selectedPetIds).toHaveLength(1);
  expect(await listOf('pets')).toContainEqual(expect.objectContaining({ id: selectedPetIds[0] }));
});

test.each([
  ['new-city-launch', ['address', 'petDetails', 'summary']],
  ['known-customer', ['package', 'schedule', 'address', 'petDetails', 'summary']],
])("with '%s' jumps log a customer in on %j only", async (preset, expected) => {
  const opened = openDemo({ query: `?demo=${preset}` });
  const pages: string[] = [];
  for (const page of BOOKING_PAGES) {
    await opened.demo.jump('training', page);
    if (loggedInCustomer(opened)) pages.push(page);
  }
  expect(pages).toEqual(expected);
});

test('a jump counts its dates from the held day', async () => {
  const { demo, draftStorage } = openDemo({ query: '?now=2026-12-05' });
  await demo.jump('walking', 'schedule');
  expect(draftStorage.read()!.bookings.walking.startDate).toBe('2026-12-08');
  expect(demo).toMatchObject({ today: '2026-12-05', isDayHeld: true });
});

test('if the browser cannot draw, a jump leaves the picture empty', async () => {
  const { demo, draftStorage } = openDemo({ drawPet: () => Promise.resolve('') });
  await demo.jump('walking', 'petDetails');
  expect(draftStorage.read()!.pet).toMatchObject({ name: 'Coco', image: '' });
});

describe('a jump that is overtaken', () => {
  /** A demo that draws the pet only when the test calls `finishDrawing`. */
  function openSlowDemo() {
    let finish = (_picture: string) => {};
    const drawPet = () => new Promise<string>((resolve) => (finish = resolve));
    return { ...openDemo({ path: '/training/2', drawPet }), finishDrawing: () => finish(PICTURE) };
  }

  test('by a reset does nothing and answers false', async () => {
    const opened = openSlowDemo();
    const { demo, addressBar, draftStorage, browsers, finishDrawing } = opened;
    const jump = demo.jump('grooming', 'summary');
    demo.reset();
    finishDrawing();
    expect(await jump).toBe(false);
    expect(addressBar.path()).toBe('/training/1');
    expect(draftStorage.read()).toEqual(emptyDraft());
    expect(loggedInCustomer(opened)).toBeUndefined();
    expect(browsers).toHaveLength(2);
  });

  test('by another jump does nothing', async () => {
    const { demo, addressBar } = openDemo();
    expect(await Promise.all([demo.jump('walking', 'summary'), demo.jump('training', 'schedule')])).toEqual([false, true]);
    expect(addressBar.path()).toBe('/training/2');
  });

  test('by another day uses that day', async () => {
    const { demo, addressBar, draftStorage, finishDrawing } = openSlowDemo();
    const jump = demo.jump('grooming', 'summary');
    demo.chooseDay('2026-12-05');
    finishDrawing();
    expect(await jump).toBe(true);
    expect(addressBar.path()).toBe('/grooming/summary');
    expect(draftStorage.read()!.bookings.grooming.appointment.date).toBe('2026-12-08');
  });
});

import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../src/domain/draft';
import { BOOKING_PAGES } from '../../src/domain/progress';
import { loggedInCustomer, openDemo, PICTURE } from './support';

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

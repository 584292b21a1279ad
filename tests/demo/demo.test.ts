import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../src/domain/draft';
import { BOOKING_PAGES } from '../../src/domain/progress';
import { FULL_DRAFT } from '../domain/draft-example';
import { ASHA, ask, NEW_PET } from '../mocks/support';
import { REAL_INSTANT, loggedInCustomer, openDemo, petsOf, REAL_DAY, settle } from './support';

test('a demo opened without a link starts the app once, on the page of its address, and keeps the query', () => {
  const { browsers, addressBar } = openDemo({ path: '/grooming/2', query: '?page=2' });
  expect(browsers).toHaveLength(1);
  expect(browsers[0]!.clock.now()).toBe(REAL_INSTANT);
  expect([addressBar.path(), addressBar.query()]).toEqual(['/grooming/2', '?page=2']);
});

describe('a demo opened by a link', () => {
  test('keeps no data of an earlier preset in the same tab', async () => {
    const earlier = openDemo({ query: '?demo=known-customer' });
    await ask(earlier.backend, 'user/addPet', { body: NEW_PET, token: ASHA.token });
    earlier.draftStorage.write(FULL_DRAFT);
    await settle();
    const { storage } = earlier;
    const linked = openDemo({ storage, query: '?demo=no-packages' });
    expect(petsOf(linked)).toEqual(['Bruno', 'Simba']);
    expect(linked.draftStorage.read()).toEqual(emptyDraft());
    expect(linked.credentialsStorage.read()).toBeUndefined();
    await settle();
    expect(petsOf(openDemo({ storage }))).toEqual(['Bruno', 'Simba']);
  });

  test('reports invalid parameters until they are dismissed, and uses the others', () => {
    const { demo } = openDemo({ query: '?demo=nowhere&now=tomorrow&speed=800' });
    expect(demo.problems).toEqual([expect.stringContaining('demo=nowhere'), expect.stringContaining('now=tomorrow')]);
    expect(demo).toMatchObject({ preset: 'new-city-launch', today: REAL_DAY, isDayHeld: false, speed: 800 });
    demo.dismissProblems();
    expect(demo.problems).toEqual([]);
  });

  test('without a panel stays without one, and keeps its data', async () => {
    const earlier = openDemo();
    await ask(earlier.backend, 'user/addPet', { body: NEW_PET, token: ASHA.token });
    await settle();
    const { storage } = earlier;
    const withoutPanel = openDemo({ storage, query: '?panel=0' });
    expect(withoutPanel.demo.isPanelOffered).toBe(false);
    expect(withoutPanel.addressBar.query()).toBe('');
    expect(petsOf(withoutPanel)).toEqual(['Bruno', 'Simba', 'Tara']);
    expect(openDemo({ storage }).demo.isPanelOffered).toBe(false);
    expect(openDemo({ storage, query: '?demo=no-packages' }).demo.isPanelOffered).toBe(false);
    expect(openDemo({ storage, query: '?panel=1' }).demo.isPanelOffered).toBe(true);
  });
});

test.each([
  ['new-city-launch', ['address', 'petDetails', 'summary']],
  ['known-customer', ['package', 'schedule', 'address', 'petDetails', 'summary']],
])("with '%s' jumps log a customer in on %j only", (preset, expected) => {
  const opened = openDemo({ query: `?demo=${preset}` });
  const pages = BOOKING_PAGES.filter((page) => {
    opened.demo.jump('training', page);
    return loggedInCustomer(opened) !== undefined;
  });
  expect(pages).toEqual(expected);
});

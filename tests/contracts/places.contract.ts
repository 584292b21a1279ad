import { describe, expect, test } from 'vitest';
import type { Places } from '../../src/ports/places';

/** What every `Places` does that knows Jubilee Hills, Charminar and Hussain Sagar Lake. */
export function describePlaces(name: string, places: () => Places): void {
  const textsFor = async (subject: Places, text: string, kind: 'establishment' | 'address') => {
    const answer = await subject.suggest(text, kind);
    return answer.ok ? answer.value.map((suggestion) => suggestion.text) : answer;
  };
  const findFirst = async (subject: Places, text: string) => {
    const answer = await subject.suggest(text, 'address');
    return subject.find((answer.ok && answer.value[0]) || { id: '', text: '' });
  };

  describe(`${name} as Places`, () => {
    test.each(['', '   '])('suggest nothing for the empty text %j', async (text) => {
      expect(await textsFor(places(), text, 'address')).toEqual([]);
    });

    test('suggest nothing for a text that fits no place', async () => {
      expect(await textsFor(places(), 'zzzz', 'address')).toEqual([]);
    });

    test.each(['jubilee hills', 'JUBILEE HILLS', 'hyderabad jubilee'])('suggest Jubilee Hills for %j', async (text) => {
      const texts = await textsFor(places(), text, 'address');
      expect(texts).toEqual([expect.stringMatching(/^Jubilee Hills, Hyderabad/)]);
    });

    test('suggest five places at most', async () => {
      expect(await textsFor(places(), 'India', 'address')).toHaveLength(5);
    });

    test('suggest establishments at sign-up only (decision D4)', async () => {
      const [first] = await textsFor(places(), 'Charminar', 'establishment') as readonly string[];
      expect(first).toMatch(/^Charminar, /);
      expect(await textsFor(places(), 'Charminar', 'address')).toEqual([]);
    });

    test('find the place behind a suggestion, all of it', async () => {
      expect(await findFirst(places(), 'Jubilee Hills')).toEqual({
        ok: true,
        value: {
          fullAddress: 'Jubilee Hills, Hyderabad, Telangana 500033, India',
          city: 'Hyderabad',
          state: 'Telangana',
          country: 'India',
          zipCode: '500033',
          latitude: '17.4326',
          longitude: '78.4071',
        },
      });
    });

    test('find a place without a PIN code', async () => {
      const found = await findFirst(places(), 'Hussain Sagar Lake');
      expect(found.ok && found.value).toMatchObject({ city: 'Hyderabad', zipCode: '', latitude: '17.4239' });
    });

    test('still find a suggestion that was made before the latest one', async () => {
      const subject = places();
      const before = await subject.suggest('Jubilee Hills', 'address');
      await subject.suggest('Whitefield', 'address');
      const found = await subject.find((before.ok && before.value[0]) || { id: '', text: '' });
      expect(found.ok && found.value.city).toBe('Hyderabad');
    });

    test('fail to find what they never suggested', async () => {
      expect(await places().find({ id: 'elsewhere', text: 'Elsewhere' })).toEqual({ ok: false, failure: 'failed' });
    });
  });
}

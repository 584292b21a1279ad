import { describe, expect, test } from 'vitest';
import type { Pets } from '../../src/ports/pets';
import { ASHA, ASHA_OF_YESTERDAY, NEW_PET } from './people';

/** What every `Pets` does, with a server on which Asha has two. */
export function describePets(name: string, pets: () => Pets): void {
  describe(`${name} as Pets`, () => {
    test('offer breeds to choose from', async () => {
      const answer = await pets().breeds(ASHA);
      expect(answer.ok && answer.value.length).toBeGreaterThan(0);
      expect(answer.ok && answer.value.map((breed) => breed.name)).toContain('Indian Pariah');
    });

    test('list what the customer has', async () => {
      const answer = await pets().list(ASHA);
      expect(answer).toEqual({
        ok: true,
        value: [
          { id: 301, name: 'Bruno', breed: 'Indian Pariah', image: expect.stringMatching(/\S/) },
          { id: 302, name: 'Simba', breed: 'Golden Retriever', image: expect.stringMatching(/\S/) },
        ],
      });
    });

    test('add a pet and answer its id, by which it is then listed', async () => {
      const added = await pets().add(ASHA, NEW_PET);
      expect(added.ok && added.value).toHaveLength(1);
      const listed = await pets().list(ASHA);
      expect(listed.ok && listed.value.at(-1)).toEqual({
        id: added.ok && added.value[0],
        name: 'Coco',
        breed: 'Mudhol Hound',
        image: 'aGVsbG8=',
      });
    });

    test('do nothing for a session that the server has forgotten', async () => {
      const unauthorized = { ok: false, failure: 'unauthorized' };
      expect(await pets().breeds(ASHA_OF_YESTERDAY)).toEqual(unauthorized);
      expect(await pets().list(ASHA_OF_YESTERDAY)).toEqual(unauthorized);
      expect(await pets().add(ASHA_OF_YESTERDAY, NEW_PET)).toEqual(unauthorized);
    });
  });
}

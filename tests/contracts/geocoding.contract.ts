import { describe, expect, test } from 'vitest';
import type { Geocoding } from '../../src/ports/places';

/** What every `Geocoding` does, whatever its source. */
export function describeGeocoding(name: string, geocoding: () => Geocoding): void {
  describe(`${name} as Geocoding`, () => {
    test('answers the place at a position, and keeps the position', async () => {
      expect(await geocoding().placeAt({ latitude: 17.43, longitude: 78.408 })).toEqual({
        ok: true,
        value: {
          fullAddress: 'Jubilee Hills, Hyderabad, Telangana 500033, India',
          city: 'Hyderabad',
          state: 'Telangana',
          country: 'India',
          zipCode: '500033',
          latitude: '17.43',
          longitude: '78.408',
        },
      });
    });
  });
}

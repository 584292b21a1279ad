import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportLibrary } from '../../../src/adapters/google/google-maps';
import { GooglePlaces } from '../../../src/adapters/google/google-places';
import { fakeGoogleMaps, type FakeGoogleMaps } from '../../library/google-maps';
import { RecordingLogger } from '../../port-contracts/recording-logger';
import { NEVER_ABORTED } from '../../port-contracts/never-aborted';

const SOMEWHERE = { latitude: 17.43, longitude: 78.408 };

let google: FakeGoogleMaps;
let logger: RecordingLogger;
let places: GooglePlaces;
beforeEach(() => {
  google = fakeGoogleMaps();
  logger = new RecordingLogger();
  places = new GooglePlaces(Promise.resolve(google.importLibrary), logger);
});

test.each([
  ['establishment', 'establishment'],
  ['address', 'geocode'],
] as const)('a search for %s asks for the type %s, in India', async (kind, type) => {
  await places.suggest('Jubilee', kind, NEVER_ABORTED);
  expect(google.requests).toEqual([
    expect.objectContaining({ input: 'Jubilee', includedPrimaryTypes: [type], includedRegionCodes: ['in'] }),
  ]);
});

test('the requests of one search share a session, which ends with the pick, and only the used fields are fetched', async () => {
  await places.suggest('Jubi', 'address', NEVER_ABORTED);
  const answer = await places.suggest('Jubilee', 'address', NEVER_ABORTED);
  await places.find((answer.ok && answer.value[0]) || { id: '', text: '' });
  // Google charges for each field.
  expect(google.fetchedFields.toSorted()).toEqual(['addressComponents', 'location']);
  await places.suggest('White', 'address', NEVER_ABORTED);
  const [first, second, third] = google.requests.map(({ sessionToken }) => sessionToken);
  expect(first).toBeDefined();
  expect(second).toBe(first);
  expect(third).toBeDefined();
  expect(third).not.toBe(first);
});

test('an unknown suggestion is logged, without its text', async () => {
  await places.find({ id: 'elsewhere', text: '12 Rose Street' });
  expect(logger.errors).toEqual([expect.not.stringContaining('Rose Street')]);
});

test.each([7, ' \u200b'])('%j is neither suggested nor a part of an address', async (unreadable) => {
  const parts = ['locality', 'postal_code'].map((type) => ({ long_name: unreadable, types: [type] }));
  const libraries = {
    AutocompleteSessionToken: function AutocompleteSessionToken() {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async () => ({
        suggestions: [unreadable, 'Charminar'].map((text, index) => ({
          placePrediction: { placeId: `place ${index}`, text: { text } },
        })),
      }),
    },
    Geocoder: class {
      geocode = async () => ({
        results: [unreadable, 'Charminar'].map((formatted_address) => ({
          formatted_address,
          address_components: parts,
        })),
      });
    },
  };
  const maps = Promise.resolve((() => Promise.resolve(libraries)) as unknown as ImportLibrary);
  expect(await new GooglePlaces(maps, logger).suggest('Char', 'address', NEVER_ABORTED)).toEqual({
    ok: true,
    value: [{ id: 'place 1', text: 'Charminar' }],
  });
  expect(await new GooglePlaces(maps, logger).placeAt(SOMEWHERE, NEVER_ABORTED)).toMatchObject({
    ok: true,
    value: { fullAddress: 'Charminar', city: '', zipCode: '' },
  });
});

describe('of the addresses at a position (decision D17)', () => {
  const STREET = { text: '12, Road No. 3, Banjara Hills, Hyderabad' };
  const AREA = { text: 'Banjara Hills, Hyderabad', zipCode: '500034' };

  async function placeAmong(...found: readonly { readonly text: string; readonly zipCode?: string }[]) {
    const results = found.map(({ text, zipCode }) => ({
      formatted_address: text,
      address_components: zipCode ? [{ long_name: zipCode, types: ['postal_code'] }] : [],
    }));
    const Geocoder = class {
      geocode = async () => ({ results });
    };
    const maps = Promise.resolve((async () => ({ Geocoder })) as unknown as ImportLibrary);
    const answer = await new GooglePlaces(maps, logger).placeAt(SOMEWHERE, NEVER_ABORTED);
    return answer.ok ? [answer.value.fullAddress, answer.value.zipCode] : answer.failure;
  }

  test.each(['7J9WCC6Q+2P Hyderabad', '12, Unnamed Rd, Hyderabad'])("'%s' is not taken", async (text) => {
    expect(await placeAmong({ text, zipCode: '500001' }, STREET, AREA)).toEqual([STREET.text, AREA.zipCode]);
    expect(await placeAmong({ text })).toBe('failed');
    expect(logger.errors).toEqual(['Google Geocoding: no address at this position']);
  });

  test('the first of the others is, with its own PIN code, else that of the next one that has one', async () => {
    expect(await placeAmong(AREA, { text: STREET.text, zipCode: '500096' })).toEqual([AREA.text, AREA.zipCode]);
    expect(await placeAmong(STREET, { text: 'Hyderabad' }, AREA)).toEqual([STREET.text, AREA.zipCode]);
    expect(await placeAmong({ text: 'A+B Tower, Hyderabad' }, AREA)).toEqual(['A+B Tower, Hyderabad', AREA.zipCode]);
  });
});

test.each([
  ['UNAVAILABLE', 'unreachable'],
  ['ERROR', 'unreachable'],
  ['REQUEST_DENIED', 'failed'],
])("Google's error %s becomes %s and is logged once, without the address", async (code, failure) => {
  const suggested = await places.suggest('Jubilee', 'address', NEVER_ABORTED);
  google.failWith(Object.assign(new Error(`${code}: no luck with 12 Rose Street`), { code }));
  for (const call of [
    () => places.suggest('12 Rose Street', 'address', NEVER_ABORTED),
    () => places.find((suggested.ok && suggested.value[0]) || { id: '', text: '' }),
    () => places.placeAt(SOMEWHERE, NEVER_ABORTED),
  ]) {
    logger.errors.length = 0;
    expect(await call()).toEqual({ ok: false, failure });
    expect(logger.errors).toEqual([expect.stringContaining(code)]);
    expect(logger.errors.join()).not.toContain('Rose Street');
  }
});

test('without the script, all calls are unreachable', async () => {
  const maps = Promise.reject(new Error('The script could not be loaded.'));
  const unreachable = { ok: false, failure: 'unreachable' };
  expect(await new GooglePlaces(maps, logger).suggest('Jubilee', 'address', NEVER_ABORTED)).toEqual(unreachable);
  expect(await new GooglePlaces(maps, logger).placeAt(SOMEWHERE, NEVER_ABORTED)).toEqual(unreachable);
  expect(logger.errors).toHaveLength(2);
});

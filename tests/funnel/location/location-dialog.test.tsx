import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { failure, success } from '../../../src/ports/answer';
import { GEOLOCATION_PORT, PLACES_PORT, type Places } from '../../../src/ports/places';
import { LocationDialogViewModel } from '../../../src/funnel/location/location-dialog-view-model';
import { LocationDialog } from '../../../src/funnel/location/location-dialog';
import { visitor } from '../../pages/visitor';

/** Without `placeAt`, of a build in which customers type places. */
function dialogWith(further: Pick<Places, 'placeAt'>, searchText = ''): string {
  const places: Places = { suggest: async () => success([]), find: async () => failure('failed'), ...further };
  const picker = visitor()
    .containerWith([PLACES_PORT, places], [GEOLOCATION_PORT, { currentPosition: async () => undefined }])
    .get(LocationDialogViewModel);
  picker.open('address', async () => success(undefined));
  picker.search(searchText);
  return renderToStaticMarkup(<LocationDialog picker={picker} />);
}

test("'Use Current Location' comes first (decision D12)", () => {
  const dialog = dialogWith({ placeAt: async () => failure('failed') });
  expect(dialog).toMatch(/Use Current Location.*Search address/s);
});

test("'Use Current Location' is not offered if places are typed (decision D4)", () => {
  expect(dialogWith({})).not.toContain('Use Current Location');
});

test('an unknown PIN code is asked for, and no other is shown as if it were known (decision D1)', () => {
  expect(dialogWith({}, 'Old Road')).toMatch(
    /<input(?=[^>]* placeholder="6-digit PIN")[^>]* id="zipCode"[^>]* value=""/,
  );
});

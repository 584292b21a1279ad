import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyDraft } from '../../../src/domain/draft';
import { failure, success } from '../../../src/ports/answer';
import type { Geocoding } from '../../../src/ports/places';
import type { FunnelViewModel } from '../../../src/view-models/funnel';
import { LocationPickerViewModel } from '../../../src/view-models/location-picker';
import type { DraftStore } from '../../../src/view-models/stores/draft-store';
import { LocationDialog } from '../../../src/views/dialogs/location-dialog';

/** The dialog of a build whose places come from somewhere, or are typed. */
function dialogWith(geocoding: Geocoding | undefined): string {
  const picker = new LocationPickerViewModel({
    places: { suggest: async () => success([]), find: async () => failure('failed') },
    geocoding,
    geolocation: { currentPosition: async () => ({ ok: false, failure: 'denied' }) },
    draft: { current: emptyDraft() } as DraftStore,
    funnel: { page: 'address', arrivals: 1 } as FunnelViewModel,
  });
  picker.open('address', async () => true);
  return renderToStaticMarkup(<LocationDialog picker={picker} />);
}

test("'Use Current Location' comes first (decision D12)", () => {
  const dialog = dialogWith({ placeAt: async () => failure('failed') });
  expect(dialog).toMatch(/Use Current Location.*Search address/s);
});

test("'Use Current Location' is not offered where places are typed (decision D4)", () => {
  expect(dialogWith(undefined)).not.toContain('Use Current Location');
});

import { expect, test } from 'vitest';
import type { StoredValue } from '../../../src/ports/storage';
import { TelemetryObjectionStore } from '../../../src/view-models/stores/telemetry-objection-store';
import { seen } from '../seen';

/** A fake storage of the objection to telemetry. With `keeps` false it stores nothing, like a browser that blocks storage. */
function storageOf(stored: boolean, keeps = true) {
  let tellTabs = () => {};
  let value = stored;
  const storedObjection: StoredValue<boolean> = {
    read: () => value,
    write: (hasObjected) => {
      if (keeps) value = hasObjected;
      return keeps;
    },
    remove: () => {},
    onChange: (listener) => void (tellTabs = listener),
  };
  const changeElsewhere = (hasObjected: boolean) => {
    value = hasObjected;
    tellTabs();
  };
  return { storedObjection, changeElsewhere };
}

test('follows another tab, and holds until the next page load where nothing can be stored', () => {
  const { storedObjection, changeElsewhere } = storageOf(true, false);
  const objection = new TelemetryObjectionStore(storedObjection);
  const shown = seen(() => objection.hasObjected);
  changeElsewhere(false);
  objection.setObjected(true);
  expect(shown).toEqual([true, false, true]);
});

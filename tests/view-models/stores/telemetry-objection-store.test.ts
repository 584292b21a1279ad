import { expect, test } from 'vitest';
import type { TelemetryObjectionStorage } from '../../../src/ports/storage';
import { TelemetryObjectionStore } from '../../../src/view-models/stores/telemetry-objection-store';
import { seen } from '../seen';

/** A fake storage of the objection to telemetry. With `keeps` false it stores nothing, like a browser that blocks storage. */
function storageOf(stored: boolean, keeps = true) {
  let tellTabs = () => {};
  let value = stored;
  const objectionStorage: TelemetryObjectionStorage = {
    read: () => value,
    write: (hasObjected) => void (keeps && (value = hasObjected)),
    onChange: (listener) => void (tellTabs = listener),
  };
  const changeElsewhere = (hasObjected: boolean) => {
    value = hasObjected;
    tellTabs();
  };
  return { objectionStorage, changeElsewhere };
}

test('begins as it was stored, and stores each change', () => {
  const { objectionStorage } = storageOf(true);
  const objection = new TelemetryObjectionStore({ objectionStorage });
  const shown = seen(() => objection.hasObjected);
  objection.setObjected(false);
  expect([shown, objectionStorage.read()]).toEqual([[true, false], false]);
});

test('holds until the next page load where nothing can be stored', () => {
  const objection = new TelemetryObjectionStore(storageOf(false, false));
  objection.setObjected(true);
  expect(objection.hasObjected).toBe(true);
});

test('follows another tab', () => {
  const { objectionStorage, changeElsewhere } = storageOf(false);
  const objection = new TelemetryObjectionStore({ objectionStorage });
  changeElsewhere(true);
  expect(objection.hasObjected).toBe(true);
});

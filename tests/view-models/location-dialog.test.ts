import { setImmediate as settle } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { NewAddress, Place } from '../../src/domain/address';
import { formMessages } from '../../src/domain/form-messages';
import { failure, success, type Answer } from '../../src/ports/answer';
import {
  GEOLOCATION_PORT,
  PLACES_PORT,
  type Geolocation,
  type GeolocationOptions,
  type Places,
  type PlaceSuggestion,
  type Position,
} from '../../src/ports/places';
import { LocationDialogViewModel } from '../../src/view-models/location-dialog';
import { seen } from './seen';
import { visitor } from './visitor';

const BANJARA_HILLS: Place = {
  fullAddress: 'Banjara Hills, Hyderabad',
  city: 'Hyderabad',
  state: 'Telangana',
  country: 'India',
  zipCode: '500034',
  latitude: '17.4',
  longitude: '78.4',
};
const SUGGESTION: PlaceSuggestion = { id: 'banjara', text: 'Banjara Hills, Hyderabad' };

/** `answer` ends a search: it takes its index, and the texts of the suggestions found. */
function heldPicker(location?: Position) {
  const searched: string[] = [];
  const signals: AbortSignal[] = [];
  const waiting: ((answer: Answer<readonly PlaceSuggestion[]>) => void)[] = [];
  const asked: GeolocationOptions[] = [];
  const { clock, containerWith, draft, funnel, logged } = visitor();
  funnel.arrive('walking', 'address');
  const places: Places = {
    suggest: (text, _kind, signal) => {
      searched.push(text);
      signals.push(signal);
      return new Promise((resolve) => waiting.push(resolve));
    },
    find: () => Promise.resolve(success(BANJARA_HILLS)),
    placeAt: () => Promise.resolve(success(BANJARA_HILLS)),
  };
  const geolocation: Geolocation = { currentPosition: (options) => (asked.push(options), Promise.resolve(location)) };
  const make = (own: { readonly places?: Places; readonly geolocation?: Geolocation } = {}) =>
    containerWith([PLACES_PORT, own.places ?? places], [GEOLOCATION_PORT, own.geolocation ?? geolocation]).get(
      LocationDialogViewModel,
    );
  const picker = make();
  const answer = async (search: number, ...texts: string[]) => {
    waiting[search]!(success(texts.map((text) => ({ id: text, text }))));
    await settle();
  };
  return { picker, make, places, searched, signals, answer, asked, clock, logged, draft, funnel };
}

const open = (picker: LocationDialogViewModel) => picker.open('address', () => Promise.resolve(success(undefined)));

function openPicker(location?: Position) {
  const held = heldPicker(location);
  open(held.picker);
  return held;
}

function enter(
  picker: LocationDialogViewModel,
  values: Partial<Record<'houseFloor' | 'buildingBlock' | 'landmark', string>>,
) {
  for (const [name, text] of Object.entries(values)) picker.fields[name as keyof typeof values].set(text);
}

function fillInDoor(picker: LocationDialogViewModel) {
  enter(picker, { houseFloor: ' 12 ', buildingBlock: 'Rose Villa' });
}

test('searches for each text at once, aborts the earlier search, and keeps the suggestions for the latest text only', async () => {
  const { picker, searched, signals, answer } = openPicker();
  const offered = () => picker.suggestions.items.map(({ text }) => text);
  picker.search('B');
  picker.search('Banjara Hills');
  expect(searched).toEqual(['B', 'Banjara Hills']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(picker.suggestions.status).toBe('loading');
  await answer(1, 'Banjara Hills');
  expect(offered()).toEqual(['Banjara Hills']);
  await answer(0, 'Baner');
  expect(offered()).toEqual(['Banjara Hills']);
});

test.each([
  ['one is picked', (picker: LocationDialogViewModel) => void picker.pick(SUGGESTION)],
  ['the dialog closes', (picker: LocationDialogViewModel) => picker.close()],
])('clears the suggestions when %s, and drops those that come later', async (_when, happens) => {
  const { picker, answer } = openPicker();
  picker.search('ba');
  await answer(0, 'Baner');
  picker.search('ban');
  happens(picker);
  expect(picker.suggestions.items).toEqual([]);
  await answer(1, 'Banjara Hills');
  expect(picker.suggestions.items).toEqual([]);
});

test('asks for house and building once a text is kept, and not again while one types on where nothing fits', async () => {
  const { picker, answer } = openPicker();
  const asked = () => picker.hasAddress;
  picker.openSuggestions(true);
  picker.search('b');
  expect(asked()).toBe(false);
  await answer(0, 'Baner');
  expect(asked()).toBe(false);
  picker.search('b 1');
  await answer(1);
  expect(asked()).toBe(true);
  picker.search('b 12');
  expect(asked()).toBe(true);
  await answer(2, 'Banjara Hills, Road 12');
  expect(asked()).toBe(false);
  picker.openSuggestions(false);
  expect(asked()).toBe(true);
});

test.each([
  ['establishment', { highAccuracy: true, timeoutInSeconds: 20, maximumAgeInSeconds: 0 }],
  ['address', { highAccuracy: false, timeoutInSeconds: 10, maximumAgeInSeconds: 60 }],
] as const)('asks the device as the specification says when searching for an %s', async (kind, options) => {
  const { picker, asked } = heldPicker();
  picker.open(kind, () => Promise.resolve(success(undefined)));
  await picker.useCurrentLocation();
  expect(asked).toEqual([options]);
});

describe.each([
  ['establishment', 20],
  ['address', 10],
] as const)('the search for the device for an %s', (kind, seconds) => {
  const never = new Promise<never>(() => {});
  const position = { latitude: 17.4, longitude: 78.4 };

  test(`ends after ${seconds} s if nobody answers the browser; a late answer changes nothing (decision D15)`, async () => {
    const { make, clock, logged } = heldPicker();
    let allow = (_position: Position) => {};
    const currentPosition = () => new Promise<Position>((resolve) => (allow = resolve));
    const picker = make({ geolocation: { currentPosition } });
    picker.open(kind, () => never);
    const located = picker.useCurrentLocation();
    // Setting the device's clock back does not make the wait longer.
    clock.pass(-3600);
    clock.pass(seconds - 1);
    await settle();
    expect(picker).toMatchObject({ isLocating: true, locatingNotice: { text: undefined } });
    clock.pass(1);
    await located;
    expect(logged).toEqual([`Geolocation: no answer within ${seconds} s`]);
    allow(position);
    await settle();
    expect(picker).toMatchObject({
      isLocating: false,
      locatingNotice: { text: formMessages.quiet.notLocated },
      form: { searchText: '' },
    });
    expect(clock.listeners.size).toBe(0);
  });

  test(`ends after ${seconds} s if Google's script or its geocoder does not answer`, async () => {
    const { make, places, clock } = heldPicker(position);
    const picker = make({ places: { ...places, placeAt: () => never } });
    picker.open(kind, () => never);
    const located = picker.useCurrentLocation();
    await settle();
    clock.pass(seconds);
    await located;
    expect(picker).toMatchObject({ isLocating: false, locatingNotice: { text: formMessages.quiet.notLocated } });
  });
});

test('an address search that does not answer ends: no suggestions come, and Save goes on without the place of a pick', async () => {
  const { make, places, clock, searched, logged } = heldPicker();
  const kept: NewAddress[] = [];
  const picker = make({ places: { ...places, find: () => new Promise(() => {}) } });
  picker.open('address', (address) => (kept.push(address), Promise.resolve(success(undefined))));
  picker.search('ba');
  picker.search('ban');
  expect(clock.listeners.size).toBe(1);
  clock.pass(14);
  await settle();
  expect(picker.suggestions).toMatchObject({ status: 'loading' });
  clock.pass(1);
  await settle();
  expect(searched).toEqual(['ba', 'ban']);
  expect(picker.suggestions).toMatchObject({ status: 'ready', items: [] });
  void picker.pick(SUGGESTION);
  fillInDoor(picker);
  const saved = picker.save();
  clock.pass(15);
  await saved;
  expect(kept).toMatchObject([{ fullAddress: SUGGESTION.text, latitude: '' }]);
  expect(logged).toEqual(Array.from({ length: 2 }, () => 'Address search: no answer within 15 s'));
});

test('is not closed by the save of an earlier opening', async () => {
  const { picker } = heldPicker();
  let keep = (_answer: Answer<void>) => {};
  picker.open('address', () => new Promise((resolve) => (keep = resolve)));
  fillInDoor(picker);
  picker.search('Road No. 12');
  const saved = picker.save();
  await Promise.resolve();
  picker.close();
  open(picker);
  enter(picker, { houseFloor: '99' });
  keep(success(undefined));
  await saved;
  expect(picker).toMatchObject({ isOpen: true, form: { houseFloor: '99' }, isBusy: false });
});

test('keeps the last suggestions until others come, and offers none for an empty text, despite a late answer', async () => {
  const { picker, answer } = openPicker();
  const offered = () => picker.suggestions.items.map(({ text }) => text);
  picker.search('ban');
  await answer(0, 'Banjara Hills');
  picker.search('banj');
  expect(offered()).toEqual(['Banjara Hills']);
  await answer(1, 'Banjara Lake');
  expect(offered()).toEqual(['Banjara Lake']);
  picker.search('banja');
  picker.search('  ');
  expect(offered()).toEqual([]);
  await answer(2, 'Everywhere');
  expect(offered()).toEqual([]);
});

test('asks the device once at a time, and shows that it does', async () => {
  const { picker, asked } = heldPicker({ latitude: 17.4, longitude: 78.4 });
  const locating = seen(() => picker.isLocating);
  open(picker);
  await Promise.all([picker.useCurrentLocation(), picker.useCurrentLocation()]);
  expect(asked).toHaveLength(1);
  expect(locating).toEqual([false, true, false]);
  expect(picker).toMatchObject({
    form: { searchText: 'Banjara Hills, Hyderabad' },
    zipCodeField: { value: '500034' },
  });
});

test('does not ask the device if addresses are only typed (decision D4)', async () => {
  const { make, asked } = heldPicker();
  const places = { suggest: async () => success([]), find: async () => success(BANJARA_HILLS) };
  const picker = make({ places });
  open(picker);
  await picker.useCurrentLocation();
  expect([picker.canLocate, asked]).toEqual([false, []]);
});

test.each([
  ['the dialog was closed', (picker: LocationDialogViewModel) => picker.close(), ''],
  ['text was typed', (picker: LocationDialogViewModel) => picker.search('Baner'), 'Baner'],
])('drops the place of the device if %s meanwhile', async (_what, happens, searchText) => {
  const { picker } = openPicker({ latitude: 17.4, longitude: 78.4 });
  const located = picker.useCurrentLocation();
  happens(picker);
  await located;
  expect(picker).toMatchObject({ form: { searchText }, isLocating: false });
});

test('closes without waiting for the device or a save', async () => {
  const { picker, asked } = heldPicker({ latitude: 17.4, longitude: 78.4 });
  picker.open('address', () => new Promise(() => {}));
  void picker.useCurrentLocation();
  fillInDoor(picker);
  picker.search('Road No. 12');
  void picker.save();
  await Promise.resolve();
  picker.close();
  expect(picker).toMatchObject({ isOpen: false, isBusy: false, isLocating: false });
  open(picker);
  await picker.useCurrentLocation();
  expect(asked).toHaveLength(2);
});

test('drops the place of a pick if the text changed meanwhile', async () => {
  const { picker } = openPicker();
  const picked = picker.pick(SUGGESTION);
  picker.search('Baner');
  await picked;
  expect(picker).toMatchObject({ form: { searchText: 'Baner' }, zipCodeField: { value: '' } });
});

test('waits with Save until the place of a pick is found, and hands over nothing if the dialog closed meanwhile', async () => {
  const { picker } = heldPicker();
  const kept: NewAddress[] = [];
  const accept = (address: NewAddress) => (kept.push(address), Promise.resolve(failure('failed')));
  picker.open('address', accept);
  fillInDoor(picker);
  void picker.pick(SUGGESTION);
  const dropped = picker.save();
  picker.close();
  await dropped;
  expect(kept).toEqual([]);
  picker.open('address', accept);
  void picker.pick(SUGGESTION);
  await picker.save();
  expect(kept).toMatchObject([{ latitude: '17.4', zipCode: '500034' }]);
});

test('asks the device again if the dialog was closed and opened during an earlier request', async () => {
  const waiting: (() => void)[] = [];
  const geolocation = {
    currentPosition: () => new Promise<undefined>((resolve) => waiting.push(() => resolve(undefined))),
  };
  const picker = heldPicker().make({ geolocation });
  open(picker);
  const first = picker.useCurrentLocation();
  picker.close();
  open(picker);
  const second = picker.useCurrentLocation();
  waiting[0]!();
  await first;
  expect(picker.isLocating).toBe(true);
  waiting[1]!();
  await second;
  expect(picker.isLocating).toBe(false);
});

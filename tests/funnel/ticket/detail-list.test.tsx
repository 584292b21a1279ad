import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { scheduleRows } from '../../../src/domain/booking';
import { bookingOf } from '../../../src/domain/services';
import { DetailList } from '../../../src/funnel/ticket/detail-list';
import { FULL_DRAFT } from '../../domain/draft-example';
import { TODAY } from '../../domain/today';

test.each([
  ['walking', [], ['Package', 'Walks', 'Walk duration', 'Add-ons', 'Date & time']],
  ['training', ['Extra add-ons', 'Included'], ['Package', 'Sessions', 'Package type', 'Date & time']],
  ['grooming', ['Hair Trimming'], ['Packages', 'Add-ons', 'Date & time']],
] as const)('Of a booking of %s, the labels %j are seen, and %j are only read out', (service, seen, heard) => {
  const booking = bookingOf(service, FULL_DRAFT.bookings, TODAY);
  const rows = [...booking.packageRows(), ...scheduleRows(booking)];
  const { includedAddOns } = booking;
  const list = renderToStaticMarkup(<DetailList {...{ rows, includedAddOns }} />);
  const labels = (tag: string) =>
    [...list.matchAll(new RegExp(`${tag}(.*?)<`, 'g'))].map(([, label]) => label!.replace('&amp;', '&'));
  expect(labels('<dt>')).toEqual(seen);
  expect(labels('<dt class="visually-hidden">')).toEqual(heard);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { scheduleRows } from '../../../src/domain/booking';
import { bookingOf } from '../../../src/domain/services';
import { DetailList } from '../../../src/views/layout/detail-list';
import { FULL_DRAFT } from '../../domain/draft-example';
import { TODAY } from '../../domain/today';

test.each([
  ['walking', ['Walk duration', 'Live Tracking', 'Add-ons'], ['Package', 'Walks', 'Date & time']],
  ['training', ['Package type', 'Extra add-ons', 'Included'], ['Package', 'Sessions', 'Date & time']],
  ['grooming', ['Hair Trimming', 'Add-ons'], ['Packages', 'Date & time']],
] as const)('Of a booking of %s, the labels %j are seen, and %j are only read out', (service, seen, heard) => {
  const booking = bookingOf(service, FULL_DRAFT.bookings, TODAY);
  const rows = [...booking.packageRows(), ...scheduleRows(booking)];
  const labels = (showsAllLabels: boolean) => {
    const { includedAddOns } = booking;
    const list = renderToStaticMarkup(<DetailList {...{ rows, includedAddOns, showsAllLabels }} />);
    return (tag: string) => [...list.matchAll(new RegExp(`${tag}(.*?)<`, 'g'))].map(([, label]) => label);
  };
  const [SEEN, HEARD] = ['<dt>', '<dt class="visually-hidden">'];
  expect(labels(false)(SEEN)).toEqual(seen);
  expect(labels(false)(HEARD).map((label) => label!.replace('&amp;', '&'))).toEqual(heard);
  expect(labels(true)(HEARD)).toEqual([]);
});

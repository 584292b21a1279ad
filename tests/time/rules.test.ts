import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appointmentErrors } from '../../src/domain/appointment';
import {
  addDays,
  dateInIndia,
  earliestServiceDate,
  formatDate,
  isServiceDateAllowed,
  readTypedDate,
  stillAllowed,
} from '../../src/domain/calendar';
import { messages } from '../../src/domain/messages';
import { dateOfBirthRule, lastVaccinationRule } from '../../src/domain/pet';
import { askRules, SERVICES } from '../../src/domain/services';
import { walkingEndDate, walkingScheduleErrors } from '../../src/domain/walking';
import { FULL } from '../domain/draft-example';
import { EXAMPLE, withPackage } from '../domain/walking-example';
import { visitor } from '../view-models/visitor';
import { CLOCK_CHANGES, DAYS_TO_BEGIN, dayInIndia, daysAfter, midnightInIndia, offsetInMinutes, shown, TIME_ZONES, typed } from './days';

// Every rule that knows days, around midnight in India, on devices around the world.

const END_DATES = { Express: 2, 'Short-term': 7, 'Mid-term': 14, 'Long-term': 29, 'Weekend Stroll': 0 };
const VISIT = { slot: 'morning', time: '6:00 AM' } as const;

/** The last millisecond before a midnight, and the first one after it. */
const AROUND_MIDNIGHT = [-1, 0];

const TURNS = [...DAYS_TO_BEGIN.map(midnightInIndia), ...CLOCK_CHANGES.map(([, instant]) => Date.parse(instant))];
const INSTANTS = [...new Set(TURNS)].flatMap((turn) => AROUND_MIDNIGHT.map((distance) => turn + distance));

test.each(CLOCK_CHANGES)('the clocks of %s change at %s by %i minutes', (timeZone, instant, minutes) => {
  const [before, after] = AROUND_MIDNIGHT.map((distance) => offsetInMinutes(timeZone, Date.parse(instant) + distance));
  expect(after! - before!).toBe(minutes);
});

describe.each(TIME_ZONES)('on a device in %s', (timeZone) => {
  beforeEach(() => void vi.stubEnv('TZ', timeZone));
  afterEach(() => vi.unstubAllEnvs());

  test.each(INSTANTS.map((instant) => [new Date(instant).toISOString(), instant] as const))('%s', (_text, instant) => {
    expect(new Date(instant).getTimezoneOffset() + offsetInMinutes(timeZone, instant), 'the device is there').toBe(0);
    const today = dateInIndia(instant);
    const tomorrow = daysAfter(today, 1);
    expect(today).toBe(dayInIndia(instant));
    expect(earliestServiceDate(today)).toBe(tomorrow);
    expect([today, tomorrow, daysAfter(today, 2)].map((day) => isServiceDateAllowed(day, today))).toEqual([false, true, true]);
    expect([today, tomorrow].map((day) => stillAllowed(day, today))).toEqual([undefined, tomorrow]);
    expect([addDays(tomorrow, -1), addDays(tomorrow, 400)]).toEqual([today, daysAfter(tomorrow, 400)]);
    expectTexts(today);
    expectServiceRules(today, tomorrow);
    expectPetRules(today, tomorrow);
  });
});

function expectTexts(day: string): void {
  expect(formatDate(day)).toBe(shown(day));
  expect([shown(day), typed(day), day].map(readTypedDate)).toEqual([day, day, day]);
}

function expectServiceRules(today: string, tomorrow: string): void {
  const { startDateMissing } = messages.walking;
  expect(walkingScheduleErrors({ ...EXAMPLE, startDate: today }, today).startDate).toBe(startDateMissing);
  expect(walkingScheduleErrors({ ...EXAMPLE, startDate: tomorrow }, today).startDate).toBeUndefined();
  expect(appointmentErrors({ ...VISIT, date: today }, today)).toEqual({ date: messages.appointment.dateMissing });
  expect(appointmentErrors({ ...VISIT, date: tomorrow }, today)).toEqual({});
  for (const [name, days] of Object.entries(END_DATES)) {
    expect(walkingEndDate({ ...withPackage({ name }), startDate: tomorrow }), name).toBe(daysAfter(tomorrow, days));
  }
}

function expectPetRules(today: string, tomorrow: string): void {
  const { dateOfBirthMissing, lastVaccinationMissing, vaccinationBeforeBirth } = messages.pet;
  expect([today, tomorrow].map((day) => dateOfBirthRule(day, today))).toEqual([undefined, dateOfBirthMissing]);
  expect([today, tomorrow].map((day) => lastVaccinationRule(day, today, today))).toEqual([undefined, lastVaccinationMissing]);
  expect(lastVaccinationRule(addDays(today, -1), today, today)).toBe(vaccinationBeforeBirth);
}

test.each(SERVICES)('the headline of %s has no day that has passed', (service) => {
  const { bookings } = FULL;
  const headlineOn = (today: string) => askRules(bookings, service, (rules, booking) => rules.headline(booking, today));
  const [day] = headlineOn('2000-01-01').flatMap((part) => readTypedDate(part) ?? []);
  expect(headlineOn(addDays(day!, -1))).toContain(formatDate(day!));
  expect(headlineOn(day!)).toEqual(headlineOn('2000-01-01').filter((part) => part !== formatDate(day!)));
});

test('the headline of an open page forgets its day at midnight', () => {
  const { funnel, clock } = visitor();
  const startDate = EXAMPLE.startDate!;
  clock.instant = midnightInIndia(startDate) - 1;
  expect(funnel.headline).toContain(shown(startDate));
  clock.instant += 1;
  expect(funnel.headline).not.toContain(shown(startDate));
});

import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import { EXAMPLE } from '../domain/walking-example';
import { seen } from './seen';
import { ASHA, visitor } from './visitor';

test('goes on from page to page, and from the second step to the literal signUp', () => {
  const { funnel, moves } = visitor();
  funnel.arrive('walking', 'package');
  funnel.goOn();
  funnel.arrive('walking', 'schedule');
  funnel.goOn();
  expect(moves).toEqual(['to /walking/2', 'to /walking/signUp']);
});

test('says of the present service what was chosen, what it costs, and where its pages are', () => {
  const { funnel } = visitor();
  funnel.arrive('walking', 'schedule');
  expect(funnel.headline).toEqual(['Mid-term', 'Twice a Day', '30 min walk', 'December 5, 2026']);
  expect(funnel.total).toBe(4_770);
  expect(funnel.pathOf('login')).toBe('/walking/login');
  funnel.arrive('grooming', 'package');
  expect([funnel.headline, funnel.total, funnel.pathOf('summary')]).toEqual([[], 0, '/grooming/summary']);
});

test('goes back one entry, or to the page before', () => {
  const { funnel, moves } = visitor();
  funnel.arrive('walking', 'summary');
  funnel.goBack();
  expect(moves).toEqual(['back or /walking/petDetails']);
});

describe('a change from the summary', () => {
  test('opens the page that owns it, whose Next comes back to the summary', () => {
    const { funnel, moves } = visitor();
    funnel.arrive('walking', 'summary');
    funnel.change('package');
    funnel.arrive('walking', 'package');
    funnel.goOn();
    expect(moves).toEqual(['to /walking/1', 'to /walking/summary']);
  });

  test('is over with the next look at the summary', () => {
    const { funnel, draft } = visitor();
    funnel.change('package');
    expect(draft.current.changing).toBe('walking');
    funnel.arrive('walking', 'summary');
    expect(draft.current.changing).toBeUndefined();
  });
});

describe('a session that is gone', () => {
  test('sends to login and, after it, back to where the customer was', () => {
    const { funnel, session, moves } = visitor();
    session.begin(ASHA);
    funnel.arrive('walking', 'petDetails');
    session.lose();
    expect(moves).toEqual(['instead /walking/login']);
    funnel.arrive('walking', 'login');
    session.begin(ASHA);
    expect(funnel.redirect('walking', 'login')).toEqual({ service: 'walking', page: 'petDetails' });
    funnel.arrive('walking', 'petDetails');
    expect(funnel.redirect('walking', 'login')).toEqual({ service: 'walking', page: 'address' });
  });

  test('brings back also who signs up anew instead', () => {
    const { funnel, session } = visitor();
    session.begin(ASHA);
    funnel.arrive('walking', 'petDetails');
    session.lose();
    funnel.arrive('walking', 'login');
    funnel.arrive('walking', 'signUp');
    session.begin(ASHA);
    expect(funnel.redirect('walking', 'signUp')).toEqual({ service: 'walking', page: 'petDetails' });
  });

  test('in another tab takes a page for customers away, by way of login', () => {
    const { funnel, session, logOutElsewhere, moves } = visitor();
    session.begin(ASHA);
    funnel.arrive('walking', 'address');
    logOutElsewhere();
    expect(moves).toEqual([]);
    expect(funnel.redirect('walking', 'address')).toEqual({ service: 'walking', page: 'login' });
  });

  test.each(['login', 'signUp'] as const)('just after it began on %s interrupts nothing', (page) => {
    const { funnel, draft, session } = visitor();
    funnel.arrive('walking', page);
    session.begin(ASHA);
    session.lose();
    expect(draft.current.interruptedPage).toBeUndefined();
  });
});

test('forgets the code that a login waits for when the customer leaves the login', () => {
  const { funnel, draft } = visitor();
  const sentOtp = { phoneNumber: '9876543210', resendDeadline: 0 };
  draft.update({ sentOtp });
  funnel.arrive('walking', 'login');
  expect(draft.current.sentOtp).toEqual(sentOtp);
  funnel.arrive('walking', 'signUp');
  expect(draft.current.sentOtp).toBeUndefined();
});

test.each([
  ['the first step', { walkDays: undefined }, 'package'],
  ['the second step', { preferableTime: { ...EXAMPLE.preferableTime, evening: { checked: true, time: undefined } } }, 'schedule'],
  ['nothing', {}, undefined],
])('keeps from a summary of which a part of %s is missing', (_step, changes, page) => {
  const { funnel, draft, session } = visitor({ ...EXAMPLE, ...changes });
  session.begin(ASHA);
  draft.update({ selectedAddressId: 201, selectedPetIds: [301] });
  expect(funnel.redirect('walking', 'summary')).toEqual(page && { service: 'walking', page });
});

describe('Back', () => {
  test('leads back as usual from a page that is not complete, where nothing is being changed', () => {
    const { funnel, draft, session, moves } = visitor({ ...EXAMPLE, startDate: undefined });
    session.begin(ASHA);
    draft.update({ selectedAddressId: 201, selectedPetIds: [301] });
    funnel.arrive('walking', 'schedule');
    funnel.goBack();
    expect(moves).toEqual(['back or /walking/1']);
  });

  test('from a page that a change left incomplete leads past the summary, which is shut', () => {
    const { funnel, draft, session, moves } = visitor();
    session.begin(ASHA);
    draft.update({ selectedAddressId: 201, selectedPetIds: [301] });
    funnel.arrive('walking', 'summary');
    funnel.change('schedule');
    funnel.arrive('walking', 'schedule');
    funnel.goBack();
    draft.updateBooking('walking', { ...EXAMPLE, startDate: undefined });
    funnel.goBack();
    expect(moves).toEqual(['to /walking/2', 'back or /walking/1', 'to /walking/1']);
  });
});

describe('a page that a guard keeps a customer from', () => {
  test('turns back to the step that lacks something, which then says what', () => {
    const { funnel, draft, session } = visitor();
    session.begin(ASHA);
    draft.update({ selectedAddressId: 201, selectedPetIds: [301] });
    funnel.arrive('walking', 'petDetails');
    draft.updateBooking('walking', { ...EXAMPLE, startDate: undefined });
    funnel.turnBack('walking', 'summary');
    funnel.arrive('walking', 'schedule');
    expect(funnel.isTurnedBack).toBe(true);
    expect(draft.current.changing).toBe('walking');
  });

  test.each([{ selectedAddressId: 201 }, { selectedPetIds: [301] }])('leads on as usual where more is missing than the step: %j', (selected) => {
    const { funnel, draft, session } = visitor();
    session.begin(ASHA);
    draft.update(selected);
    funnel.arrive('walking', 'petDetails');
    draft.updateBooking('walking', { ...EXAMPLE, startDate: undefined });
    funnel.turnBack('walking', 'summary');
    expect(draft.current.changing).toBeUndefined();
  });

  test('turns back to the present page too', () => {
    const { funnel, draft } = visitor({ ...EXAMPLE, walkFrequency: undefined });
    funnel.arrive('walking', 'package');
    funnel.turnBack('walking', 'schedule');
    funnel.arrive('walking', 'package');
    expect(funnel.isTurnedBack).toBe(true);
    expect(draft.current.changing).toBeUndefined();
  });

  test('leaves the step silent for who comes from outside', () => {
    const { funnel } = visitor({ ...EXAMPLE, walkFrequency: undefined });
    funnel.turnBack('walking', 'summary');
    funnel.arrive('walking', 'package');
    expect(funnel.isTurnedBack).toBe(false);
  });

  test('blames no step where it is for customers, or not for them', () => {
    const { funnel, session } = visitor();
    funnel.arrive('walking', 'schedule');
    funnel.turnBack('walking', 'address');
    funnel.arrive('walking', 'signUp');
    expect(funnel.isTurnedBack).toBe(false);
    session.begin(ASHA);
    funnel.turnBack('walking', 'signUp');
    funnel.arrive('walking', 'address');
    expect(funnel.isTurnedBack).toBe(false);
  });
});

test('counts arrivals at another page or service, and no second look at the same', () => {
  const { funnel } = visitor();
  funnel.arrive('walking', 'package');
  expect(funnel.arrivals).toBe(0);
  funnel.arrive('training', 'package');
  funnel.arrive('training', 'package');
  funnel.arrive('training', 'schedule');
  expect(funnel.arrivals).toBe(2);
});

test('sends away from the summary when midnight has taken the first day', () => {
  const { funnel, clock, draft, session, moves } = visitor();
  session.begin(ASHA);
  draft.update({ selectedAddressId: 201, selectedPetIds: [301] });
  funnel.arrive('walking', 'summary');
  expect(funnel.mayStay()).toBe(true);
  clock.instant = Date.parse(`${EXAMPLE.startDate}T00:00:00+05:30`);
  expect(funnel.mayStay()).toBe(false);
  expect(moves).toEqual(['instead /walking/2']);
  expect(funnel.isTurnedBack).toBe(false);
  funnel.arrive('walking', 'schedule');
  expect(funnel.isTurnedBack).toBe(true);
  funnel.goOn();
  expect(moves.at(-1)).toBe('to /walking/summary');
  funnel.arrive('walking', 'summary');
  expect(funnel.isTurnedBack).toBe(false);
});

describe('a package without a price', () => {
  test.each([{ price: undefined }, { durationDays: undefined }])('is logged once, and makes the total 0: %j', (missing) => {
    const { funnel, logged, draft } = visitor({ ...EXAMPLE, package: { ...EXAMPLE.package!, ...missing } });
    draft.update({ selectedAddressId: 201 });
    expect(logged).toEqual(['Missing required pricing data']);
    expect(funnel.total).toBe(0);
  });

  test('is not logged before the first step is complete', () => {
    const { logged } = visitor({ ...EXAMPLE, walkDays: undefined, package: { ...EXAMPLE.package!, price: undefined } });
    expect(logged).toEqual([]);
  });
});

test('stops watching at the end of a visit', () => {
  const { funnel, session, moves } = visitor();
  session.begin(ASHA);
  funnel.dispose();
  session.lose();
  expect(moves).toEqual([]);
});

test('leads nobody away from the thank-you page who loses the session just then', () => {
  const { draft, funnel, moves, session } = visitor();
  session.begin(ASHA);
  funnel.arrive('walking', 'summary');
  funnel.finish();
  session.lose();
  expect(moves).toEqual(['instead /thankyou']);
  expect(draft.current.interruptedPage).toBeUndefined();
  expect(funnel.isOn('summary')).toBe(false);
});

test('leads whoever goes back after the booking to the thank-you page', () => {
  const { funnel, session } = visitor();
  session.begin(ASHA);
  funnel.arrive('walking', 'summary');
  expect(funnel.redirect('walking', 'package')).toBeUndefined();
  funnel.finish();
  expect(funnel.redirect('walking', 'petDetails')).toBe('thankYou');
  expect(funnel.redirect('walking', 'package')).toBe('thankYou');
});

test('names no day that has passed, also for who has looked at it since before midnight', () => {
  const { clock, funnel } = visitor();
  const stop = autorun(() => void funnel.headline);
  const before = funnel.headline;
  clock.instant = Date.parse(`${EXAMPLE.startDate}T00:00:00+05:30`);
  expect(funnel.headline.length).toBe(before.length - 1);
  stop();
});

test('tells who looks on when the service changes, a page was turned back, and the visit is over', () => {
  const { funnel, clock, draft, session } = visitor();
  session.begin(ASHA);
  draft.update({ selectedAddressId: 201, selectedPetIds: [301] });
  const shown = seen(() => [funnel.service, funnel.isTurnedBack, funnel.isOver]);
  funnel.arrive('walking', 'summary');
  clock.instant = Date.parse(`${EXAMPLE.startDate}T00:00:00+05:30`);
  funnel.mayStay();
  funnel.arrive('walking', 'schedule');
  funnel.arrive('training', 'package');
  funnel.finish();
  expect(shown).toEqual([
    ['walking', false, false],
    ['walking', true, false],
    ['training', false, false],
    ['training', false, true],
  ]);
});

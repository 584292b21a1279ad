import { describe, expect, test } from 'vitest';
import { SENT_BOOKING } from '../domain/draft-example';
import { EXAMPLE } from '../domain/walking-example';
import { seen } from '../pages/seen';
import { ASHA, visitor } from '../pages/visitor';

describe('a lost session', () => {
  test('leads to the interrupted page after a new sign-up too', () => {
    const { funnel, session } = visitor();
    session.begin(ASHA);
    funnel.arrive('walking', 'petDetails');
    session.end('lost');
    funnel.arrive('walking', 'login');
    funnel.arrive('walking', 'signUp');
    session.begin(ASHA);
    expect(funnel.redirect('walking', 'signUp')).toEqual({ service: 'walking', page: 'petDetails' });
  });

  test('redirects a page for customers to the login after a logout in another tab', () => {
    const { funnel, session, logOutElsewhere, moves } = visitor();
    session.begin(ASHA);
    funnel.arrive('walking', 'address');
    logOutElsewhere();
    expect(moves).toEqual([]);
    expect(funnel.redirect('walking', 'address')).toEqual({ service: 'walking', page: 'login' });
  });

  test.each([
    ['login', []],
    ['signUp', ['instead /walking/login']],
  ] as const)('leads to the login if it is refused right after it began on %s, before the next page', (page, led) => {
    const { funnel, moves, session } = visitor();
    funnel.arrive('walking', page);
    session.begin(ASHA);
    session.end('lost');
    expect(moves).toEqual(led);
    expect(funnel.redirect('walking', 'address')).toEqual({ service: 'walking', page: 'login' });
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
  [
    'the second step',
    { preferableTime: { ...EXAMPLE.preferableTime, evening: { checked: true, time: undefined } } },
    'schedule',
  ],
  ['nothing', {}, undefined],
])('redirects from the summary if a part of %s is missing', (_step, changes, page) => {
  const { funnel, draft, session } = visitor({ ...EXAMPLE, ...changes });
  session.begin(ASHA);
  draft.update({ selectedAddressId: 201, selectedPetIds: [301] });
  expect(funnel.redirect('walking', 'summary')).toEqual(page && { service: 'walking', page });
});

test('Back skips the summary if a change left the page incomplete', () => {
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

describe('a page that a guard refuses', () => {
  test.each([{ selectedAddressId: 201 }, { selectedPetIds: [301] }])(
    'does not return to the summary with other gaps: %j',
    (selected) => {
      const { funnel, draft, session } = visitor();
      session.begin(ASHA);
      draft.update(selected);
      funnel.arrive('walking', 'petDetails');
      draft.updateBooking('walking', { ...EXAMPLE, startDate: undefined });
      funnel.prepareRedirect('walking', 'summary');
      expect(draft.current.changing).toBeUndefined();
    },
  );

  test.each([
    ['address', { selectedPetIds: [301] }, true],
    ['address', { selectedPetIds: [301] }, false],
    ['petDetails', { selectedAddressId: 201 }, true],
    ['petDetails', { selectedAddressId: 201 }, false],
  ] as const)('shows those of %s with %j only on the way back to the summary: %j', (page, selected, isOnWayBack) => {
    const { funnel, draft, session } = visitor();
    session.begin(ASHA);
    draft.update({ ...selected, changing: isOnWayBack ? 'walking' : undefined });
    funnel.arrive('walking', 'schedule');
    funnel.prepareRedirect('walking', 'summary');
    funnel.arrive('walking', page);
    expect([funnel.visit?.isTurnedBack, draft.current.changing]).toEqual(
      isOnWayBack ? [true, 'walking'] : [false, undefined],
    );
  });

  test('shows the errors of the present page too', () => {
    const { funnel, draft } = visitor({ ...EXAMPLE, walkFrequency: undefined });
    funnel.arrive('walking', 'package');
    funnel.prepareRedirect('walking', 'schedule');
    funnel.arrive('walking', 'package');
    expect(funnel.visit?.isTurnedBack).toBe(true);
    expect(draft.current.changing).toBeUndefined();
  });

  test('shows no errors if the page needs a login or a logout', () => {
    const { funnel, session } = visitor();
    funnel.arrive('walking', 'schedule');
    funnel.prepareRedirect('walking', 'address');
    funnel.arrive('walking', 'signUp');
    expect(funnel.visit?.isTurnedBack).toBe(false);
    session.begin(ASHA);
    funnel.prepareRedirect('walking', 'signUp');
    funnel.arrive('walking', 'address');
    expect(funnel.visit?.isTurnedBack).toBe(false);
  });
});

describe('a package without a price', () => {
  test('is not logged before the first step is complete', () => {
    const { logged } = visitor({ ...EXAMPLE, walkDays: undefined, package: { ...EXAMPLE.package!, price: undefined } });
    expect(logged).toEqual([]);
  });
});

test('stops watching the session when the booking ends', () => {
  const { funnel, session, moves } = visitor();
  session.begin(ASHA);
  funnel.dispose();
  session.end('lost');
  expect(moves).toEqual([]);
});

test('stays on the thank-you page when the session is lost at the same time', () => {
  const { draft, funnel, moves, session } = visitor();
  session.begin(ASHA);
  funnel.arrive('walking', 'summary');
  funnel.finish('key', SENT_BOOKING);
  session.end('lost');
  expect(moves).toEqual(['instead /thankyou']);
  expect(draft.current).toMatchObject({ interruptedPage: undefined, sentBooking: SENT_BOOKING });
  expect(funnel.isOn('summary')).toBe(false);
});

test('makes a new visit at each arrival at another page or service, not at the same page again', () => {
  const { funnel } = visitor();
  const visits = seen(() => funnel.visit);
  funnel.arrive('walking', 'package');
  funnel.arrive('training', 'package');
  funnel.arrive('training', 'package');
  funnel.arrive('training', 'schedule');
  expect(visits.map((visit) => visit && [visit.service, visit.page])).toEqual([
    undefined,
    ['walking', 'package'],
    ['training', 'package'],
    ['training', 'schedule'],
  ]);
});

test('after midnight the booking loses the past day with the next refresh, and a rule that is asked knows at once; no page is left by itself', () => {
  const { clock, draft, funnel, session, today } = visitor();
  session.begin(ASHA);
  draft.update({ selectedAddressId: 201, selectedPetIds: [301] });
  funnel.arrive('walking', 'summary');
  const redirects = seen(() => funnel.redirect('walking', 'summary'));
  const counts = seen(() => [funnel.booking.headline.length, funnel.booking.overview.choices.length]);
  clock.instant = Date.parse(`${EXAMPLE.startDate}T00:00:00+05:30`);
  expect(funnel.redirect('walking', 'summary')).toEqual({ service: 'walking', page: 'schedule' });
  expect(counts).toEqual([[6, 5]]);
  today.refresh();
  expect(counts).toEqual([
    [6, 5],
    [4, 4],
  ]);
  expect(redirects).toEqual([undefined]);
});

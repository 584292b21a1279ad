import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import { SENT_BOOKING } from '../domain/draft-example';
import { EXAMPLE } from '../domain/walking-example';
import { seen } from './seen';
import { ASHA, visitor } from './visitor';

test('goes from page to page, and from the second step to the spelling signUp', () => {
  const { funnel, moves } = visitor();
  funnel.arrive('walking', 'package');
  funnel.goOn();
  funnel.arrive('walking', 'schedule');
  funnel.goOn();
  expect(moves).toEqual(['to /walking/2', 'to /walking/signUp']);
});

test('gives headline, total and paths of the present service', () => {
  const { funnel } = visitor();
  funnel.arrive('walking', 'schedule');
  expect(funnel.headline).toEqual(['Mid-term', 'Twice a Day', 'Mon - Fri', '30 min walk']);
  funnel.arrive('walking', 'address');
  expect(funnel.headline).toEqual(['Mid-term', 'Twice a Day', 'Mon - Fri', '30 min walk', 'December 5, 2026', '6:30 AM, 5:00 PM']);
  expect(funnel.overview.estimatedTotal).toBe('₹4,770.00');
  expect(funnel.pathOf('login')).toBe('/walking/login');
  expect(funnel.dateHint).toContain('no walk on this day');
  funnel.arrive('grooming', 'package');
  expect([funnel.headline, funnel.overview.estimatedTotal, funnel.pathOf('summary')]).toEqual([[], undefined, '/grooming/summary']);
});

test('goes back one entry, or to the page before', () => {
  const { funnel, moves } = visitor();
  funnel.arrive('walking', 'summary');
  funnel.goBack();
  expect(moves).toEqual(['back or /walking/petDetails']);
});

test('tells telemetry once of each page that the customer reaches and leaves, and of the end', () => {
  const { funnel, recorded } = visitor();
  funnel.arrive('walking', 'package');
  funnel.arrive('walking', 'package');
  funnel.recordFailure(['package']);
  funnel.arrive('walking', 'summary');
  funnel.finish(SENT_BOOKING);
  expect(recorded).toEqual([
    { kind: 'step', action: 'arrived', service: 'walking', page: 'package' },
    { kind: 'step', action: 'failed', service: 'walking', page: 'package', fields: ['package'] },
    { kind: 'step', action: 'left', service: 'walking', page: 'package' },
    { kind: 'step', action: 'arrived', service: 'walking', page: 'summary' },
    { kind: 'step', action: 'left', service: 'walking', page: 'summary' },
    { kind: 'step', action: 'arrived', service: 'walking', page: 'thankYou' },
  ]);
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

  test('ends when the summary opens again', () => {
    const { funnel, draft } = visitor();
    funnel.change('package');
    expect(draft.current.changing).toBe('walking');
    funnel.arrive('walking', 'summary');
    expect(draft.current.changing).toBeUndefined();
  });
});

describe('a lost session', () => {
  test('leads to the login, and the login back to the interrupted page', () => {
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

  test('leads to the interrupted page after a new sign-up too', () => {
    const { funnel, session } = visitor();
    session.begin(ASHA);
    funnel.arrive('walking', 'petDetails');
    session.lose();
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

  test.each(['login', 'signUp'] as const)('interrupts no page right after it began on %s', (page) => {
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
])('redirects from the summary if a part of %s is missing', (_step, changes, page) => {
  const { funnel, draft, session } = visitor({ ...EXAMPLE, ...changes });
  session.begin(ASHA);
  draft.update({ selectedAddressId: 201, selectedPetIds: [301] });
  expect(funnel.redirect('walking', 'summary')).toEqual(page && { service: 'walking', page });
});

describe('Back', () => {
  test('goes back as usual from an incomplete page without a change from the summary', () => {
    const { funnel, draft, session, moves } = visitor({ ...EXAMPLE, startDate: undefined });
    session.begin(ASHA);
    draft.update({ selectedAddressId: 201, selectedPetIds: [301] });
    funnel.arrive('walking', 'schedule');
    funnel.goBack();
    expect(moves).toEqual(['back or /walking/1']);
  });

  test('skips the summary if a change left the page incomplete', () => {
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

describe('a page that a guard refuses', () => {
  test('leads back to the incomplete step, which shows its errors', () => {
    const { funnel, draft, session } = visitor();
    session.begin(ASHA);
    draft.update({ selectedAddressId: 201, selectedPetIds: [301] });
    funnel.arrive('walking', 'petDetails');
    draft.updateBooking('walking', { ...EXAMPLE, startDate: undefined });
    funnel.prepareRedirect('walking', 'summary');
    funnel.arrive('walking', 'schedule');
    expect(funnel.isTurnedBack).toBe(true);
    expect(draft.current.changing).toBe('walking');
  });

  test.each([{ selectedAddressId: 201 }, { selectedPetIds: [301] }])('does not return to the summary with other gaps: %j', (selected) => {
    const { funnel, draft, session } = visitor();
    session.begin(ASHA);
    draft.update(selected);
    funnel.arrive('walking', 'petDetails');
    draft.updateBooking('walking', { ...EXAMPLE, startDate: undefined });
    funnel.prepareRedirect('walking', 'summary');
    expect(draft.current.changing).toBeUndefined();
  });

  test('shows the errors of the present page too', () => {
    const { funnel, draft } = visitor({ ...EXAMPLE, walkFrequency: undefined });
    funnel.arrive('walking', 'package');
    funnel.prepareRedirect('walking', 'schedule');
    funnel.arrive('walking', 'package');
    expect(funnel.isTurnedBack).toBe(true);
    expect(draft.current.changing).toBeUndefined();
  });

  test('shows no errors to a customer who comes from outside', () => {
    const { funnel } = visitor({ ...EXAMPLE, walkFrequency: undefined });
    funnel.prepareRedirect('walking', 'summary');
    funnel.arrive('walking', 'package');
    expect(funnel.isTurnedBack).toBe(false);
  });

  test('shows no errors if the page needs a login or a logout', () => {
    const { funnel, session } = visitor();
    funnel.arrive('walking', 'schedule');
    funnel.prepareRedirect('walking', 'address');
    funnel.arrive('walking', 'signUp');
    expect(funnel.isTurnedBack).toBe(false);
    session.begin(ASHA);
    funnel.prepareRedirect('walking', 'signUp');
    funnel.arrive('walking', 'address');
    expect(funnel.isTurnedBack).toBe(false);
  });
});

test('counts arrivals at another page or service, but not at the same page', () => {
  const { funnel } = visitor();
  funnel.arrive('walking', 'package');
  expect(funnel.arrivals).toBe(0);
  funnel.arrive('training', 'package');
  funnel.arrive('training', 'package');
  funnel.arrive('training', 'schedule');
  expect(funnel.arrivals).toBe(2);
});

test('redirects from the summary when midnight makes the start date invalid', () => {
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
  test.each([{ price: undefined }, { durationDays: undefined }])('is logged once, and shows as priced in the quote: %j', (missing) => {
    const { funnel, logged, draft } = visitor({ ...EXAMPLE, package: { ...EXAMPLE.package!, ...missing } });
    draft.update({ selectedAddressId: 201 });
    expect(logged).toEqual(['Missing required pricing data']);
    expect(funnel.overview.estimatedTotal).toBe('Priced in your quote');
  });

  test('is not logged before the first step is complete', () => {
    const { logged } = visitor({ ...EXAMPLE, walkDays: undefined, package: { ...EXAMPLE.package!, price: undefined } });
    expect(logged).toEqual([]);
  });
});

test('stops watching the session when the booking ends', () => {
  const { funnel, session, moves } = visitor();
  session.begin(ASHA);
  funnel.dispose();
  session.lose();
  expect(moves).toEqual([]);
});

test('stays on the thank-you page when the session is lost at the same time', () => {
  const { draft, funnel, moves, session } = visitor();
  session.begin(ASHA);
  funnel.arrive('walking', 'summary');
  funnel.finish(SENT_BOOKING);
  session.lose();
  expect(moves).toEqual(['instead /thankyou']);
  expect(draft.current).toMatchObject({ interruptedPage: undefined, sentBooking: SENT_BOOKING });
  expect(funnel.isOn('summary')).toBe(false);
});

test('redirects Back after the booking to the thank-you page', () => {
  const { funnel, session } = visitor();
  session.begin(ASHA);
  funnel.arrive('walking', 'summary');
  expect(funnel.redirect('walking', 'package')).toBeUndefined();
  funnel.finish(SENT_BOOKING);
  expect(funnel.redirect('walking', 'petDetails')).toBe('thankYou');
  expect(funnel.redirect('walking', 'package')).toBe('thankYou');
});

test('leaves a past day out of headline and overview, also if they were read before midnight', () => {
  const { clock, funnel } = visitor();
  const counts = () => [funnel.headline.length, funnel.overview.choices.length];
  const stop = autorun(counts);
  expect(counts()).toEqual([6, 10]);
  clock.instant = Date.parse(`${EXAMPLE.startDate}T00:00:00+05:30`);
  expect(counts()).toEqual([4, 6]);
  stop();
});

test('lets pages observe the service, a redirect back to a step, and the end of the booking', () => {
  const { funnel, clock, draft, session } = visitor();
  session.begin(ASHA);
  draft.update({ selectedAddressId: 201, selectedPetIds: [301] });
  const shown = seen(() => [funnel.service, funnel.isTurnedBack, funnel.isOver]);
  funnel.arrive('walking', 'summary');
  clock.instant = Date.parse(`${EXAMPLE.startDate}T00:00:00+05:30`);
  funnel.mayStay();
  funnel.arrive('walking', 'schedule');
  funnel.arrive('training', 'package');
  funnel.finish(SENT_BOOKING);
  expect(shown).toEqual([
    ['walking', false, false],
    ['walking', true, false],
    ['training', false, false],
    ['training', false, true],
  ]);
});

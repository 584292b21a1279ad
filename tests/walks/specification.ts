import type { MockBackend } from '../../mocks/backend';
import type { StoredBooking, StoredDraft } from './stored-draft';

// The specification's rules, written a second time to check the app: they use the server's data, but none of the app's code.

type Row = readonly [label: string, value: string];
type Json = Readonly<Record<string, unknown>>;

/** What the summary showed when 'Get Best Quotes' was pressed. */
export interface Shown {
  readonly service: string;
  readonly rows: readonly Row[];
  /** The total as the page shows it, '₹597.00'. */
  readonly total: string;
}

/** The number of walks a day for each frequency. The customer must tick as many time slots. */
export const WALKS_A_DAY: Readonly<Record<string, number>> = { 'Once a Day': 1, 'Twice a Day': 2, 'Thrice a Day': 3 };
const FREQUENCIES: Readonly<Record<string, string>> = { '1 Walk': 'once a day', '2 Walks': 'twice a day', '3 Walks': 'thrice a day' };
const DAYS: Readonly<Record<string, string>> = { 'Mon - Fri': 'weekdays', 'All Days': 'all days' };
const OFFSETS: Readonly<Record<string, number>> = { 'Long-term': 29, 'Mid-term': 14, 'Short-term': 7, Express: 2 };
const SERVICE_IDS: Readonly<Record<string, string>> = { grooming: '2', training: '3', walking: '4' };
const SENT_OF_ALL = ['user_id', 'address_id', 'pet_id', 'package_id', 'service_start_date', 'preferable_time', 'service_id', 'addons', 'total_price'];
const SENT_OF_WALKING = ['service_days', 'service_frequency', 'walk_duration'];
const DAY_IN_MILLISECONDS = 86_400_000;
const INDIA_AHEAD_IN_MILLISECONDS = 19_800_000;

/** The day in India at an instant, as `YYYY-MM-DD`. */
export function dayInIndia(instant: number): string {
  return new Date(instant + INDIA_AHEAD_IN_MILLISECONDS).toISOString().slice(0, 10);
}

/** The total of a stored booking in rupees, by the server's prices (decisions S8 and S10); 0 while too little is chosen. */
export function totalOf(service: string, booking: StoredBooking, { db }: MockBackend): number {
  const priceIn = (table: { getAll: () => { id: number; price: number }[] }, id: unknown) => table.getAll().find((row) => row.id === id)!.price;
  if (service === 'training') return booking.package ? priceIn(db.trainingPackage, booking.package.id) : 0;
  if (service === 'grooming') {
    const packages = booking.packages?.map(({ id }) => priceIn(db.groomingPackage, id)) ?? [];
    return [...packages, ...(booking.trim ? [priceIn(db.trim, booking.trim.id)] : [])].reduce((sum, price) => sum + price, 0);
  }
  const chosen = db.walkingPackage.getAll().find(({ id }) => id === booking.package?.id);
  if (!chosen || !booking.walkFrequency || !booking.walkDuration) return 0;
  return chosen.price * WALKS_A_DAY[booking.walkFrequency]! * chosen.durationDays * (booking.walkDuration === '60 min walk' ? 2 : 1);
}

/** The chosen package's price as the first page shows it without a total, '₹199 a walk'; undefined without a package (decision B8). */
export function walkPriceOf(booking: StoredBooking, { db }: MockBackend): string | undefined {
  const chosen = db.walkingPackage.getAll().find(({ id }) => id === booking.package?.id);
  return chosen && `${inRupees(chosen.price).replace('.00', '')} ${booking.walkDuration === '60 min walk' ? 'for 30 min' : 'a walk'}`;
}

/** Rupees as pages show them, '₹1,49,900.00' (decision S8). */
export function inRupees(amount: number): string {
  return `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)}`;
}

/** The service and page of a path, in lower case (decision R2); undefined for a path that is no page of a booking. */
export function pageOfPath(path: string): { readonly service: string; readonly page: string } | undefined {
  const [, service, page] = /^\/(walking|training|grooming)\/(\w+)$/.exec(path.toLowerCase()) ?? [];
  return service && page ? { service, page } : undefined;
}

interface GuardState {
  /** The stored draft; undefined if nothing was chosen yet. */
  readonly draft: StoredDraft | undefined;
  readonly isLoggedIn: boolean;
  readonly now: number;
}

/** The reason why the route guards refuse a page (decision R3); undefined if the page opens. */
export function guardRefusal({ service, page }: { readonly service: string; readonly page: string }, { draft, isLoggedIn, now }: GuardState): string | undefined {
  const booking = draft?.bookings[service] ?? {};
  const isForCustomers = ['address', 'petdetails', 'summary'].includes(page);
  const isForVisitors = ['signup', 'login'].includes(page);
  const { date, slot, time } = booking.appointment ?? {};
  const hasAppointment = isAhead(date, now) && Boolean(slot) && Boolean(time);
  const isSelected = { walking: Boolean(booking.walkFrequency), training: Boolean(booking.package), grooming: booking.packages?.length }[service];
  const isDated = { walking: isAhead(booking.startDate, now), training: hasAppointment, grooming: hasAppointment }[service];
  if (page !== '1' && !isSelected) return 'nothing is selected';
  if ((isForCustomers || (service === 'grooming' && isForVisitors)) && !isDated) return 'no date is chosen';
  if (isForCustomers && !isLoggedIn) return 'no session';
  if (isForVisitors && isLoggedIn) return 'a session already';
  if (page !== 'summary') return undefined;
  if (draft?.selectedAddressId === undefined) return 'no address is selected';
  if (draft.selectedPetIds.length === 0) return 'no pet is selected';
  return service === 'walking' && !isWalkingComplete(booking) ? 'the walks are not complete' : undefined;
}

/** Whether a day is in the future in India (decision S1). */
export function isAhead(day: string | undefined, now: number): boolean {
  return day !== undefined && day > dayInIndia(now);
}

/** Whether a walking booking has all choices of its first two steps, except the date. */
function isWalkingComplete({ walkFrequency, walkDays, walkDuration, package: chosen, preferableTime = {} }: StoredBooking): boolean {
  const slots = Object.values(preferableTime).filter(({ checked }) => checked);
  const isChosen = [walkFrequency, walkDays, walkDuration, chosen].every(Boolean);
  return isChosen && slots.length === WALKS_A_DAY[walkFrequency!] && slots.every(({ time }) => Boolean(time));
}

/** The countdown that the code dialog must show now for a code that was sent at `sentAt`: '00:30 s'. */
export function countdownAt(now: number, sentAt: number): string {
  const seconds = Math.max(0, Math.ceil(30 - (now - sentAt) / 1000));
  return `00:${String(seconds).padStart(2, '0')} s`;
}

/** The names of the required fields that a sent booking lacks or has empty. Only `addons` may be an empty list. */
export function missingIn(service: string, sent: Json): readonly string[] {
  const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.some(isNothing));
  const isNone = (value: unknown) => Array.isArray(value) && value.length === 0;
  const fields = [...SENT_OF_ALL, ...(service === 'walking' ? SENT_OF_WALKING : [])];
  return fields.filter((field) => isNothing(sent[field]) || (field !== 'addons' && isNone(sent[field])));
}

/** The request body that the app must send for a summary, without customer, address and pets. A missing row gives an undefined field. */
export function payloadOf({ service, rows, total }: Shown, { db }: MockBackend): Json {
  const row = (label: string) => rows.find(([each]) => each === label)?.[1];
  const list = (label: string) => (row(label) === 'None' ? [] : row(label)?.split(', '));
  const idOf = (table: { getAll: () => { id: number; name: string }[] }, name: string | undefined) =>
    table.getAll().find((each) => each.name === name)?.id;
  const shared = { service_id: SERVICE_IDS[service], total_price: Number(total.replace(/[₹,]/g, '')) };
  if (service === 'walking') {
    return {
      ...shared,
      package_id: idOf(db.walkingPackage, row('Package')),
      service_start_date: isoDay(row('Start date')),
      preferable_time: ['Morning', 'Afternoon', 'Evening'].flatMap((slot) => row(slot) ?? []),
      addons: list('Add-ons'),
      service_days: DAYS[row('Walking days') ?? ''],
      service_frequency: FREQUENCIES[row('Walks a day') ?? ''],
      walk_duration: row('Walk duration'),
    };
  }
  const service_start_date = isoDay(row('Date'));
  if (service === 'training') {
    const addons = list('Extra add-ons');
    return { ...shared, package_id: idOf(db.trainingPackage, row('Package')), service_start_date, preferable_time: [row('Time')], addons };
  }
  const packages = (list('Packages') ?? []).filter((name) => name !== 'Trimming');
  const trim = row('Hair Trimming') === 'None' ? [] : [idOf(db.trim, row('Hair Trimming'))];
  return {
    ...shared,
    package_id: [...packages.map((name) => idOf(db.groomingPackage, name)), ...trim],
    service_start_date,
    preferable_time: [`${row('Time slot')} | ${row('Time')}`],
    addons: list('Add-ons'),
  };
}

/** The end date that a walking summary must show, by its start date and package: 'December 7, 2026'. */
export function endDateOf({ rows }: Shown): string {
  const row = (label: string) => rows.find(([each]) => each === label)?.[1] ?? '';
  const end = Date.parse(`${isoDay(row('Start date'))}T00:00:00Z`) + (OFFSETS[row('Package')] ?? 0) * DAY_IN_MILLISECONDS;
  return new Date(end).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });
}

/** Turns 'December 5, 2026' into `2026-12-05`. */
function isoDay(text: string | undefined): string | undefined {
  return text && new Date(`${text} 00:00:00 UTC`).toISOString().slice(0, 10);
}

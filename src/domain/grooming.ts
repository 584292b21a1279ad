import { appointmentHeadline, appointmentRules, isAppointment, NO_APPOINTMENT, type Appointment } from './appointment';
import { onlyErrors, type FieldErrors } from './field-errors';
import { messages } from './messages';
import { addUp, isAmount, type Rupees } from './money';
import type { AddOn, OfferedPackage, Trim } from './packages';
import { listRow, priceLine, type PriceLine, type ServiceRequest, type ServiceRules, type SummaryRow } from './service-rules';
import { hasShape, isId, isListWithoutTwins, isOptional, isSameId, isText, toggled, type Id } from './shape';
import { TIME_SLOT_LABELS } from './time-slots';

/** What the page and the summary call the choice of a trim. */
export const HAIR_TRIMMING = 'Hair Trimming';

/** What a booking keeps of a package that was chosen. */
type ChosenGroomingPackage = Pick<OfferedPackage, 'id' | 'name' | 'price'>;

/** A grooming booking, complete or not. The trim lives apart from the packages: their ids may be equal (decision P1). */
export interface GroomingBooking {
  /** In the order in which they were chosen. */
  readonly packages: readonly ChosenGroomingPackage[];
  readonly trim: Trim | undefined;
  readonly addOns: readonly AddOn[];
  readonly appointment: Appointment;
}

const EMPTY_BOOKING: GroomingBooking = { packages: [], trim: undefined, addOns: [], appointment: NO_APPOINTMENT };

const isSameItem = (one: { readonly id: Id }, other: { readonly id: Id }) => isSameId(one.id, other.id);

/** The same booking with a package added or, where it was there, removed (spec section 4, Grooming selection). */
export function toggleGroomingPackage(booking: GroomingBooking, { id, name, price }: OfferedPackage): GroomingBooking {
  return { ...booking, packages: toggled(booking.packages, { id, name, price }, isSameItem) };
}

/** The same booking with a trim in place of the one before or, where it was chosen already, with none (decision P1). */
export function toggleTrim(booking: GroomingBooking, trim: Trim): GroomingBooking {
  return { ...booking, trim: isSameId(booking.trim?.id, trim.id) ? undefined : trim };
}

/** The same booking with an add-on added or, where it was there, removed. */
export function toggleGroomingAddOn(booking: GroomingBooking, addOn: AddOn): GroomingBooking {
  return { ...booking, addOns: toggled(booking.addOns, addOn, isSameItem) };
}

/** The types of what is chosen: the packages' names, and 'Trimming' for a trim (spec section 3, Selections). */
export function groomingPackageTypes({ packages, trim }: GroomingBooking): readonly string[] {
  return [...packages.map(({ name }) => name), ...(trim ? ['Trimming'] : [])];
}

/** The one field of the first step that has to be filled in. */
export type GroomingPackageField = 'packages';

/** What the first step lacks (spec section 5, Training and grooming step 1). A trim is no package (decision P1). */
export function groomingPackageErrors({ packages }: GroomingBooking): FieldErrors<GroomingPackageField> {
  return onlyErrors({ packages: packages.length > 0 ? undefined : messages.grooming.packageMissing });
}

/** The packages and the trim, as far as they are chosen. */
function pricedParts({ packages, trim }: GroomingBooking): readonly (ChosenGroomingPackage | Trim)[] {
  return trim ? [...packages, trim] : packages;
}

/** The prices of the packages and the trim together, in rupees; a missing one counts as 0 (decisions S8 and S10). */
export function groomingTotal(booking: GroomingBooking): Rupees {
  return addUp(pricedParts(booking).map(({ price }) => price).filter(isAmount));
}

function groomingPriceLines(booking: GroomingBooking): readonly PriceLine[] {
  const { addOns } = booking;
  return [...pricedParts(booking).map(({ name, price }) => priceLine(name, price)), ...addOns.map(({ name }) => priceLine(name))];
}

function groomingPackageSummary(booking: GroomingBooking): readonly SummaryRow[] {
  const { packages, trim, addOns } = booking;
  return [
    listRow('Packages', packages.map(({ name }) => name), ''),
    { label: HAIR_TRIMMING, value: trim?.name ?? 'None' },
    listRow('Add-ons', addOns.map(({ name }) => name)),
  ];
}

function groomingRequest(booking: GroomingBooking): ServiceRequest {
  const { addOns, appointment } = booking;
  return {
    // The packages as they were chosen, then the trim (decision P1).
    packageId: pricedParts(booking).map(({ id }) => id),
    startDate: appointment.date!,
    preferableTimes: [`${TIME_SLOT_LABELS[appointment.slot!]} | ${appointment.time!}`],
    addOns: addOns.map(({ name }) => name),
    totalPrice: groomingTotal(booking),
    extras: {},
  };
}

const isPriced = hasShape({ id: isId, name: isText, price: isOptional(isAmount) });

const isGroomingBooking = hasShape({
  packages: isListWithoutTwins(isPriced),
  trim: isOptional(isPriced),
  addOns: isListWithoutTwins(hasShape({ id: isId, name: isText })),
  appointment: isAppointment,
});

/** Grooming's part in the funnel. */
export const groomingRules: ServiceRules<GroomingBooking> = {
  serviceId: '2',
  label: 'Dog Grooming',
  shortLabel: 'Grooming',
  signUpPath: 'signup',
  pagesNeedingSchedule: ['signUp', 'login', 'address', 'petDetails', 'summary'],
  ...appointmentRules,
  showsScheduleErrorsOnTouch: true,
  empty: () => EMPTY_BOOKING,
  restore: (stored) => (isGroomingBooking(stored) ? { ...EMPTY_BOOKING, ...(stored as GroomingBooking) } : undefined),
  hasSelection: ({ packages }) => packages.length > 0,
  packageErrors: groomingPackageErrors,
  total: groomingTotal,
  lacksPricingData: (booking) => !pricedParts(booking).every(({ price }) => isAmount(price)),
  priceLines: groomingPriceLines,
  headline: (booking, today) => [...groomingPackageTypes(booking), ...appointmentHeadline(booking.appointment, today)],
  packageSummary: groomingPackageSummary,
  request: groomingRequest,
};

import {
  appointmentHeadlineParts,
  appointmentSummaryRows,
  appointmentScheduleRules,
  appointmentIfComplete,
  EMPTY_APPOINTMENT,
  type Appointment,
  type CompleteAppointment,
} from './appointment';
import { collectErrors, type FieldErrors } from './field-errors';
import { messages } from './messages';
import { sumRupees, isAmount, type Rupees } from './money';
import type { ExtraAddOn, OfferedHairTrim, OfferedPackage } from './packages';
import { summaryRowOfNames, priceLine, type ServiceRules } from './service-rules';
import { isSameId, toggleItem, type Id } from './ids';

/** The fields of a chosen package that the booking stores. */
type ChosenGroomingPackage = Pick<OfferedPackage, 'id' | 'name' | 'price'>;

/** A grooming booking, complete or not. The trim is stored apart, because its id may equal a package's id (decision P1). */
export interface GroomingBookingDraft {
  /** The chosen packages, in the order of choosing. */
  readonly packages: readonly ChosenGroomingPackage[];
  readonly trim: OfferedHairTrim | undefined;
  readonly addOns: readonly ExtraAddOn[];
  readonly appointment: Appointment;
}

export const EMPTY_GROOMING_BOOKING: GroomingBookingDraft = { packages: [], trim: undefined, addOns: [], appointment: EMPTY_APPOINTMENT };

const isSameItem = (one: { readonly id: Id }, other: { readonly id: Id }) => isSameId(one.id, other.id);

/** Adds a package to the booking, or removes it if it is chosen already. */
export function toggleGroomingPackage(booking: GroomingBookingDraft, { id, name, price }: OfferedPackage): GroomingBookingDraft {
  return { ...booking, packages: toggleItem(booking.packages, { id, name, price }, isSameItem) };
}

/** Adds an add-on to the booking, or removes it if it is chosen already. */
export function toggleGroomingAddOn(booking: GroomingBookingDraft, addOn: ExtraAddOn): GroomingBookingDraft {
  return { ...booking, addOns: toggleItem(booking.addOns, addOn, isSameItem) };
}

/** The errors of the package step, by field. A trim alone is not enough: it is not a package (decision P1). */
export function groomingPackageErrors({ packages }: GroomingBookingDraft): FieldErrors<'packages'> {
  return collectErrors({ packages: packages.length > 0 ? undefined : messages.grooming.packageMissing });
}

/** The parts of the booking that the total adds up: the chosen packages and the chosen trim, if any. */
function pricedParts({ packages, trim }: GroomingBookingDraft): readonly (ChosenGroomingPackage | OfferedHairTrim)[] {
  return trim ? [...packages, trim] : packages;
}

/** The prices of the packages and the trim together, in rupees; a missing price counts as 0 (decisions S8 and S10). */
export function groomingTotal(booking: GroomingBookingDraft): Rupees {
  return sumRupees(pricedParts(booking).map(({ price }) => price).filter(isAmount));
}

/** A grooming booking with all required choices made. */
export interface CompleteGroomingBooking extends CompleteAppointment {
  readonly service: 'grooming';
  /** The ids of the chosen packages, in the order of choosing. */
  readonly packageIds: readonly Id[];
  readonly trimId: Id | undefined;
  readonly addOns: readonly string[];
  readonly total: Rupees;
}

export const groomingServiceRules: ServiceRules<GroomingBookingDraft, CompleteGroomingBooking> = {
  label: 'Dog Grooming',
  shortLabel: 'Grooming',
  pagesNeedingSchedule: ['signUp', 'login', 'address', 'petDetails', 'summary'],
  selection: {
    isMade: ({ packages }) => packages.length > 0,
    errors: groomingPackageErrors,
  },
  schedule: { ...appointmentScheduleRules, showsErrorsOnLeave: true },
  price: {
    total: groomingTotal,
    isIncomplete: (booking) => !pricedParts(booking).every(({ price }) => isAmount(price)),
    lines: (booking) => [
      ...pricedParts(booking).map(({ name, price }) => priceLine(name, price)),
      ...booking.addOns.map(({ name }) => priceLine(name)),
    ],
    leftOut: ({ packages, trim }) => (trim && packages.length === 0 ? '+ a package' : ''),
  },
  texts: {
    headline: ({ packages, trim, appointment }, today) => [
      ...packages.map(({ name }) => name),
      ...(trim ? [`Trimming: ${trim.name}`] : []),
      ...appointmentHeadlineParts(appointment, today),
    ],
    packageRows: ({ packages, trim, addOns }) => [
      summaryRowOfNames('Packages', packages.map(({ name }) => name), ''),
      { label: 'Hair Trimming', value: trim?.name ?? 'None' },
      summaryRowOfNames('Add-ons', addOns.map(({ name }) => name)),
    ],
    scheduleRows: appointmentSummaryRows,
  },
  complete(booking, today) {
    const { packages, trim, addOns } = booking;
    const appointment = appointmentIfComplete(booking.appointment, today);
    if (packages.length === 0 || !appointment) return undefined;
    return {
      service: 'grooming',
      packageIds: packages.map(({ id }) => id),
      trimId: trim?.id,
      addOns: addOns.map(({ name }) => name),
      ...appointment,
      total: groomingTotal(booking),
    };
  },
};

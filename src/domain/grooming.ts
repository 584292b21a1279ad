import {
  appointmentIfComplete,
  appointmentParts,
  EMPTY_APPOINTMENT,
  type Appointment,
  type CompleteAppointment,
} from './appointment';
import { priceLine, rowsWithValue, summaryRowOfNames, type Booking, type ServiceProfile } from './booking';
import type { CalendarDate } from './calendar';
import { collectErrors, type FieldErrors } from './field-errors';
import { messages } from './messages';
import { sumRupees, isAmount, type Rupees } from './money';
import {
  namesNoLongerOffered,
  withoutPrice,
  type ExtraAddOn,
  type OfferedHairTrim,
  type OfferedPackage,
} from './packages';
import { findById, isSameId, toggleItem, type Id } from './ids';

type ChosenGroomingPackage = Pick<OfferedPackage, 'id' | 'name' | 'price'>;

/** The trim is apart, because its id may equal a package's id (decision P1). */
export interface GroomingBookingDraft {
  readonly packages: readonly ChosenGroomingPackage[];
  readonly trim: OfferedHairTrim | undefined;
  readonly addOns: readonly ExtraAddOn[];
  readonly appointment: Appointment;
}

export const EMPTY_GROOMING_BOOKING: GroomingBookingDraft = {
  packages: [],
  trim: undefined,
  addOns: [],
  appointment: EMPTY_APPOINTMENT,
};

const isSameItem = (one: { readonly id: Id }, other: { readonly id: Id }) => isSameId(one.id, other.id);

export function toggleGroomingPackage(
  booking: GroomingBookingDraft,
  { id, name, price }: OfferedPackage,
): GroomingBookingDraft {
  return { ...booking, packages: toggleItem(booking.packages, { id, name, price }, isSameItem) };
}

export function toggleGroomingAddOn(booking: GroomingBookingDraft, addOn: ExtraAddOn): GroomingBookingDraft {
  return { ...booking, addOns: toggleItem(booking.addOns, addOn, isSameItem) };
}

/** A trim alone is not enough: it is not a package. */
export function groomingPackageErrors({ packages }: GroomingBookingDraft): FieldErrors<'packages'> {
  return collectErrors({ packages: packages.length > 0 ? undefined : messages.grooming.packageMissing });
}

function pricedParts({ packages, trim }: GroomingBookingDraft): readonly (ChosenGroomingPackage | OfferedHairTrim)[] {
  return trim ? [...packages, trim] : packages;
}

/** A missing price counts as 0 (decisions S8 and S10). */
export function groomingTotal(booking: GroomingBookingDraft): Rupees {
  return sumRupees(
    pricedParts(booking)
      .map(({ price }) => price)
      .filter(isAmount),
  );
}

interface CompleteGroomingBooking extends CompleteAppointment {
  readonly service: 'grooming';
  readonly packageIds: readonly Id[];
  readonly trimId: Id | undefined;
  readonly addOns: readonly string[];
  readonly total: Rupees;
}

export const GROOMING: ServiceProfile = {
  label: 'Dog Grooming',
  shortLabel: 'Grooming',
  pagesNeedingSchedule: ['signUp', 'login', 'address', 'petDetails', 'summary'],
  showsErrorsOnLeave: true,
};

export function groomingBooking(draft: GroomingBookingDraft, today: CalendarDate) {
  const { packages, trim, addOns } = draft;
  const packageNames = packages.map(({ name }) => name);
  const addOnNames = addOns.map(({ name }) => name);
  return {
    ...appointmentParts(draft.appointment, today),
    profile: GROOMING,
    hasSelection: () => packages.length > 0,
    selectionErrors: () => groomingPackageErrors(draft),
    total: () => groomingTotal(draft),
    isPriceIncomplete: () => !pricedParts(draft).every(({ price }) => isAmount(price)),
    priceLines: () => [
      ...pricedParts(draft).map(({ name, price }) => priceLine(name, price)),
      ...addOnNames.map((name) => priceLine(name)),
    ],
    notInTotal: () => (trim && packages.length === 0 ? '+ a package' : ''),
    mainChoices: () => [...packageNames, ...(trim ? [`Trimming: ${trim.name}`] : [])],
    packageRows: () =>
      rowsWithValue([
        summaryRowOfNames('Packages', packageNames),
        { label: 'Hair Trimming', value: trim?.name ?? '' },
        summaryRowOfNames('Add-ons', addOnNames),
      ]),
    asOffered: (offers) => ({
      ...draft,
      packages: packages
        .flatMap((chosen) => findById(offers.packages, chosen.id) ?? [])
        .map(({ id, name, price }) => ({ id, name, price })),
      trim: findById(offers.trims, trim?.id),
    }),
    noLongerOffered: (offers) => [
      ...namesNoLongerOffered(packages, offers.packages),
      ...namesNoLongerOffered([trim], offers.trims),
    ],
    forNextTime: () => ({
      ...draft,
      packages: packages.map(withoutPrice),
      trim: trim && withoutPrice(trim),
      appointment: { ...draft.appointment, date: undefined },
    }),
    complete(): CompleteGroomingBooking | undefined {
      const appointment = appointmentIfComplete(draft.appointment, today);
      if (packages.length === 0 || !appointment) return undefined;
      const packageIds = packages.map(({ id }) => id);
      return {
        service: 'grooming',
        packageIds,
        trimId: trim?.id,
        addOns: addOnNames,
        ...appointment,
        total: groomingTotal(draft),
      };
    },
  } satisfies Booking;
}

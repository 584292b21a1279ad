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
import { inWholePaise, isAmount, type Rupees } from './money';
import { namesNoLongerOffered, withoutPrice, type OfferedPackage } from './packages';
import { findById, isSameId, toggleItem, type Id } from './ids';
import { counted } from './text';

type ChosenTrainingPackage = Pick<OfferedPackage, 'id' | 'name' | 'price' | 'sessions' | 'includedAddOns'>;

export interface TrainingBookingDraft {
  readonly package: ChosenTrainingPackage | undefined;
  /** Each package offers others (decision P2). */
  readonly addOns: readonly string[];
  readonly appointment: Appointment;
}

export const EMPTY_TRAINING_BOOKING: TrainingBookingDraft = {
  package: undefined,
  addOns: [],
  appointment: EMPTY_APPOINTMENT,
};

export function chooseTrainingPackage(booking: TrainingBookingDraft, chosen: OfferedPackage): TrainingBookingDraft {
  const { id, name, price, sessions, includedAddOns } = chosen;
  const addOns = isSameId(booking.package?.id, id) ? booking.addOns : [];
  return { ...booking, package: { id, name, price, sessions, includedAddOns }, addOns };
}

export function toggleTrainingAddOn(booking: TrainingBookingDraft, name: string): TrainingBookingDraft {
  return { ...booking, addOns: toggleItem(booking.addOns, name) };
}

export function trainingPackageErrors(booking: TrainingBookingDraft): FieldErrors<'package'> {
  return collectErrors({ package: booking.package ? undefined : messages.training.packageMissing });
}

/** 0 if missing (decisions S8 and S10). */
export function trainingTotal(booking: TrainingBookingDraft): Rupees {
  const price = booking.package?.price;
  return isAmount(price) ? inWholePaise(price) : 0;
}

interface CompleteTrainingBooking extends CompleteAppointment {
  readonly service: 'training';
  readonly packageId: Id;
  readonly addOns: readonly string[];
  readonly total: Rupees;
}

export const TRAINING: ServiceProfile = {
  label: 'Dog Training',
  shortLabel: 'Training',
  pagesNeedingSchedule: ['address', 'petDetails', 'summary'],
  showsErrorsOnLeave: false,
};

export function trainingBooking(draft: TrainingBookingDraft, today: CalendarDate) {
  const { package: chosen, addOns } = draft;
  return {
    ...appointmentParts(draft.appointment, today),
    profile: TRAINING,
    hasSelection: () => chosen !== undefined,
    selectionErrors: () => trainingPackageErrors(draft),
    total: () => trainingTotal(draft),
    isPriceIncomplete: () => !isAmount(chosen?.price),
    priceLines: () => [
      ...(chosen ? [priceLine(chosen.name, chosen.price)] : []),
      ...addOns.map((name) => priceLine(name)),
    ],
    mainChoices: () => (chosen ? [chosen.name] : []),
    packageRows() {
      const { name = '', sessions } = chosen ?? {};
      return rowsWithValue([
        { label: 'Package', value: name },
        { label: 'Sessions', value: sessionsText(sessions) },
        { label: 'Package type', value: 'Advanced training', isForSummary: true },
        summaryRowOfNames('Extra add-ons', addOns),
      ]);
    },
    includedAddOns: chosen?.includedAddOns ?? [],
    asOffered({ packages }): TrainingBookingDraft {
      const offered = findById(packages, chosen?.id);
      return offered ? chooseTrainingPackage(draft, offered) : { ...draft, package: undefined, addOns: [] };
    },
    noLongerOffered: ({ packages }) => namesNoLongerOffered([chosen], packages),
    forNextTime: () => ({
      ...draft,
      package: chosen && withoutPrice(chosen),
      appointment: { ...draft.appointment, date: undefined },
    }),
    complete(): CompleteTrainingBooking | undefined {
      const appointment = appointmentIfComplete(draft.appointment, today);
      if (!chosen || !appointment) return undefined;
      return { service: 'training', packageId: chosen.id, addOns, ...appointment, total: trainingTotal(draft) };
    },
  } satisfies Booking;
}

export function trainingDateHint({ package: chosen }: TrainingBookingDraft): string {
  const { sessions = 0 } = chosen ?? {};
  return sessions > 1 ? `The first of ${sessions} sessions. Plan the rest with your pet master.` : '';
}

export function sessionsText(sessions: number | undefined): string {
  return sessions === undefined ? '' : counted(sessions, 'session');
}

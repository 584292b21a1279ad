import { appointmentHeadline, appointmentRules, isAppointment, NO_APPOINTMENT, type Appointment } from './appointment';
import { onlyErrors, type FieldErrors } from './field-errors';
import { messages } from './messages';
import { isAmount, type Rupees } from './money';
import type { OfferedPackage } from './packages';
import { listRow, priceLine, type PriceLine, type ServiceRequest, type ServiceRules, type SummaryRow } from './service-rules';
import { hasShape, isId, isListOf, isOptional, isSameId, isText, toggled } from './shape';

/** What a booking keeps of the package that was chosen. */
type ChosenTrainingPackage = Pick<OfferedPackage, 'id' | 'name' | 'price' | 'sessions' | 'includedAddOns'>;

/** A training booking, complete or not. */
export interface TrainingBooking {
  readonly package: ChosenTrainingPackage | undefined;
  /** The names of the extra add-ons that were chosen; they are the package's own (decision P2). */
  readonly addOns: readonly string[];
  readonly appointment: Appointment;
}

/** What the summary calls every training package's type (spec section 2, Summary). */
const TRAINING_PACKAGE_TYPE = 'Advanced training';

const EMPTY_BOOKING: TrainingBooking = { package: undefined, addOns: [], appointment: NO_APPOINTMENT };

/** The same booking with a package chosen; another package than before has no extra add-ons chosen yet (decision P2). */
export function chooseTrainingPackage(booking: TrainingBooking, chosen: OfferedPackage): TrainingBooking {
  const { id, name, price, sessions, includedAddOns } = chosen;
  const addOns = isSameId(booking.package?.id, id) ? booking.addOns : [];
  return { ...booking, package: { id, name, price, sessions, includedAddOns }, addOns };
}

/** The same booking with an extra add-on added or, where it was there, removed. */
export function toggleExtraAddOn(booking: TrainingBooking, name: string): TrainingBooking {
  return { ...booking, addOns: toggled(booking.addOns, name) };
}

/** The one field of the first step that has to be filled in. */
export type TrainingPackageField = 'package';

/** What the first step lacks (spec section 5, Training and grooming step 1). */
export function trainingPackageErrors(booking: TrainingBooking): FieldErrors<TrainingPackageField> {
  return onlyErrors({ package: booking.package ? undefined : messages.training.packageMissing });
}

/** The package's price in rupees; 0 where there is none (decisions S8 and S10). */
export function trainingTotal(booking: TrainingBooking): Rupees {
  const price = booking.package?.price;
  return isAmount(price) ? price : 0;
}

function trainingPriceLines({ package: chosen, addOns }: TrainingBooking): readonly PriceLine[] {
  return [...(chosen ? [priceLine(chosen.name, chosen.price)] : []), ...addOns.map((name) => priceLine(name))];
}

function trainingPackageSummary(booking: TrainingBooking): readonly SummaryRow[] {
  const { name = '', sessions, includedAddOns = [] } = booking.package ?? {};
  return [
    { label: 'Package', value: name },
    { label: 'Package type', value: TRAINING_PACKAGE_TYPE },
    ...(sessions === undefined ? [] : [{ label: 'Sessions', value: String(sessions) }]),
    ...(includedAddOns.length === 0 ? [] : [listRow('Included', includedAddOns)]),
    listRow('Extra add-ons', booking.addOns),
  ];
}

function trainingRequest(booking: TrainingBooking): ServiceRequest {
  const { package: chosen, addOns, appointment } = booking;
  return {
    packageId: chosen!.id,
    startDate: appointment.date!,
    preferableTimes: [appointment.time!],
    addOns,
    totalPrice: trainingTotal(booking),
    extras: {},
  };
}

const isTrainingBooking = hasShape({
  package: isOptional(
    hasShape({
      id: isId,
      name: isText,
      price: isOptional(isAmount),
      sessions: isOptional(isAmount),
      includedAddOns: isListOf(isText),
    }),
  ),
  addOns: isListOf(isText),
  appointment: isAppointment,
});

/** Training's part in the funnel. */
export const trainingRules: ServiceRules<TrainingBooking> = {
  serviceId: '3',
  label: 'Dog Training',
  shortLabel: 'Training',
  pagesNeedingSchedule: ['address', 'petDetails', 'summary'],
  ...appointmentRules,
  showsScheduleErrorsOnTouch: false,
  empty: () => EMPTY_BOOKING,
  restore: (stored) => (isTrainingBooking(stored) ? { ...EMPTY_BOOKING, ...(stored as TrainingBooking) } : undefined),
  hasSelection: (booking) => booking.package !== undefined,
  packageErrors: trainingPackageErrors,
  total: trainingTotal,
  lacksPricingData: (booking) => !isAmount(booking.package?.price),
  priceLines: trainingPriceLines,
  headline: ({ package: chosen, appointment }, today) => [...(chosen ? [chosen.name] : []), ...appointmentHeadline(appointment, today)],
  packageSummary: trainingPackageSummary,
  request: trainingRequest,
};

/** How many sessions a package has, '16 sessions'; '' where it does not say. */
export function sessionsText(sessions: number | undefined): string {
  if (sessions === undefined) return '';
  return sessions === 1 ? '1 session' : `${sessions} sessions`;
}

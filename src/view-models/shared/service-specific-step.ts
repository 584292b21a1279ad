import type { CalendarDate } from '../../domain/calendar';
import type { FieldErrors } from '../../domain/field-errors';
import { SERVICE_PROFILES, type BookingDrafts, type Service } from '../../domain/services';
import type { Resolved } from '../../ports/injection-token';
import { FunnelViewModel } from '../funnel';
import type { FieldLabelAndId } from './field';
import { StepValidation } from './step-validation';
import { DraftStore } from '../stores/draft-store';
import { TodayStore } from '../stores/today-store';

/** What all package and schedule steps need. These first two steps differ from service to service. */
export const SERVICE_SPECIFIC_STEP_NEEDS = { draft: DraftStore, funnel: FunnelViewModel, today: TodayStore };

export const EXTRA_ADD_ONS_FIELD = { id: 'extraAddOns', label: 'Select Extra Add Ons (with additional cost)' };

/** What the package and schedule steps (the first two) of all services have in common. */
export abstract class ServiceSpecificStepViewModel<Name extends Service, FieldName extends string> {
  readonly check: StepValidation<FieldName>;
  readonly funnel: FunnelViewModel;

  constructor(
    private readonly service: Name,
    private readonly shared: Resolved<typeof SERVICE_SPECIFIC_STEP_NEEDS>,
    fields: Readonly<Record<FieldName, FieldLabelAndId>>,
    findErrors: (booking: BookingDrafts[Name], today: CalendarDate) => FieldErrors<FieldName>,
  ) {
    this.funnel = shared.funnel;
    this.check = new StepValidation(fields, () => findErrors(this.booking, shared.today.date), this.funnel);
  }

  get booking(): BookingDrafts[Name] {
    return this.shared.draft.bookings[this.service];
  }

  get serviceLabel(): string {
    return SERVICE_PROFILES[this.service].label;
  }

  next(): void {
    if (this.check.validate()) this.funnel.goOn();
  }

  protected change(changes: Partial<BookingDrafts[Name]>): void {
    this.shared.draft.updateBooking(this.service, { ...this.booking, ...changes });
  }
}

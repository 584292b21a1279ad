import type { CalendarDate } from '../domain/calendar';
import type { FieldErrors } from '../domain/field-errors';
import { SERVICE_PROFILES, type BookingDrafts, type Service } from '../domain/services';
import type { FunnelViewModel } from './funnel-view-model';
import type { FieldLabelAndId } from '../ui/fields/field';
import { StepValidation } from './step-validation';
import type { DraftStore } from '../stores/draft-store';
import type { TodayStore } from '../stores/today-store';

/** What the package and schedule steps (the first two) of all services have in common. */
export abstract class ServiceStep<Name extends Service, FieldName extends string> {
  readonly validation: StepValidation<FieldName>;

  constructor(
    protected readonly service: Name,
    protected readonly draft: DraftStore,
    readonly funnel: FunnelViewModel,
    protected readonly today: TodayStore,
    fields: Readonly<Record<FieldName, FieldLabelAndId>>,
    findErrors: (booking: BookingDrafts[Name], today: CalendarDate) => FieldErrors<FieldName>,
  ) {
    this.validation = new StepValidation(fields, () => findErrors(this.booking, today.date), funnel);
  }

  get booking(): BookingDrafts[Name] {
    return this.draft.bookings[this.service];
  }

  get serviceLabel(): string {
    return SERVICE_PROFILES[this.service].label;
  }

  next(): void {
    if (this.validation.validate()) this.funnel.goOn();
  }

  protected change(changes: Partial<BookingDrafts[Name]>): void {
    this.draft.updateBooking(this.service, { ...this.booking, ...changes });
  }
}

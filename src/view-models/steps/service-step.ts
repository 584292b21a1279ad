import { reaction } from 'mobx';
import type { CalendarDate } from '../../domain/calendar';
import type { FieldErrors } from '../../domain/field-errors';
import { SERVICE_PROFILES, type BookingDrafts, type Service } from '../../domain/services';
import type { RemoteList } from '../calls/remote-list';
import type { FunnelViewModel } from '../funnel';
import type { FieldLabelAndId } from '../field';
import { StepValidation } from './step-validation';
import type { DraftStore } from '../stores/draft-store';
import type { TodayStore } from '../stores/today-store';

export const EXTRA_ADD_ONS_FIELD = { id: 'extraAddOns', label: 'Select Extra Add Ons (with additional cost)' };

/** What the package and schedule steps (the first two) of all services have in common. */
export abstract class ServiceStep<Name extends Service, FieldName extends string> {
  readonly validation: StepValidation<FieldName>;

  constructor(
    private readonly service: Name,
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

  /** Loads what the service offers, now and at each later arrival on its first page: the server may offer something else by then. */
  protected loadAtEachArrival(offered: RemoteList<unknown>, load: () => Promise<void>): void {
    void load();
    reaction(
      () => this.funnel.visit,
      (visit) => {
        const isHere = visit?.page === 'package' && visit.service === this.service;
        if (isHere && offered.status !== 'loading') void load();
      },
    );
  }

  protected change(changes: Partial<BookingDrafts[Name]>): void {
    this.draft.updateBooking(this.service, { ...this.booking, ...changes });
  }
}

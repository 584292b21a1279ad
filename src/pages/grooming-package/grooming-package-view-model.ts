import { inject, injectable, preDestroy } from 'inversify';
import { groomingPackageErrors, toggleGroomingAddOn, toggleGroomingPackage } from '../../domain/grooming';
import type { ExtraAddOn } from '../../domain/packages';
import { findById, type Id } from '../../domain/ids';
import { FunnelViewModel } from '../../funnel/funnel-view-model';
import { DraftStore } from '../../stores/draft-store';
import { LastBookingStore } from '../../stores/last-booking-store';
import { OffersStore } from '../../stores/offers-store';
import { TodayStore } from '../../stores/today-store';
import { fieldsOf } from '../../ui/fields/field';
import { RemoteList } from '../../stores/remote-list';
import { GET_BOOK_AGAIN, EXTRA_ADD_ONS_FIELD, PackageStep, type GetBookAgain } from '../../funnel/package-step';

const FIELDS = { packages: { label: 'Packages' }, trim: { label: 'Hair Trimming' }, addOns: EXTRA_ADD_ONS_FIELD };

/** Grooming's first step: packages, hair trimming and add-ons. */
@injectable()
export class GroomingPackageViewModel extends PackageStep<'grooming', 'packages'> {
  readonly addOns: RemoteList<ExtraAddOn>;

  constructor(
    @inject(DraftStore) draft: DraftStore,
    @inject(FunnelViewModel) funnel: FunnelViewModel,
    @inject(TodayStore) today: TodayStore,
    @inject(OffersStore) offers: OffersStore,
    @inject(GET_BOOK_AGAIN) getBookAgain: GetBookAgain,
    @inject(LastBookingStore) lastBooking: LastBookingStore,
  ) {
    super('grooming', draft, funnel, today, offers, getBookAgain, lastBooking, FIELDS, groomingPackageErrors);
    this.addOns = new RemoteList((signal) => offers.groomingAddOns(signal));
    void this.loadAddOns();
  }

  @preDestroy()
  dispose(): void {
    for (const list of [this.offered, this.addOns]) list.clear();
  }

  get fields() {
    const { addOns, booking, offered, trims } = this;
    const fields = fieldsOf(FIELDS, booking, this.validation.errors, (changes) => this.change(changes));
    return {
      packages: {
        ...fields.packages,
        value: idsOf(booking.packages),
        toggle: (id: Id) => this.change(toggleGroomingPackage(this.booking, findById(offered.items, id)!)),
      },
      trim: {
        ...fields.trim,
        value: booking.trim?.id,
        set: (id: Id | undefined) => fields.trim.set(findById(trims, id)),
      },
      addOns: {
        ...fields.addOns,
        value: idsOf(booking.addOns),
        options: addOns.items.map(({ id, name }) => ({ value: id, label: name })),
        toggle: (id: Id) => this.change(toggleGroomingAddOn(this.booking, findById(addOns.items, id)!)),
      },
    };
  }

  /** Fetches the add-ons. Removes chosen add-ons that are no longer offered. */
  async loadAddOns(): Promise<void> {
    const isReady = await this.addOns.load();
    if (isReady)
      this.change({ addOns: this.booking.addOns.flatMap(({ id }) => findById(this.addOns.items, id) ?? []) });
  }
}

const idsOf = (items: readonly { readonly id: Id }[]): readonly Id[] => items.map(({ id }) => id);

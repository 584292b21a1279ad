import { inject, injectable, preDestroy } from 'inversify';
import { findById, isSameId, type Id } from '../../domain/ids';
import { chooseTrainingPackage, toggleTrainingAddOn, trainingPackageErrors } from '../../domain/training';
import { FunnelViewModel } from '../../funnel/funnel-view-model';
import { DraftStore } from '../../stores/draft-store';
import { LastBookingStore } from '../../stores/last-booking-store';
import { OffersStore } from '../../stores/offers-store';
import { TodayStore } from '../../stores/today-store';
import { fieldsOf, unlabelledOptionsOf } from '../../ui/fields/field';
import { RemoteList } from '../../stores/remote-list';
import { GET_BOOK_AGAIN, EXTRA_ADD_ONS_FIELD, PackageStep, type GetBookAgain } from '../../funnel/package-step';

const FIELDS = { package: { label: 'Package' }, addOns: EXTRA_ADD_ONS_FIELD };

/** Training's first step: a package, and add-ons at additional cost. */
@injectable()
export class TrainingPackageViewModel extends PackageStep<'training', 'package'> {
  /** The names of the add-ons that the chosen package offers at additional cost. */
  readonly extraAddOns: RemoteList<string>;

  constructor(
    @inject(DraftStore) draft: DraftStore,
    @inject(FunnelViewModel) funnel: FunnelViewModel,
    @inject(TodayStore) today: TodayStore,
    @inject(OffersStore) offers: OffersStore,
    @inject(GET_BOOK_AGAIN) getBookAgain: GetBookAgain,
    @inject(LastBookingStore) lastBooking: LastBookingStore,
  ) {
    super('training', draft, funnel, today, offers, getBookAgain, lastBooking, FIELDS, trainingPackageErrors);
    this.extraAddOns = new RemoteList(async (signal) => {
      const chosen = this.booking.package;
      return chosen && (await offers.trainingAddOns(chosen.id, signal));
    });
    void this.loadAddOns();
  }

  @preDestroy()
  dispose(): void {
    for (const list of [this.offered, this.extraAddOns]) list.clear();
  }

  get fields() {
    const { booking } = this;
    const fields = fieldsOf(FIELDS, booking, this.validation.errors, (changes) => this.change(changes));
    return {
      package: { ...fields.package, value: booking.package?.id, set: (id: Id | undefined) => this.choosePackage(id) },
      addOns: {
        ...fields.addOns,
        options: unlabelledOptionsOf(this.extraAddOns.items),
        toggle: (name: string) => this.change(toggleTrainingAddOn(this.booking, name)),
      },
    };
  }

  override async load(): Promise<void> {
    await super.load();
    if (!this.booking.package) this.extraAddOns.clear();
  }

  /** Fetches the extra add-ons of the chosen package, if there is one. Removes chosen add-ons that the package no longer offers. */
  async loadAddOns(): Promise<void> {
    const chosen = this.booking.package;
    if (!chosen) return this.extraAddOns.clear();
    const isReady = await this.extraAddOns.load();
    // If another package was chosen during the request, for example in a new booking, that package's add-ons must stay.
    if (!isReady || !isSameId(this.booking.package?.id, chosen.id)) return;
    this.change({ addOns: this.booking.addOns.filter((name) => this.extraAddOns.items.includes(name)) });
  }

  /** Chooses an offered package, and fetches its extra add-ons. A late answer for the package chosen before is ignored (decision P2). */
  private choosePackage(id: Id | undefined): void {
    const offered = findById(this.offered.items, id);
    if (!offered) return;
    this.change(chooseTrainingPackage(this.booking, offered));
    this.extraAddOns.clear();
    void this.loadAddOns();
  }
}

import { inject, injectable, preDestroy } from 'inversify';
import { formatRupees, isAmount, type Rupees } from '../../domain/money';
import type { OfferedPackage } from '../../domain/packages';
import { findById, type Id } from '../../domain/ids';
import {
  chooseWalkingPackage,
  toggleWalkingAddOn,
  WALK_DURATIONS,
  WALK_FREQUENCIES,
  WALKING_ADD_ONS,
  WALKING_DAYS,
  walkingPackageErrors,
  type WalkingAddOnName,
  type RequiredWalkingPackageField,
} from '../../domain/walking/choices';
import { priceUnit, walkingTotalIfComplete } from '../../domain/walking/price';
import { FunnelViewModel } from '../../funnel/funnel-view-model';
import { DraftStore } from '../../stores/draft-store';
import { LastBookingStore } from '../../stores/last-booking-store';
import { OffersStore } from '../../stores/offers-store';
import { TodayStore } from '../../stores/today-store';
import { fieldsOf, unlabelledOptionsOf } from '../../ui/fields/field';
import { GET_BOOK_AGAIN, PackageStep, type GetBookAgain } from '../../funnel/package-step';

const FIELDS = {
  walkFrequency: { label: 'Walk frequency', options: WALK_FREQUENCIES },
  walkDays: { label: 'Walking days', options: WALKING_DAYS },
  walkDuration: { label: 'Walk duration', options: WALK_DURATIONS },
  package: { label: 'Package' },
  addOns: { label: 'Add-ons', options: unlabelledOptionsOf(WALKING_ADD_ONS) },
};

@injectable()
export class WalkingPackageViewModel extends PackageStep<'walking', RequiredWalkingPackageField> {
  constructor(
    @inject(DraftStore) draft: DraftStore,
    @inject(FunnelViewModel) funnel: FunnelViewModel,
    @inject(TodayStore) today: TodayStore,
    @inject(OffersStore) offers: OffersStore,
    @inject(GET_BOOK_AGAIN) getBookAgain: GetBookAgain,
    @inject(LastBookingStore) lastBooking: LastBookingStore,
  ) {
    super('walking', draft, funnel, today, offers, getBookAgain, lastBooking, FIELDS, walkingPackageErrors);
  }

  @preDestroy()
  dispose(): void {
    this.offered.clear();
  }

  get fields() {
    const { booking } = this;
    const fields = fieldsOf(FIELDS, booking, this.validation.errors, (changes) => this.change(changes));
    return {
      ...fields,
      package: { ...fields.package, value: booking.package?.id, set: (id: Id | undefined) => this.choosePackage(id) },
      addOns: {
        ...fields.addOns,
        toggle: (addOn: WalkingAddOnName) => this.change(toggleWalkingAddOn(this.booking, addOn)),
      },
    };
  }

  /** The booking's total in rupees with this package; undefined if frequency, duration, or the package's price or days are missing. */
  totalWith(offered: OfferedPackage): Rupees | undefined {
    return walkingTotalIfComplete(chooseWalkingPackage(this.booking, offered));
  }

  /** What a package's price pays for: 'a walk', or 'for 30 min' while walks of 60 minutes are chosen. */
  get priceUnit(): string {
    return priceUnit(this.booking);
  }

  /** The chosen package's price, as in '₹159.00 a walk'; undefined if it is unknown. Pages show it while there is no total (decision B8). */
  get chosenPriceText(): string | undefined {
    const price = this.booking.package?.price;
    return isAmount(price) ? `${formatRupees(price)} ${this.priceUnit}` : undefined;
  }

  private choosePackage(id: Id | undefined): void {
    const offered = findById(this.offered.items, id);
    this.change(offered ? chooseWalkingPackage(this.booking, offered) : { package: undefined });
  }
}

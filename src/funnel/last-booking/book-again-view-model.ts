import { inject, injectable, preDestroy } from 'inversify';
import { makeAutoObservable, runInAction, when } from 'mobx';
import { formMessages } from '../../domain/form-messages';
import { findById } from '../../domain/ids';
import { addOnsLeftOut, noLongerOfferedText } from '../../domain/offers';
import type { OfferedHairTrim, OfferedPackage } from '../../domain/packages';
import { bookingOf } from '../../domain/services';
import type { RemoteList } from '../../stores/remote-list';
import { FailureNotice } from '../failure-notice';
import { FunnelViewModel, type Visit } from '../funnel-view-model';
import { DraftStore } from '../../stores/draft-store';
import { LastBookingStore } from '../../stores/last-booking-store';
import { PetListStore } from '../../stores/pet-list-store';

/** The first step of a service, whose answers 'Book again' replaces. */
export interface FirstStep {
  readonly hasLastBooking: boolean;
  readonly getBookAgain: (type: typeof BookAgain) => BookAgain;
  readonly validation: { validate(): boolean };
  readonly offered: RemoteList<OfferedPackage>;
  readonly trims: readonly OfferedHairTrim[];
  load(): Promise<void>;
  loadAddOns?(): Promise<void>;
}

/** The customer's last booking of a service, and the way to book it again (decision B15). */
@injectable()
export class BookAgain {
  /** Says that the packages could not be fetched. */
  readonly notice: FailureNotice;
  private busyVisit: Visit | undefined = undefined;

  constructor(
    @inject(DraftStore) private readonly draft: DraftStore,
    @inject(FunnelViewModel) private readonly funnel: FunnelViewModel,
    @inject(LastBookingStore) private readonly lastBooking: LastBookingStore,
    @inject(PetListStore) private readonly petList: PetListStore,
  ) {
    this.notice = new FailureNotice(funnel);
    makeAutoObservable(this, {}, { deep: false });
  }

  @preDestroy()
  dispose(): void {
    this.notice.dispose();
  }

  get isBusy(): boolean {
    return this.busyVisit !== undefined && this.busyVisit === this.funnel.visit;
  }

  /** The booking in one line, such as 'Mid-term, 2 walks a day, Mon - Fri, 30 min walk · Bruno'. */
  get line(): string {
    const { last, petList } = this;
    if (!last) return '';
    const names = last.selectedPetIds.flatMap((id) => findById(petList.pets.items, id)?.name ?? []);
    return [last.booking.mainChoices(), names]
      .map((parts) => parts.join(', '))
      .filter(Boolean)
      .join(' · ');
  }

  /** Of the first pet, while the list of pets is here. */
  get breed(): string | undefined {
    const [petId = ''] = this.last?.selectedPetIds ?? [];
    return findById(this.petList.pets.items, petId)?.breed;
  }

  /** Takes over what of the booking still exists, and opens the date page. If a package is gone, the step says what it lacks. */
  async bookAgain(step: FirstStep): Promise<void> {
    if (this.isBusy) return;
    const { visit } = this.funnel;
    this.notice.clear();
    this.busyVisit = visit;
    await this.takeOver(step);
    if (this.busyVisit === visit) runInAction(() => (this.busyVisit = undefined));
  }

  private async takeOver(step: FirstStep): Promise<void> {
    const { draft, funnel, notice } = this;
    const { offered, trims } = step;
    const { service, visit } = funnel;
    const isLeft = () => funnel.visit !== visit || funnel.isOver;
    await when(() => offered.status !== 'loading');
    if (!isLeft() && !offered.isReady) await step.load();
    const { last } = this;
    if (isLeft() || !last) return;
    if (!offered.isReady) return notice.show(formMessages.quiet.packagesNotLoaded);
    const { booking, changing, selectedAddressId, selectedPetIds } = last;
    const offers = { packages: offered.items, trims };
    const taken = booking.asOffered(offers);
    draft.updateBooking(service, taken);
    draft.update({ changing, selectedAddressId, selectedPetIds });
    const addOns = step.loadAddOns?.();
    if (taken.addOns.length > 0) await addOns;
    if (isLeft()) return;
    const addOnsGone = addOnsLeftOut(taken, draft.bookings[service]);
    const leftOut = noLongerOfferedText([...booking.noLongerOffered(offers), ...addOnsGone]);
    if (!step.validation.validate()) return notice.show(leftOut);
    runInAction(() => (funnel.leftOut = [leftOut]));
    funnel.change('schedule');
  }

  private get last() {
    const { service } = this.funnel;
    const last = this.lastBooking.of(service);
    return last && { ...last, booking: bookingOf(service, last.bookings, '') };
  }
}

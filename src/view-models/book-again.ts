import { makeAutoObservable, runInAction, when } from 'mobx';
import type { Draft } from '../domain/draft';
import { formMessages } from '../domain/form-messages';
import { findById } from '../domain/ids';
import { addOnsLeftOut, asOffered, namesNoLongerOffered, noLongerOfferedText } from '../domain/offers';
import type { OfferedHairTrim, OfferedPackage } from '../domain/packages';
import { bookingOf, type Service } from '../domain/services';
import type { RemoteList } from './calls/remote-list';
import { FailureNotice } from './failure-notice';
import type { FunnelViewModel } from './funnel';
import type { StepValidation } from './steps/step-validation';

/** The first step of a service, whose answers 'Book again' replaces. */
export interface PackageStep {
  readonly funnel: FunnelViewModel;
  readonly validation: Pick<StepValidation<string>, 'validate'>;
  readonly offered: RemoteList<OfferedPackage>;
  readonly trims?: RemoteList<OfferedHairTrim>;
  load(): Promise<void>;
  loadAddOns?(): Promise<void>;
}

/** The customer's last booking of a service, and the way to book it again (decision B15). */
export class BookAgain {
  /** Says that the packages could not be fetched. */
  readonly notice: FailureNotice;
  isBusy = false;

  constructor(private readonly step: PackageStep) {
    this.notice = new FailureNotice(step.funnel);
    makeAutoObservable(this, {}, { deep: false });
  }

  /** The booking in one line, such as 'Mid-term, 2 walks a day, Mon - Fri, 30 min walk · Bruno'. */
  get line(): string {
    const { service, lastBooking } = this;
    const { pets } = this.step.funnel.petList;
    if (!lastBooking) return '';
    const choices = bookingOf(service, lastBooking.bookings, '').mainChoices();
    const names = lastBooking.selectedPetIds.flatMap((id) => findById(pets.items, id)?.name ?? []);
    return [choices, names]
      .map((parts) => parts.join(', '))
      .filter(Boolean)
      .join(' · ');
  }

  /** Takes over what of the booking still exists, and opens the date page. If a package is gone, the step says what it lacks. */
  async bookAgain(): Promise<void> {
    if (this.isBusy) return;
    this.notice.clear();
    this.isBusy = true;
    await this.takeOver();
    runInAction(() => (this.isBusy = false));
  }

  private async takeOver(): Promise<void> {
    const { funnel, offered, trims, validation } = this.step;
    const { visit } = funnel;
    const isLeft = () => funnel.visit !== visit || funnel.isOver;
    await when(() => ![offered, trims].some((list) => list?.status === 'loading'));
    if (!offered.isReady) await this.step.load();
    const { lastBooking, service } = this;
    if (isLeft() || !lastBooking) return;
    if (!offered.isReady) return this.notice.show(formMessages.quiet.packagesNotLoaded);
    const { bookings, changing, selectedAddressId, selectedPetIds } = lastBooking;
    const offers = { packages: offered.items, trims: trims?.items ?? [] };
    const booking = asOffered(service, bookings[service], offers);
    funnel.draft.updateBooking(service, booking);
    funnel.draft.update({ changing, selectedAddressId, selectedPetIds });
    const addOns = this.step.loadAddOns?.();
    if (booking.addOns.length > 0) await addOns;
    if (isLeft()) return;
    const addOnsGone = addOnsLeftOut(booking, funnel.draft.bookings[service]);
    const leftOut = noLongerOfferedText([...namesNoLongerOffered(bookings[service], offers), ...addOnsGone]);
    if (!validation.validate()) return this.notice.show(leftOut);
    runInAction(() => (funnel.leftOut = [leftOut]));
    funnel.change('schedule');
  }

  private get service(): Service {
    return this.step.funnel.service;
  }

  private get lastBooking(): Draft | undefined {
    return this.step.funnel.lastBooking.of(this.service);
  }
}

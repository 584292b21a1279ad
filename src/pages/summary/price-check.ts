import { inject, injectable } from 'inversify';
import { makeAutoObservable, when } from 'mobx';
import { PRICED_IN_QUOTE_TEXT } from '../../domain/money';
import { noLongerOfferedText, priceChangeText } from '../../domain/offers';
import type { PackagesAndTrims } from '../../domain/packages';
import { LatestOnly } from '../../stores/latest-only';
import { FunnelViewModel } from '../../funnel/funnel-view-model';
import { DraftStore } from '../../stores/draft-store';
import { OffersStore } from '../../stores/offers-store';

/** Compares what is chosen with what the server offers when the summary opens, because the choice may be hours old (decision P8). */
@injectable()
export class PriceCheck {
  /** Says that the total has changed, and how; undefined if it has not. */
  change: string | undefined = undefined;
  /** Says what is chosen and no longer offered; undefined if all is offered. */
  missing: string | undefined = undefined;
  private offers: PackagesAndTrims | undefined = undefined;
  private readonly latest = new LatestOnly();

  constructor(
    @inject(DraftStore) private readonly draft: DraftStore,
    @inject(FunnelViewModel) private readonly funnel: FunnelViewModel,
    @inject(OffersStore) private readonly latestOffers: OffersStore,
  ) {
    makeAutoObservable<this, 'latest'>(this, { latest: false }, { deep: false });
  }

  /** Forgets what the last check has found. */
  clear(): void {
    this.latest.end();
    this.change = undefined;
    this.missing = undefined;
  }

  /** Asks the server, and takes over new prices once `isFree` is true. Without an answer nothing changes. */
  async check(isFree: () => boolean): Promise<void> {
    const signal = this.latest.begin();
    const answer = await this.latestOffers.of(this.funnel.service, signal);
    if (!answer.ok) return;
    await when(isFree, { signal }).catch(() => {});
    if (signal.aborted || this.funnel.isOver || this.isUnanswered) return;
    this.compare(answer.value);
  }

  /** Removes what is no longer offered, and opens the package step. Its Next leads back here. */
  changePackage(): void {
    this.takeOver();
    // Without any package the summary may not stay: the customer is led to the step, which then says what it lacks.
    if (this.funnel.mayStay()) this.funnel.change('package');
  }

  /** Whether the booking was sent and got no answer. It stays as it is: with another price it would be another one, and be booked twice. */
  private get isUnanswered(): boolean {
    const { unansweredBookingKey } = this.draft.current;
    return unansweredBookingKey !== undefined && unansweredBookingKey === this.funnel.booking.key;
  }

  private compare(offers: PackagesAndTrims): void {
    this.offers = offers;
    const missing = this.funnel.booking.current.noLongerOffered(offers);
    if (missing.length > 0) {
      this.missing = noLongerOfferedText(missing);
      return;
    }
    const before = this.totalText;
    this.takeOver();
    const after = this.totalText;
    if (before !== after) this.change = priceChangeText(before, after);
  }

  private takeOver(): void {
    const { booking, service } = this.funnel;
    if (this.offers) this.draft.updateBooking(service, booking.current.asOffered(this.offers));
  }

  private get totalText(): string {
    return this.funnel.booking.overview.estimatedTotal ?? PRICED_IN_QUOTE_TEXT;
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import { messages } from '../domain/messages';
import type { PriceLine, SummaryRow } from '../domain/service-rules';
import { askRules, SERVICE_RULES } from '../domain/services';
import { ALERTS } from '../ports/alerts';
import { BOOKING_GATEWAY, type BookingRequest } from '../ports/booking-gateway';
import type { Resolved } from '../ports/token';
import { UNIQUE_IDS } from '../ports/unique-ids';
import type { AddressBookStore } from './stores/address-book-store';
import type { FunnelViewModel } from './funnel';
import type { PetListStore } from './stores/pet-list-store';
import { ADDRESS_BOOK, DRAFT, FUNNEL, PET_LIST, SESSION } from './tokens';

/** The summary with 'Get Best Quotes' (spec sections 2 and 4). */
export class SummaryViewModel {
  static readonly needs = {
    addressBook: ADDRESS_BOOK,
    alerts: ALERTS,
    bookingGateway: BOOKING_GATEWAY,
    draft: DRAFT,
    funnel: FUNNEL,
    petList: PET_LIST,
    session: SESSION,
    uniqueIds: UNIQUE_IDS,
  };
  isSubmitting = false;

  constructor(private readonly dependencies: Resolved<typeof SummaryViewModel.needs>) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  get funnel(): FunnelViewModel {
    return this.dependencies.funnel;
  }

  get serviceLabel(): string {
    return SERVICE_RULES[this.funnel.service].label;
  }

  get packageRows(): readonly SummaryRow[] {
    return askRules(this.dependencies.draft.bookings, this.funnel.service, (rules, booking) => rules.packageSummary(booking));
  }

  get scheduleRows(): readonly SummaryRow[] {
    return askRules(this.dependencies.draft.bookings, this.funnel.service, (rules, booking) => rules.scheduleSummary(booking));
  }

  get priceLines(): readonly PriceLine[] {
    return askRules(this.dependencies.draft.bookings, this.funnel.service, (rules, booking) => rules.priceLines(booking));
  }

  get addressBook(): AddressBookStore {
    return this.dependencies.addressBook;
  }

  get petList(): PetListStore {
    return this.dependencies.petList;
  }

  /** Sends the booking, once: the button is locked until the answer (decision F2, spec section 8). */
  async getBestQuotes(): Promise<void> {
    const { bookingGateway, funnel, session } = this.dependencies;
    const { credentials } = session;
    if (this.isSubmitting || !credentials || !funnel.mayStay()) return;
    this.isSubmitting = true;
    const booking = this.confirmedBooking();
    const answer = await bookingGateway.submit(credentials, { ...booking, key: this.keyOf([credentials.userId, booking]) });
    if (answer.ok) {
      // Not unlocked: the page stands for a moment longer, and who goes on pressing must not book again.
      funnel.finish();
      return;
    }
    runInAction(() => (this.isSubmitting = false));
    const isRefused = answer.failure === 'refused';
    await this.dependencies.alerts.show(
      isRefused ? (answer.message ?? messages.booking.submitFailed) : messages.booking.somethingWentWrong,
    );
    session.loseIfUnauthorized(answer, credentials);
  }

  /** The key of what is sent: the one that it was sent with before, or a new one (decision B5). */
  private keyOf(booking: unknown): string {
    const { draft, uniqueIds } = this.dependencies;
    const { confirmedBookings } = draft.current;
    const sent = JSON.stringify(booking);
    const before = confirmedBookings.find((confirmed) => confirmed.sent === sent);
    if (before) return before.key;
    const key = uniqueIds.create();
    draft.update({ confirmedBookings: [...confirmedBookings, { sent, key }] });
    return key;
  }

  private confirmedBooking(): Omit<BookingRequest, 'key'> {
    const { draft, funnel } = this.dependencies;
    const { bookings } = draft.current;
    return {
      service: funnel.service,
      serviceId: SERVICE_RULES[funnel.service].serviceId,
      addressId: this.addressBook.selectedId!,
      petIds: this.petList.selectedIds,
      request: askRules(bookings, funnel.service, (rules, booking) => rules.request(booking)),
    };
  }
}

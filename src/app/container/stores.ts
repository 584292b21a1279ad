import { ContainerModule } from 'inversify';
import { AlertsViewModel } from '../../funnel/alerts';
import { SentBookingsStore } from '../../stores/sent-bookings-store';
import { AddressBookStore } from '../../stores/address-book-store';
import { DraftStore } from '../../stores/draft-store';
import { LastBookingStore } from '../../stores/last-booking-store';
import { OffersStore } from '../../stores/offers-store';
import { PetListStore } from '../../stores/pet-list-store';
import { SessionStore } from '../../stores/session-store';
import { TodayStore } from '../../stores/today-store';

/** All other view-models belong to one booking (booking-scope.ts). */
export const stores = new ContainerModule(({ bind }) => {
  for (const Store of [
    SentBookingsStore,
    AddressBookStore,
    AlertsViewModel,
    DraftStore,
    LastBookingStore,
    OffersStore,
    PetListStore,
    SessionStore,
    TodayStore,
  ])
    bind<unknown>(Store).toSelf();
});

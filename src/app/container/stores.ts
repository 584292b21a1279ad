import { ContainerModule } from 'inversify';
import { AlertsViewModel } from '../../view-models/alerts';
import { AcceptedBookingsStore } from '../../view-models/stores/accepted-bookings-store';
import { AddressBookStore } from '../../view-models/stores/address-book-store';
import { DraftStore } from '../../view-models/stores/draft-store';
import { LastBookingStore } from '../../view-models/stores/last-booking-store';
import { OffersStore } from '../../view-models/stores/offers-store';
import { PetListStore } from '../../view-models/stores/pet-list-store';
import { SessionStore } from '../../view-models/stores/session-store';
import { TodayStore } from '../../view-models/stores/today-store';

/** All other view-models belong to one booking (booking-scope.ts). */
export const stores = new ContainerModule(({ bind }) => {
  for (const Store of [
    AcceptedBookingsStore,
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

import { HttpAccounts } from '../adapters/http/accounts';
import { HttpAddresses } from '../adapters/http/addresses';
import { HttpBookingGateway } from '../adapters/http/booking-gateway';
import { HttpClient } from '../adapters/http/client';
import { HttpPackages } from '../adapters/http/packages';
import { HttpPets } from '../adapters/http/pets';
import { ACCOUNTS } from '../ports/accounts';
import { ADDRESSES } from '../ports/addresses';
import { ALERTS } from '../ports/alerts';
import { BOOKING_GATEWAY } from '../ports/booking-gateway';
import { CLOCK, type Clock } from '../ports/clock';
import { DEPARTURE, type Departure } from '../ports/departure';
import { DRAFT_STORAGE, type DraftStorage } from '../ports/draft-storage';
import { GEOLOCATION, type Geolocation } from '../ports/geolocation';
import { IMAGE_SCALING, type ImageScaling } from '../ports/image-scaling';
import { LOGGER, type Logger } from '../ports/logger';
import { NAVIGATION, type Navigation } from '../ports/navigation';
import { PACKAGES } from '../ports/packages';
import { PETS } from '../ports/pets';
import { GEOCODING, PLACES, type Geocoding, type Places } from '../ports/places';
import { TEXT_MESSAGES, type TextMessages } from '../ports/text-messages';
import { UNIQUE_IDS, type UniqueIds } from '../ports/unique-ids';
import { USER_DATA_STORAGE, type UserDataStorage } from '../ports/user-data-storage';
import { AlertsViewModel } from '../view-models/alerts';
import { FunnelViewModel } from '../view-models/funnel';
import { AddressBookStore } from '../view-models/stores/address-book-store';
import { DraftStore } from '../view-models/stores/draft-store';
import { PetListStore } from '../view-models/stores/pet-list-store';
import { SessionStore } from '../view-models/stores/session-store';
import { ADDRESS_BOOK, ALERTS_VIEW_MODEL, DRAFT, FUNNEL, LOCATION_PICKER, OTP, PET_LIST, SESSION } from '../view-models/tokens';
import { Scope } from './scope';

/** What differs between a browser and a test: clock, storage, screen and device. */
export interface Platform {
  readonly apiBaseUrl: string;
  /** How long a call may take; the client's own limit if undefined. */
  readonly apiTimeoutInMilliseconds?: number;
  readonly clock: Clock;
  readonly departure: Departure;
  readonly draftStorage: DraftStorage;
  /** Undefined if the address search cannot tell where a position is. */
  readonly geocoding: Geocoding | undefined;
  readonly geolocation: Geolocation;
  readonly imageScaling: ImageScaling;
  readonly logger: Logger;
  readonly navigation: Navigation;
  readonly places: Places;
  /** Whether bookings carry an `Idempotency-Key` (decision B5). */
  readonly sendsIdempotencyKeys: boolean;
  readonly textMessages: TextMessages;
  readonly uniqueIds: UniqueIds;
  readonly userDataStorage: UserDataStorage;
}

/** Composes what lives as long as a page load: the adapters and the stores. */
export function createAppScope(platform: Platform): Scope {
  const scope = new Scope();
  scope.hold(CLOCK, platform.clock);
  scope.hold(DEPARTURE, platform.departure);
  scope.hold(DRAFT_STORAGE, platform.draftStorage);
  scope.hold(GEOCODING, platform.geocoding);
  scope.hold(GEOLOCATION, platform.geolocation);
  scope.hold(IMAGE_SCALING, platform.imageScaling);
  scope.hold(LOGGER, platform.logger);
  scope.hold(NAVIGATION, platform.navigation);
  scope.hold(PLACES, platform.places);
  scope.hold(TEXT_MESSAGES, platform.textMessages);
  scope.hold(UNIQUE_IDS, platform.uniqueIds);
  scope.hold(USER_DATA_STORAGE, platform.userDataStorage);

  const { apiBaseUrl: baseUrl, apiTimeoutInMilliseconds: timeoutInMilliseconds, logger } = platform;
  const client = new HttpClient({ baseUrl, logger, ...(timeoutInMilliseconds !== undefined && { timeoutInMilliseconds }) });
  scope.hold(ACCOUNTS, new HttpAccounts({ client, logger }));
  scope.hold(ADDRESSES, new HttpAddresses({ client, logger }));
  scope.hold(BOOKING_GATEWAY, new HttpBookingGateway({ client, logger, sendsKeys: platform.sendsIdempotencyKeys }));
  scope.hold(PACKAGES, new HttpPackages({ client, logger }));
  scope.hold(PETS, new HttpPets({ client, logger }));

  const alerts = new AlertsViewModel();
  scope.hold(ALERTS, alerts);
  scope.hold(ALERTS_VIEW_MODEL, alerts);
  scope.bind(SESSION, SessionStore);
  scope.bind(DRAFT, DraftStore);
  scope.bind(ADDRESS_BOOK, AddressBookStore);
  scope.bind(PET_LIST, PetListStore);
  return scope;
}

/** Composes what lives from one booking's first page to its last, so that Back keeps the answers. */
export function createFunnelScope(appScope: Scope): Scope {
  const scope = new Scope(appScope);
  scope.bind(FUNNEL, FunnelViewModel);
  scope.bindLazily(LOCATION_PICKER, async () => (await import('../view-models/location-picker')).LocationPickerViewModel);
  scope.bindLazily(OTP, async () => (await import('../view-models/otp')).OtpViewModel);
  return scope;
}

/** Clears the booking that was sent, and answers the scope of the next one (decision R6). */
export function endFunnelScope(scope: Scope, appScope: Scope): Scope {
  scope.get(DRAFT).clear();
  scope.get(FUNNEL).dispose();
  return createFunnelScope(appScope);
}

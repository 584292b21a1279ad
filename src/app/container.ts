import { Container } from 'inversify';
import { HttpAccounts } from '../adapters/http/accounts';
import { HttpAddresses } from '../adapters/http/addresses';
import { HttpBookings } from '../adapters/http/bookings';
import { HttpClient } from '../adapters/http/client';
import { HttpPackages } from '../adapters/http/packages';
import { HttpPets } from '../adapters/http/pets';
import { ACCOUNTS, type Accounts } from '../ports/accounts';
import { ADDRESSES, type Addresses } from '../ports/addresses';
import { BOOKINGS, type Bookings } from '../ports/bookings';
import { CLOCK, type Clock } from '../ports/clock';
import { DEPARTURE, type Departure } from '../ports/departure';
import { DRAFT_STORE, type DraftStore } from '../ports/draft-store';
import { GEOLOCATION, type Geolocation } from '../ports/geolocation';
import { IMAGE_SCALING, type ImageScaling } from '../ports/image-scaling';
import { LOGGER, type Logger } from '../ports/logger';
import { NAVIGATION, type Navigation } from '../ports/navigation';
import { PACKAGES, type Packages } from '../ports/packages';
import { PETS, type Pets } from '../ports/pets';
import { GEOCODING, PLACES, type Geocoding, type Places } from '../ports/places';
import { TEXT_MESSAGES, type TextMessages } from '../ports/text-messages';
import { UNIQUE_IDS, type UniqueIds } from '../ports/unique-ids';
import { USER_DATA_STORE, type UserDataStore } from '../ports/user-data-store';
import { AddressBookViewModel } from '../view-models/address-book';
import { AlertsViewModel } from '../view-models/alerts';
import { DraftViewModel } from '../view-models/draft';
import { PetListViewModel } from '../view-models/pet-list';
import { SessionViewModel } from '../view-models/session';
import { ADDRESS_BOOK, ALERTS_VIEW_MODEL, DRAFT, PET_LIST, SESSION } from './tokens';

/** What differs between a browser and a test: everything with a clock, a disk, a screen or a device behind it. */
export interface Platform {
  readonly apiBaseUrl: string;
  /** How long a call may take; the client's own limit where nothing is said. */
  readonly apiTimeoutInMilliseconds?: number;
  readonly clock: Clock;
  readonly departure: Departure;
  readonly draftStore: DraftStore;
  /** Undefined where no position can be told. */
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
  readonly userDataStore: UserDataStore;
}

/**
 * Composes what lives as long as a page load: the adapters, the session, the customer's lists, and the draft, in which an
 * address that is being saved in the background may still be selected after a visit to the funnel has ended.
 */
export function createContainer(platform: Platform): Container {
  const container = new Container({ defaultScope: 'Singleton' });

  container.bind<Clock>(CLOCK).toConstantValue(platform.clock);
  container.bind<Departure>(DEPARTURE).toConstantValue(platform.departure);
  container.bind<DraftStore>(DRAFT_STORE).toConstantValue(platform.draftStore);
  container.bind<Geocoding | undefined>(GEOCODING).toConstantValue(platform.geocoding);
  container.bind<Geolocation>(GEOLOCATION).toConstantValue(platform.geolocation);
  container.bind<ImageScaling>(IMAGE_SCALING).toConstantValue(platform.imageScaling);
  container.bind<Logger>(LOGGER).toConstantValue(platform.logger);
  container.bind<Navigation>(NAVIGATION).toConstantValue(platform.navigation);
  container.bind<Places>(PLACES).toConstantValue(platform.places);
  container.bind<TextMessages>(TEXT_MESSAGES).toConstantValue(platform.textMessages);
  container.bind<UniqueIds>(UNIQUE_IDS).toConstantValue(platform.uniqueIds);
  container.bind<UserDataStore>(USER_DATA_STORE).toConstantValue(platform.userDataStore);

  const { apiBaseUrl: baseUrl, apiTimeoutInMilliseconds: timeoutInMilliseconds, logger } = platform;
  const client = new HttpClient({ baseUrl, logger, ...(timeoutInMilliseconds !== undefined && { timeoutInMilliseconds }) });
  container.bind<Accounts>(ACCOUNTS).toConstantValue(new HttpAccounts({ client, logger }));
  container.bind<Addresses>(ADDRESSES).toConstantValue(new HttpAddresses({ client, logger }));
  container.bind<Bookings>(BOOKINGS).toConstantValue(new HttpBookings({ client, logger, sendsKeys: platform.sendsIdempotencyKeys }));
  container.bind<Packages>(PACKAGES).toConstantValue(new HttpPackages({ client, logger }));
  container.bind<Pets>(PETS).toConstantValue(new HttpPets({ client, logger }));

  container.bind(ALERTS_VIEW_MODEL).toResolvedValue(() => new AlertsViewModel());
  container
    .bind(SESSION)
    .toResolvedValue((userDataStore: UserDataStore) => new SessionViewModel({ userDataStore }), [USER_DATA_STORE]);
  container
    .bind(DRAFT)
    .toResolvedValue(
      (draftStore: DraftStore, session: SessionViewModel) => new DraftViewModel({ draftStore, session }),
      [DRAFT_STORE, SESSION],
    );
  container
    .bind(ADDRESS_BOOK)
    .toResolvedValue(
      (addresses: Addresses, draft: DraftViewModel, session: SessionViewModel) =>
        new AddressBookViewModel({ addresses, draft, session }),
      [ADDRESSES, DRAFT, SESSION],
    );
  container
    .bind(PET_LIST)
    .toResolvedValue(
      (draft: DraftViewModel, pets: Pets, session: SessionViewModel) => new PetListViewModel({ draft, pets, session }),
      [DRAFT, PETS, SESSION],
    );
  return container;
}

import { BrowserGeolocation } from '../adapters/browser/browser-geolocation';
import { RandomUuids } from '../adapters/browser/random-uuids';
import { WebObjectionStorage } from '../adapters/browser/web-objection-storage';
import { WebDraftStorage } from '../adapters/browser/web-draft-storage';
import { webOtpCredentials, WebOtp } from '../adapters/browser/web-otp';
import { WebCredentialsStorage } from '../adapters/browser/web-credentials-storage';
import { HttpAccounts } from '../adapters/http/accounts';
import { HttpAddresses } from '../adapters/http/addresses';
import { HttpBookingGateway } from '../adapters/http/booking-gateway';
import { HttpClient } from '../adapters/http/client';
import { HttpPackages } from '../adapters/http/packages';
import { HttpPets } from '../adapters/http/pets';
import { LazyImageScaling } from '../adapters/lazy/lazy-image-scaling';
import { createAddressLookup } from '../adapters/lazy/address-lookup';
import { LazyTelemetry } from '../adapters/lazy/lazy-telemetry';
import { RouterNavigation } from '../adapters/router/router-navigation';
import { NoTelemetry } from '../adapters/telemetry/no-telemetry';
import { ACCOUNTS } from '../ports/accounts';
import { ADDRESSES } from '../ports/addresses';
import { ALERTS } from '../ports/alerts';
import { BOOKING_GATEWAY } from '../ports/booking-gateway';
import { CLOCK } from '../ports/clock';
import { DRAFT_STORAGE } from '../ports/draft-storage';
import { GEOLOCATION } from '../ports/geolocation';
import { IMAGE_SCALING } from '../ports/image-scaling';
import { LOGGER } from '../ports/logger';
import { NAVIGATION, type Navigation } from '../ports/navigation';
import { OBJECTION_STORAGE } from '../ports/objection-storage';
import { OUTWARD_NAVIGATION } from '../ports/outward-navigation';
import { PACKAGES, type Packages } from '../ports/packages';
import { PETS } from '../ports/pets';
import { GEOCODING, PLACES } from '../ports/places';
import { TELEMETRY } from '../ports/telemetry';
import { TEXT_MESSAGES } from '../ports/text-messages';
import { UNIQUE_IDS } from '../ports/unique-ids';
import { CREDENTIALS_STORAGE } from '../ports/credentials-storage';
import { AlertsViewModel } from '../view-models/alerts';
import { FunnelViewModel } from '../view-models/funnel';
import { AddressBookStore } from '../view-models/stores/address-book-store';
import { DraftStore } from '../view-models/stores/draft-store';
import { ObjectionStore } from '../view-models/stores/objection-store';
import { PetListStore } from '../view-models/stores/pet-list-store';
import { SessionStore } from '../view-models/stores/session-store';
import {
  ADDRESS_BOOK_STORE,
  ALERTS_VIEW_MODEL,
  DRAFT_STORE,
  FUNNEL_VIEW_MODEL,
  LOCATION_PICKER_VIEW_MODEL,
  OBJECTION_STORE,
  OTP_VIEW_MODEL,
  PET_LIST_STORE,
  SESSION_STORE,
} from '../view-models/tokens';
import type { Config } from './config';
import type { Device } from './device';
import { presentPage } from './present-page';
import { Scope } from './scope';

/** The objects of one composed app, which shares none with another. */
export interface Composition {
  readonly config: Config;
  readonly navigation: RouterNavigation;
  /** Undefined if telemetry is switched off. */
  readonly telemetry: LazyTelemetry | undefined;
  readonly appScope: Scope;
  readonly firstFunnelScope: Scope;
}

interface CompositionOptions {
  /** Replaces the server's packages, for a build that renders pages without a server. */
  readonly packages?: Packages;
  /** Awaited before each of the server's answers reaches the app. */
  readonly beforeAnswer?: () => Promise<void>;
}

/** Creates the app's objects for a device. */
export function composeApp(config: Config, device: Device, options: CompositionOptions = {}): Composition {
  const navigation = new RouterNavigation();
  const appScope = createAppScope(config, device, navigation);
  const telemetry = connectTelemetry(config, device, appScope);
  connectServer(config, device, appScope, options);
  return { config, navigation, telemetry, appScope, firstFunnelScope: createFunnelScope(appScope) };
}

/** Creates the scope of the adapters and stores, which live until the page is reloaded. */
function createAppScope(config: Config, device: Device, navigation: Navigation): Scope {
  const { logger } = device;
  const scope = new Scope();
  scope.hold(CLOCK, device.clock);
  scope.hold(LOGGER, logger);
  scope.hold(NAVIGATION, navigation);
  scope.hold(OUTWARD_NAVIGATION, device.outwardNavigation);
  scope.hold(DRAFT_STORAGE, new WebDraftStorage({ storage: device.tabStorage, logger }));
  scope.hold(CREDENTIALS_STORAGE, new WebCredentialsStorage({ storage: device.sharedStorage, events: device.otherTabs, logger }));
  scope.hold(GEOLOCATION, new BrowserGeolocation({ geolocation: device.geolocation, logger }));
  scope.hold(IMAGE_SCALING, new LazyImageScaling(logger));
  scope.hold(TEXT_MESSAGES, new WebOtp(webOtpCredentials()));
  scope.hold(UNIQUE_IDS, new RandomUuids());
  const { places, geocoding } = createAddressLookup({ source: config.places, googleMapsApiKey: config.googleMapsApiKey, logger });
  scope.hold(PLACES, places);
  scope.hold(GEOCODING, geocoding);

  const alerts = new AlertsViewModel();
  scope.hold(ALERTS, alerts);
  scope.hold(ALERTS_VIEW_MODEL, alerts);
  scope.bind(SESSION_STORE, SessionStore);
  scope.bind(DRAFT_STORE, DraftStore);
  scope.bind(ADDRESS_BOOK_STORE, AddressBookStore);
  scope.bind(PET_LIST_STORE, PetListStore);
  scope.hold(OBJECTION_STORAGE, new WebObjectionStorage({ storage: device.sharedStorage, events: device.otherTabs, logger }));
  scope.bind(OBJECTION_STORE, ObjectionStore);
  return scope;
}

/** Adds telemetry to a scope. Answers undefined if it is switched off; nothing of it is then read, fetched or sent. */
function connectTelemetry({ telemetry: kind, telemetryUrl: url, release }: Config, { logger }: Device, scope: Scope): LazyTelemetry | undefined {
  if (kind === 'none') {
    scope.hold(TELEMETRY, new NoTelemetry());
    return undefined;
  }
  const base = window.location.origin + import.meta.env.BASE_URL;
  const isWanted = () => !scope.get(OBJECTION_STORE).hasObjected;
  const telemetry = new LazyTelemetry({ kind, url, release, base, page: presentPage, isWanted, logger });
  scope.hold(TELEMETRY, telemetry);
  return telemetry;
}

/** Adds the adapters of the server's calls to a scope. */
function connectServer(config: Config, { logger }: Device, scope: Scope, { packages, beforeAnswer }: CompositionOptions): void {
  const client = new HttpClient({ baseUrl: config.apiBaseUrl, logger, telemetry: scope.get(TELEMETRY), beforeAnswer });
  scope.hold(ACCOUNTS, new HttpAccounts({ client, logger }));
  scope.hold(ADDRESSES, new HttpAddresses({ client, logger }));
  scope.hold(BOOKING_GATEWAY, new HttpBookingGateway({ client, logger, sendsKeys: config.sendsIdempotencyKeys }));
  scope.hold(PACKAGES, packages ?? new HttpPackages({ client, logger }));
  scope.hold(PETS, new HttpPets({ client, logger }));
}

/** Creates the scope of objects that live from a booking's first page to its last, so that Back shows earlier input. */
function createFunnelScope(appScope: Scope): Scope {
  const scope = new Scope(appScope);
  scope.bind(FUNNEL_VIEW_MODEL, FunnelViewModel);
  scope.bindLazily(LOCATION_PICKER_VIEW_MODEL, async () => (await import('../view-models/location-picker')).LocationPickerViewModel);
  scope.bindLazily(OTP_VIEW_MODEL, async () => (await import('../view-models/otp')).OtpViewModel);
  return scope;
}

/** Makes the app show nothing that was stored, like a prerendered page. Returns a function that shows it. */
export function hideStored({ appScope }: Composition): () => void {
  const setHidden = (isHidden: boolean) => {
    appScope.get(DRAFT_STORE).setHidden(isHidden);
    appScope.get(SESSION_STORE).setHidden(isHidden);
  };
  setHidden(true);
  return () => setHidden(false);
}

/** Clears the sent booking and returns a new scope for the next booking (decision R6). */
export function endFunnelScope(scope: Scope, appScope: Scope): Scope {
  scope.get(DRAFT_STORE).clear();
  scope.get(FUNNEL_VIEW_MODEL).dispose();
  return createFunnelScope(appScope);
}

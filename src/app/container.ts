import { BrowserGeolocation } from '../adapters/browser/browser-geolocation';
import { RandomUuids } from '../adapters/browser/random-uuids';
import { WebAcceptedBookingsStorage } from '../adapters/browser/web-accepted-bookings-storage';
import { WebTelemetryObjectionStorage } from '../adapters/browser/web-telemetry-objection-storage';
import { WebDraftStorage } from '../adapters/browser/web-draft-storage';
import { WebOtpReader } from '../adapters/browser/web-otp-reader';
import { WebCredentialsStorage } from '../adapters/browser/web-credentials-storage';
import { HttpAccounts } from '../adapters/http/accounts';
import { HttpAddresses } from '../adapters/http/addresses';
import { HttpBookingGateway } from '../adapters/http/booking-gateway';
import { HttpClient } from '../adapters/http/client';
import { HttpPackages } from '../adapters/http/packages';
import { HttpPets } from '../adapters/http/pets';
import { LazyImageScaling } from '../adapters/lazy/lazy-image-scaling';
import { lazyPlaces } from '../adapters/lazy/lazy-places';
import { LazyTelemetry } from '../adapters/lazy/lazy-telemetry';
import { RouterNavigation } from '../adapters/router/router-navigation';
import {
  ACCOUNTS_PORT,
  ADDRESSES_PORT,
  BOOKING_GATEWAY_PORT,
  PACKAGES_PORT,
  PETS_PORT,
  type Packages,
} from '../ports/server';
import { CLOCK_PORT, IMAGE_SCALING_PORT, OTP_READER_PORT, UNIQUE_IDS_PORT } from '../ports/device';
import {
  ACCEPTED_BOOKINGS_STORAGE_PORT,
  CREDENTIALS_STORAGE_PORT,
  DRAFT_STORAGE_PORT,
  TELEMETRY_OBJECTION_STORAGE_PORT,
} from '../ports/storage';
import { GEOLOCATION_PORT, PLACES_PORT } from '../ports/places';
import { LOGGER_PORT, TELEMETRY_PORT } from '../ports/telemetry';
import { NAVIGATION_PORT, OUTWARD_NAVIGATION_PORT, type Navigation } from '../ports/navigation';
import { AlertsViewModel } from '../view-models/alerts';
import { FunnelViewModel } from '../view-models/funnel';
import { AcceptedBookingsStore } from '../view-models/stores/accepted-bookings-store';
import { AddressBookStore } from '../view-models/stores/address-book-store';
import { DraftStore } from '../view-models/stores/draft-store';
import { TelemetryObjectionStore } from '../view-models/stores/telemetry-objection-store';
import { PetListStore } from '../view-models/stores/pet-list-store';
import { SessionStore } from '../view-models/stores/session-store';
import { TodayStore } from '../view-models/stores/today-store';
import type { AppConfig } from './config';
import type { BrowserEnvironment } from './browser-environment';
import { currentPageName } from './current-page';
import { DependencyScope } from './dependency-scope';
import { recordSteps } from './record-steps';

interface ComposeAppOptions {
  /** Used in place of the adapter that fetches packages. The build passes it, because it renders pages without a server. */
  readonly packages?: Packages;
  /** Called after each server response. The app gets the response when the returned promise resolves. */
  readonly beforeAnswer?: () => Promise<void>;
}

/** Creates the objects of the app, such as adapters, stores and view-models, for a browser environment. */
export function composeApp(config: AppConfig, browser: BrowserEnvironment, options: ComposeAppOptions = {}) {
  const navigation = new RouterNavigation();
  const appScope = createAppScope(config, browser, navigation);
  const telemetry = connectTelemetry(config, browser, appScope);
  connectServer(config, browser, appScope, options);
  return { config, navigation, telemetry, appScope, firstFunnelScope: createFunnelScope(appScope) };
}

/** The objects that one call of `composeApp` creates. Two apps share no objects. */
export type ComposedApp = ReturnType<typeof composeApp>;

/** Creates the scope of the adapters and stores, which live until the page is reloaded. */
function createAppScope(config: AppConfig, browser: BrowserEnvironment, navigation: Navigation): DependencyScope {
  const { logger } = browser;
  const scope = new DependencyScope();
  scope.hold(CLOCK_PORT, browser.clock);
  scope.hold(LOGGER_PORT, logger);
  scope.hold(NAVIGATION_PORT, navigation);
  scope.hold(OUTWARD_NAVIGATION_PORT, browser.outwardNavigation);
  scope.hold(DRAFT_STORAGE_PORT, new WebDraftStorage({ storage: browser.tabStorage, logger }));
  const shared = { storage: browser.sharedStorage, events: browser.otherTabs, logger };
  scope.hold(CREDENTIALS_STORAGE_PORT, new WebCredentialsStorage(shared));
  scope.hold(ACCEPTED_BOOKINGS_STORAGE_PORT, new WebAcceptedBookingsStorage(shared));
  scope.hold(TELEMETRY_OBJECTION_STORAGE_PORT, new WebTelemetryObjectionStorage(shared));
  scope.hold(GEOLOCATION_PORT, new BrowserGeolocation({ geolocation: browser.geolocation, logger }));
  scope.hold(IMAGE_SCALING_PORT, new LazyImageScaling(logger));
  scope.hold(OTP_READER_PORT, new WebOtpReader());
  scope.hold(UNIQUE_IDS_PORT, new RandomUuids());
  scope.hold(PLACES_PORT, lazyPlaces({ source: config.places, googleMapsApiKey: config.googleMapsApiKey, logger }));

  scope.bind(AlertsViewModel);
  scope.bind(TodayStore);
  scope.bind(SessionStore);
  scope.bind(AcceptedBookingsStore);
  scope.bind(DraftStore);
  scope.bind(AddressBookStore);
  scope.bind(PetListStore);
  scope.bind(TelemetryObjectionStore);
  return scope;
}

/** Adds telemetry to a scope. If telemetry is switched off, returns undefined, and events are ignored. */
function connectTelemetry(
  { telemetryUrl: url, release }: AppConfig,
  { logger }: BrowserEnvironment,
  scope: DependencyScope,
): LazyTelemetry | undefined {
  if (url === '') {
    scope.hold(TELEMETRY_PORT, { record: () => {} });
    return undefined;
  }
  const base = window.location.origin + import.meta.env.BASE_URL;
  const isWanted = () => !scope.get(TelemetryObjectionStore).hasObjected;
  const telemetry = new LazyTelemetry({ url, release, base, page: currentPageName, isWanted, logger });
  scope.hold(TELEMETRY_PORT, telemetry);
  return telemetry;
}

function connectServer(
  config: AppConfig,
  { logger }: BrowserEnvironment,
  scope: DependencyScope,
  { packages, beforeAnswer }: ComposeAppOptions,
): void {
  const client = new HttpClient({
    baseUrl: config.apiBaseUrl,
    sendsKeys: config.sendsIdempotencyKeys,
    logger,
    telemetry: scope.get(TELEMETRY_PORT),
    beforeAnswer,
  });
  scope.hold(ACCOUNTS_PORT, new HttpAccounts({ client, logger }));
  scope.hold(ADDRESSES_PORT, new HttpAddresses({ client, logger }));
  scope.hold(BOOKING_GATEWAY_PORT, new HttpBookingGateway({ client, logger }));
  scope.hold(PACKAGES_PORT, packages ?? new HttpPackages({ client, logger }));
  scope.hold(PETS_PORT, new HttpPets({ client, logger }));
}

/** Creates the scope of objects that live from a booking's first page to its last, so that Back shows earlier input. */
function createFunnelScope(appScope: DependencyScope): DependencyScope {
  const scope = new DependencyScope(appScope);
  scope.bind(FunnelViewModel, (funnel) => recordSteps(funnel, appScope.get(TELEMETRY_PORT)));
  return scope;
}

/** Ends a booking: clears the draft (see `DraftStore.clear`), and returns a new scope for the next booking (decision R6). */
export function endBookingAndRenewFunnelScope(scope: DependencyScope, appScope: DependencyScope): DependencyScope {
  scope.get(DraftStore).clear();
  return renewFunnelScope(scope, appScope);
}

/**
 * Reads again what other pages may have changed while the browser kept this one. If the draft has changed, returns a new scope, whose
 * pages know nothing of the earlier draft (decision B10).
 */
export function readStoresAgain(scope: DependencyScope, appScope: DependencyScope): DependencyScope {
  // The draft comes first: a changed session would otherwise write the earlier draft.
  const isChanged = appScope.get(DraftStore).readAgain();
  for (const Store of [SessionStore, AcceptedBookingsStore, TelemetryObjectionStore])
    appScope.get<{ readAgain(): void }>(Store).readAgain();
  return isChanged ? renewFunnelScope(scope, appScope) : scope;
}

function renewFunnelScope(scope: DependencyScope, appScope: DependencyScope): DependencyScope {
  scope.get(FunnelViewModel).dispose();
  return createFunnelScope(appScope);
}

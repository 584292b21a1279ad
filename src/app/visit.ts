import { Container } from 'inversify';
import { ACCOUNTS, type Accounts } from '../ports/accounts';
import { BOOKINGS, type Bookings } from '../ports/bookings';
import { CLOCK, type Clock } from '../ports/clock';
import { GEOLOCATION, type Geolocation } from '../ports/geolocation';
import { IMAGE_SCALING, type ImageScaling } from '../ports/image-scaling';
import { LOGGER, type Logger } from '../ports/logger';
import { NAVIGATION, type Navigation } from '../ports/navigation';
import { GEOCODING, PLACES, type Geocoding, type Places } from '../ports/places';
import { TEXT_MESSAGES, type TextMessages } from '../ports/text-messages';
import { UNIQUE_IDS, type UniqueIds } from '../ports/unique-ids';
import type { AddressBookViewModel } from '../view-models/address-book';
import type { AlertsViewModel } from '../view-models/alerts';
import type { DraftViewModel } from '../view-models/draft';
import { FunnelViewModel } from '../view-models/funnel';
import type { LocationPickerViewModel } from '../view-models/location-picker';
import type { OtpViewModel } from '../view-models/otp';
import type { PetListViewModel } from '../view-models/pet-list';
import type { SessionViewModel } from '../view-models/session';
import { bindServiceSteps } from './service-steps';
import {
  ADDRESS,
  ADDRESS_BOOK,
  ALERTS_VIEW_MODEL,
  DRAFT,
  FUNNEL,
  LOCATION_PICKER,
  LOGIN,
  OTP,
  PET_DETAILS,
  PET_LIST,
  SESSION,
  SIGN_UP,
  SUMMARY,
} from './tokens';

/**
 * Composes what lives as long as a visit to the funnel, so that Back keeps the answers: the funnel and the view-models of
 * the steps. A step's view-model is imported with its page, hence asked for with `getAsync`.
 */
export function createVisit(parent: Container): Container {
  const visit = new Container({ parent, defaultScope: 'Singleton' });

  visit
    .bind(FUNNEL)
    .toResolvedValue(
      (
        draft: DraftViewModel,
        session: SessionViewModel,
        addressBook: AddressBookViewModel,
        petList: PetListViewModel,
        navigation: Navigation,
        clock: Clock,
        logger: Logger,
      ) => new FunnelViewModel({ draft, session, addressBook, petList, navigation, clock, logger }),
      [DRAFT, SESSION, ADDRESS_BOOK, PET_LIST, NAVIGATION, CLOCK, LOGGER],
    );

  visit.bind(LOCATION_PICKER).toResolvedValue(
    async (places: Places, geocoding: Geocoding | undefined, geolocation: Geolocation, draft: DraftViewModel, funnel: FunnelViewModel) => {
      const { LocationPickerViewModel } = await import('../view-models/location-picker');
      return new LocationPickerViewModel({ places, geocoding, geolocation, draft, funnel });
    },
    [PLACES, GEOCODING, GEOLOCATION, DRAFT, FUNNEL],
  );
  visit.bind(SIGN_UP).toResolvedValue(
    async (
      accounts: Accounts,
      alerts: AlertsViewModel,
      addressBook: AddressBookViewModel,
      draft: DraftViewModel,
      funnel: FunnelViewModel,
      locationPicker: LocationPickerViewModel,
      session: SessionViewModel,
    ) => {
      const { SignUpViewModel } = await import('../view-models/sign-up');
      return new SignUpViewModel({ accounts, alerts, addressBook, draft, funnel, locationPicker, session });
    },
    [ACCOUNTS, ALERTS_VIEW_MODEL, ADDRESS_BOOK, DRAFT, FUNNEL, LOCATION_PICKER, SESSION],
  );
  visit.bind(OTP).toResolvedValue(
    async (accounts: Accounts, clock: Clock, draft: DraftViewModel, session: SessionViewModel, textMessages: TextMessages) => {
      const { OtpViewModel } = await import('../view-models/otp');
      return new OtpViewModel({ accounts, clock, draft, session, textMessages });
    },
    [ACCOUNTS, CLOCK, DRAFT, SESSION, TEXT_MESSAGES],
  );
  visit.bind(LOGIN).toResolvedValue(
    async (accounts: Accounts, draft: DraftViewModel, funnel: FunnelViewModel, otp: OtpViewModel) => {
      const { LoginViewModel } = await import('../view-models/login');
      return new LoginViewModel({ accounts, draft, funnel, otp });
    },
    [ACCOUNTS, DRAFT, FUNNEL, OTP],
  );
  visit.bind(ADDRESS).toResolvedValue(
    async (addressBook: AddressBookViewModel, funnel: FunnelViewModel, locationPicker: LocationPickerViewModel) => {
      const { AddressViewModel } = await import('../view-models/address');
      return new AddressViewModel({ addressBook, funnel, locationPicker });
    },
    [ADDRESS_BOOK, FUNNEL, LOCATION_PICKER],
  );
  visit.bind(PET_DETAILS).toResolvedValue(
    async (draft: DraftViewModel, funnel: FunnelViewModel, imageScaling: ImageScaling, petList: PetListViewModel) => {
      const { PetDetailsViewModel } = await import('../view-models/pet-details');
      return new PetDetailsViewModel({ draft, funnel, imageScaling, petList });
    },
    [DRAFT, FUNNEL, IMAGE_SCALING, PET_LIST],
  );
  visit.bind(SUMMARY).toResolvedValue(
    async (
      addressBook: AddressBookViewModel,
      alerts: AlertsViewModel,
      bookings: Bookings,
      draft: DraftViewModel,
      funnel: FunnelViewModel,
      petList: PetListViewModel,
      session: SessionViewModel,
      uniqueIds: UniqueIds,
    ) => {
      const { SummaryViewModel } = await import('../view-models/summary');
      return new SummaryViewModel({ addressBook, alerts, bookings, draft, funnel, petList, session, uniqueIds });
    },
    [ADDRESS_BOOK, ALERTS_VIEW_MODEL, BOOKINGS, DRAFT, FUNNEL, PET_LIST, SESSION, UNIQUE_IDS],
  );
  bindServiceSteps(visit);
  return visit;
}

/** Clears the booking of a visit that is over and lets go of what follows it; answers the visit of the next booking (decision R6). */
export function endVisit(visit: Container, parent: Container): Container {
  visit.get(DRAFT).clear();
  visit.get(FUNNEL).dispose();
  return createVisit(parent);
}

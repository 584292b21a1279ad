import { injectionToken, type InjectionToken } from '../ports/injection-token';
import type { AlertsViewModel } from './alerts';
import type { FunnelViewModel } from './funnel';
import type { LocationDialogViewModel } from './location-dialog';
import type { OtpDialogViewModel } from './otp';
import type { AddressBookStore } from './stores/address-book-store';
import type { DraftStore } from './stores/draft-store';
import type { TelemetryObjectionStore } from './stores/telemetry-objection-store';
import type { PetListStore } from './stores/pet-list-store';
import type { SessionStore } from './stores/session-store';

// Each of these tokens stands for one object, which lives until the page is reloaded.
export const ADDRESS_BOOK_STORE: InjectionToken<AddressBookStore> = injectionToken('AddressBookStore');
export const ALERTS_VIEW_MODEL: InjectionToken<AlertsViewModel> = injectionToken('AlertsViewModel');
export const DRAFT_STORE: InjectionToken<DraftStore> = injectionToken('DraftStore');
export const TELEMETRY_OBJECTION_STORE: InjectionToken<TelemetryObjectionStore> = injectionToken('TelemetryObjectionStore');
export const PET_LIST_STORE: InjectionToken<PetListStore> = injectionToken('PetListStore');
export const SESSION_STORE: InjectionToken<SessionStore> = injectionToken('SessionStore');

// Each of these tokens stands for one object per booking. The next booking gets a new object.
export const FUNNEL_VIEW_MODEL: InjectionToken<FunnelViewModel> = injectionToken('FunnelViewModel');
export const LOCATION_DIALOG_VIEW_MODEL: InjectionToken<LocationDialogViewModel> = injectionToken('LocationDialogViewModel');
export const OTP_DIALOG_VIEW_MODEL: InjectionToken<OtpDialogViewModel> = injectionToken('OtpDialogViewModel');

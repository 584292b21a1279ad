import { token, type Token } from '../ports/token';
import type { AlertsViewModel } from './alerts';
import type { FunnelViewModel } from './funnel';
import type { LocationPickerViewModel } from './location-picker';
import type { OtpDialogViewModel } from './otp';
import type { AddressBookStore } from './stores/address-book-store';
import type { DraftStore } from './stores/draft-store';
import type { TelemetryObjectionStore } from './stores/telemetry-objection-store';
import type { PetListStore } from './stores/pet-list-store';
import type { SessionStore } from './stores/session-store';

// Each of these tokens stands for one object, which lives until the page is reloaded.
export const ADDRESS_BOOK_STORE: Token<AddressBookStore> = token('AddressBookStore');
export const ALERTS_VIEW_MODEL: Token<AlertsViewModel> = token('AlertsViewModel');
export const DRAFT_STORE: Token<DraftStore> = token('DraftStore');
export const TELEMETRY_OBJECTION_STORE: Token<TelemetryObjectionStore> = token('TelemetryObjectionStore');
export const PET_LIST_STORE: Token<PetListStore> = token('PetListStore');
export const SESSION_STORE: Token<SessionStore> = token('SessionStore');

// Each of these tokens stands for one object in each booking. The next booking gets a new object.
export const FUNNEL_VIEW_MODEL: Token<FunnelViewModel> = token('FunnelViewModel');
export const LOCATION_PICKER_VIEW_MODEL: Token<LocationPickerViewModel> = token('LocationPickerViewModel');
export const OTP_DIALOG_VIEW_MODEL: Token<OtpDialogViewModel> = token('OtpDialogViewModel');

import { token, type Token } from '../ports/token';
import type { AlertsViewModel } from './alerts';
import type { FunnelViewModel } from './funnel';
import type { LocationPickerViewModel } from './location-picker';
import type { OtpViewModel } from './otp';
import type { AddressBookStore } from './stores/address-book-store';
import type { DraftStore } from './stores/draft-store';
import type { PetListStore } from './stores/pet-list-store';
import type { SessionStore } from './stores/session-store';

// One object for each page load.
export const ADDRESS_BOOK: Token<AddressBookStore> = token('AddressBook');
export const ALERTS_VIEW_MODEL: Token<AlertsViewModel> = token('AlertsViewModel');
export const DRAFT: Token<DraftStore> = token('Draft');
export const PET_LIST: Token<PetListStore> = token('PetList');
export const SESSION: Token<SessionStore> = token('Session');

// One object for each booking.
export const FUNNEL: Token<FunnelViewModel> = token('Funnel');
export const LOCATION_PICKER: Token<LocationPickerViewModel> = token('LocationPicker');
export const OTP: Token<OtpViewModel> = token('Otp');

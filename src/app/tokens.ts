import type { ServiceIdentifier } from 'inversify';
import type { AddressViewModel } from '../view-models/address';
import type { AddressBookViewModel } from '../view-models/address-book';
import type { AlertsViewModel } from '../view-models/alerts';
import type { DraftViewModel } from '../view-models/draft';
import type { FunnelViewModel } from '../view-models/funnel';
import type { LocationPickerViewModel } from '../view-models/location-picker';
import type { LoginViewModel } from '../view-models/login';
import type { OtpViewModel } from '../view-models/otp';
import type { PetDetailsViewModel } from '../view-models/pet-details';
import type { PetListViewModel } from '../view-models/pet-list';
import type { SessionViewModel } from '../view-models/session';
import type { SignUpViewModel } from '../view-models/sign-up';
import type { SummaryViewModel } from '../view-models/summary';

// One a page load.
export const ADDRESS_BOOK: ServiceIdentifier<AddressBookViewModel> = Symbol('AddressBook');
export const ALERTS_VIEW_MODEL: ServiceIdentifier<AlertsViewModel> = Symbol('AlertsViewModel');
export const DRAFT: ServiceIdentifier<DraftViewModel> = Symbol('Draft');
export const PET_LIST: ServiceIdentifier<PetListViewModel> = Symbol('PetList');
export const SESSION: ServiceIdentifier<SessionViewModel> = Symbol('Session');

// One a visit to the funnel.
export const FUNNEL: ServiceIdentifier<FunnelViewModel> = Symbol('Funnel');
export const LOCATION_PICKER: ServiceIdentifier<LocationPickerViewModel> = Symbol('LocationPicker');
export const OTP: ServiceIdentifier<OtpViewModel> = Symbol('Otp');

// One a visit each, loaded with its page; those of the services' own steps are in service-steps.ts.
export const SIGN_UP: ServiceIdentifier<SignUpViewModel> = Symbol('SignUp');
export const LOGIN: ServiceIdentifier<LoginViewModel> = Symbol('Login');
export const ADDRESS: ServiceIdentifier<AddressViewModel> = Symbol('Address');
export const PET_DETAILS: ServiceIdentifier<PetDetailsViewModel> = Symbol('PetDetails');
export const SUMMARY: ServiceIdentifier<SummaryViewModel> = Symbol('Summary');

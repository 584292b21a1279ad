import { isCalendarDate, type CalendarDate } from './calendar';
import { filled, required } from './field-errors';
import type { Id } from './ids';
import { messages } from './messages';
import { pictureAddress } from './pictures';

/** The most breeds that are suggested at once. */
export const MAXIMUM_BREED_SUGGESTIONS = 5;

/** A pet of the customer's list. Its image may be a URL, a data URL or bare base64 (decision D7). */
export interface Pet {
  readonly id: Id;
  readonly name: string;
  readonly breed: string;
  readonly image: string;
}

/** A breed of the server's list. */
export interface Breed {
  readonly id: Id;
  readonly name: string;
}

/** The genders that a pet can have, as pages show them. */
export const PET_GENDERS = ['Male', 'Female'] as const;
export type PetGender = (typeof PET_GENDERS)[number];

/** The answers to whether a pet is insured or licensed, and their labels. */
export const YES_OR_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
export type YesOrNo = (typeof YES_OR_NO)[number]['value'];

/** How aggressive a pet can be. */
export const AGGRESSION_LEVELS = [
  { value: 'normal', label: 'Normal' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
] as const;
export type AggressionLevel = (typeof AGGRESSION_LEVELS)[number]['value'];

/** A new pet, already checked. `image` is JPEG base64 without the data prefix. */
export interface NewPet {
  readonly name: string;
  readonly breed: string;
  readonly gender: PetGender;
  readonly dateOfBirth: CalendarDate;
  readonly lastVaccination: CalendarDate;
  readonly image: string;
  readonly insured: YesOrNo;
  readonly aggressionLevel: AggressionLevel;
  readonly licensed: YesOrNo;
}

/** At most five breeds whose name contains the text, in any case; none for an empty text. */
export function suggestBreeds(breeds: readonly Breed[], text: string): readonly Breed[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return breeds.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MAXIMUM_BREED_SUGGESTIONS);
}

/** Whether a listed pet matches a new one: the name and, if listed, the breed (decision F5). */
export function isListedPet(listed: Pet, { name, breed }: NewPet): boolean {
  return listed.name === name && (listed.breed === '' || listed.breed === breed);
}

/** At least one pet is selected. */
export function petSelectionRule(selectedIds: readonly Id[]): string | undefined {
  return selectedIds.length === 0 ? messages.pet.noneSelected : undefined;
}

/** A pet's name must not be blank. */
export const petNameRule = filled(messages.pet.nameMissing);

/** Accepts a breed that is not on the list, because the list may not have loaded. */
export const breedRule = filled(messages.pet.breedMissing);

/** A pet has a gender. */
export const petGenderRule = required(messages.pet.genderMissing);

/** A date of birth that is missing, does not exist or lies in the future counts as not selected (decision D8). */
export function dateOfBirthRule(date: CalendarDate | undefined, today: CalendarDate): string | undefined {
  return pastOrToday(date, today) ? undefined : messages.pet.dateOfBirthMissing;
}

/** The last vaccination is neither before the birth nor in the future (decision D8). */
export function lastVaccinationRule(
  date: CalendarDate | undefined,
  dateOfBirth: CalendarDate | undefined,
  today: CalendarDate,
): string | undefined {
  const vaccination = pastOrToday(date, today);
  if (!vaccination) return messages.pet.lastVaccinationMissing;
  // An invalid date of birth is not compared.
  const birth = pastOrToday(dateOfBirth, today);
  return birth && vaccination < birth ? messages.pet.vaccinationBeforeBirth : undefined;
}

function pastOrToday(date: CalendarDate | undefined, today: CalendarDate): CalendarDate | undefined {
  return isCalendarDate(date) && date <= today ? date : undefined;
}

/** `image` is base64, '' without a picture. */
export function petImageRule(image: string): string | undefined {
  return image === '' ? messages.pet.imageMissing : undefined;
}

/** The question about insurance has an answer. */
export const insuranceRule = required(messages.pet.insuranceMissing);

/** A pet has a level of aggression. */
export const aggressionRule = required(messages.pet.aggressionMissing);

/** The question about the licence has an answer. */
export const licenseRule = required(messages.pet.licenseMissing);

/** The address of a listed pet's image; undefined without an image. Bare base64 becomes a data URL (decision D7). */
export function petImageSource(image: string): string | undefined {
  return pictureAddress(image) ?? (/^[\w+/=\s]+$/.test(image) ? `data:image/jpeg;base64,${image}` : undefined);
}

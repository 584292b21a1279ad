import type { CalendarDate } from './calendar';
import type { Id } from './ids';

/** The image may be a URL, a data URL or bare base64 (decision D7). */
export interface Pet {
  readonly id: Id;
  readonly name: string;
  readonly breed: string;
  readonly image: string;
}

export interface Breed {
  readonly id: Id;
  readonly name: string;
}

export const PET_GENDERS = ['Male', 'Female'] as const;
export type PetGender = (typeof PET_GENDERS)[number];

export const YES_OR_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
export type YesOrNo = (typeof YES_OR_NO)[number]['value'];

export const AGGRESSION_LEVELS = [
  { value: 'normal', label: 'Normal' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
] as const;
export type AggressionLevel = (typeof AGGRESSION_LEVELS)[number]['value'];

/** `image` is JPEG base64 without the data-URL prefix. */
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

/** The server may leave out the breed (decision F5). */
export function matchesNewPet(listed: Pet, { name, breed }: NewPet): boolean {
  return listed.name === name && (listed.breed === '' || listed.breed === breed);
}

import type { CalendarDate } from '../../domain/calendar';
import type { PetFormValues } from '../../domain/draft';
import {
  aggressionError,
  breedError,
  dateOfBirthError,
  insuranceError,
  lastVaccinationError,
  licenseError,
  petGenderError,
  missingPetImageError,
  petNameError,
  type AggressionLevel,
  type NewPet,
  type PetGender,
  type YesOrNo,
} from '../../domain/pet';
import { readUnambiguousDate } from '../../domain/typed-date';
import { Satisfies } from './satisfies';

/** The form for a new pet, with the rule of each field. Dates are texts, as the customer typed them. */
export class PetForm implements PetFormValues {
  @Satisfies(petNameError) readonly name!: string;
  @Satisfies(breedError) readonly breed!: string;
  @Satisfies(petGenderError) readonly gender!: PetGender | undefined;
  @Satisfies((text: string, form: PetForm) => dateOfBirthError(readUnambiguousDate(text), form.today()))
  readonly dateOfBirth!: string;
  @Satisfies((text: string, form: PetForm) =>
    lastVaccinationError(readUnambiguousDate(text), readUnambiguousDate(form.dateOfBirth), form.today()),
  )
  readonly lastVaccination!: string;
  @Satisfies(missingPetImageError) readonly image!: string;
  @Satisfies(insuranceError) readonly insured!: YesOrNo | undefined;
  @Satisfies(licenseError) readonly licensed!: YesOrNo | undefined;
  @Satisfies(aggressionError) readonly aggressionLevel!: AggressionLevel | undefined;

  constructor(values: PetFormValues, readonly today: () => CalendarDate) {
    Object.assign(this, values);
  }
}

/** Returns the new pet from a form without errors; undefined if a value is missing. */
export function newPetFromForm({ gender, insured, aggressionLevel, licensed, ...form }: PetFormValues): NewPet | undefined {
  const dateOfBirth = readUnambiguousDate(form.dateOfBirth);
  const lastVaccination = readUnambiguousDate(form.lastVaccination);
  if (!gender || !insured || !aggressionLevel || !licensed || !dateOfBirth || !lastVaccination) return undefined;
  const { image } = form;
  const [name, breed] = [form.name.trim(), form.breed.trim()];
  return { name, breed, gender, dateOfBirth, lastVaccination, image, insured, aggressionLevel, licensed };
}

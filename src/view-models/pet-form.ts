import type { CalendarDate } from '../domain/calendar';
import type { PetFormValues } from '../domain/draft';
import { dateOfBirthError, lastVaccinationError, requiredPetFields, type AggressionLevel, type NewPet, type PetGender, type YesOrNo } from '../domain/pet';
import { readUnambiguousDate } from '../domain/typed-date';
import { CheckedBy } from './checked-by';

/** The values of the form for a new pet, with the rule that checks each field. Dates are texts, as the customer typed them. */
export class PetFormModel implements PetFormValues {
  @CheckedBy(requiredPetFields.name) readonly name!: string;
  @CheckedBy(requiredPetFields.breed) readonly breed!: string;
  @CheckedBy(requiredPetFields.gender) readonly gender!: PetGender | undefined;
  @CheckedBy((text: string, form: PetFormModel) => dateOfBirthError(readUnambiguousDate(text), form.today))
  readonly dateOfBirth!: string;
  @CheckedBy((text: string, form: PetFormModel) =>
    lastVaccinationError(readUnambiguousDate(text), readUnambiguousDate(form.dateOfBirth), form.today),
  )
  readonly lastVaccination!: string;
  @CheckedBy(requiredPetFields.image) readonly image!: string;
  @CheckedBy(requiredPetFields.insured) readonly insured!: YesOrNo | undefined;
  @CheckedBy(requiredPetFields.licensed) readonly licensed!: YesOrNo | undefined;
  @CheckedBy(requiredPetFields.aggressionLevel) readonly aggressionLevel!: AggressionLevel | undefined;

  constructor(values: PetFormValues, readonly today: CalendarDate) {
    Object.assign(this, values);
  }
}

/** Makes a new pet from form values that are checked already; undefined if a choice or a date is missing. */
export function newPetFromForm({ gender, insured, aggressionLevel, licensed, ...form }: PetFormValues): NewPet | undefined {
  const dateOfBirth = readUnambiguousDate(form.dateOfBirth);
  const lastVaccination = readUnambiguousDate(form.lastVaccination);
  if (!gender || !insured || !aggressionLevel || !licensed || !dateOfBirth || !lastVaccination) return undefined;
  const { image } = form;
  const [name, breed] = [form.name.trim(), form.breed.trim()];
  return { name, breed, gender, dateOfBirth, lastVaccination, image, insured, aggressionLevel, licensed };
}

import type { CalendarDate } from '../domain/calendar';
import type { PetFormValues } from '../domain/draft';
import { dateOfBirthError, lastVaccinationError } from '../domain/input/pet-details';
import type { AggressionLevel, NewPet, PetGender, YesOrNo } from '../domain/pet';
import { visibleName } from '../domain/input/plain-text';
import { required } from '../domain/field-errors';
import { messages } from '../domain/messages';
import { readUnambiguousDate } from './typed-date';
import { CheckedBy } from './checked-by';

/** The values of the form for a new pet, with the rule that checks each field. Dates are texts, as the customer typed them. */
export class PetFormModel implements PetFormValues {
  @CheckedBy(required(messages.pet.imageMissing)) readonly image!: string;
  @CheckedBy(required(messages.pet.nameMissing)) readonly name!: string;
  /** Any breed will do, because the list of breeds may not have loaded. */
  @CheckedBy(required(messages.pet.breedMissing)) readonly breed!: string;
  @CheckedBy(required(messages.pet.genderMissing)) readonly gender!: PetGender | undefined;
  @CheckedBy((text: string, form: PetFormModel) => dateOfBirthError(readUnambiguousDate(text, form.today), form.today))
  readonly dateOfBirth!: string;
  @CheckedBy((text: string, form: PetFormModel) =>
    lastVaccinationError(
      readUnambiguousDate(text, form.today),
      readUnambiguousDate(form.dateOfBirth, form.today),
      form.today,
    ),
  )
  readonly lastVaccination!: string;
  @CheckedBy(required(messages.pet.insuranceMissing)) readonly insured!: YesOrNo | undefined;
  @CheckedBy(required(messages.pet.licenseMissing)) readonly licensed!: YesOrNo | undefined;
  @CheckedBy(required(messages.pet.aggressionMissing)) readonly aggressionLevel!: AggressionLevel | undefined;

  constructor(
    values: PetFormValues,
    readonly today: CalendarDate,
  ) {
    Object.assign(this, values);
  }
}

/** Makes a new pet from form values that are checked already; undefined if a choice or a date is missing. */
export function newPetFromForm({
  gender,
  insured,
  aggressionLevel,
  licensed,
  today,
  ...form
}: PetFormModel): NewPet | undefined {
  const dateOfBirth = readUnambiguousDate(form.dateOfBirth, today);
  const lastVaccination = readUnambiguousDate(form.lastVaccination, today);
  if (!gender || !insured || !aggressionLevel || !licensed || !dateOfBirth || !lastVaccination) return undefined;
  const { image } = form;
  const [name, breed] = [visibleName(form.name), visibleName(form.breed)];
  return { name, breed, gender, dateOfBirth, lastVaccination, image, insured, aggressionLevel, licensed };
}

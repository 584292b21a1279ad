import { isCalendarDate, type CalendarDate } from '../../domain/calendar';
import { dateOfBirthError, lastVaccinationError } from '../../domain/new-pet';
import {
  AGGRESSION_LEVELS,
  PET_GENDERS,
  YES_OR_NO,
  type AggressionLevel,
  type NewPet,
  type PetGender,
  type YesOrNo,
} from '../../domain/pet';
import { visibleName } from '../../domain/text';
import { required } from '../../domain/field-errors';
import { formMessages } from '../../domain/form-messages';
import { unlabelledOptionsOf } from '../../ui/fields/field';
import { FormField } from '../../funnel/form';

const { pet } = formMessages;

const storedDay = (stored: unknown) => (isCalendarDate(stored) ? stored : undefined);

/** A day is '' where none is chosen. */
export class PetForm {
  @FormField('Pet image', { rule: required(pet.imageMissing) }) readonly image: string = '';
  @FormField('Name', { rule: required(pet.nameMissing) }) readonly name: string = '';
  /** Any breed will do, because the list of breeds may not have loaded. */
  @FormField('Breed', { rule: required(pet.breedMissing) }) readonly breed: string = '';
  @FormField('Gender', { options: unlabelledOptionsOf(PET_GENDERS), rule: required(pet.genderMissing) })
  readonly gender: PetGender | undefined = undefined;
  @FormField('Date of birth', {
    read: storedDay,
    rule: (day: CalendarDate, form: PetForm) => dateOfBirthError(day, form.today),
  })
  readonly dateOfBirth: CalendarDate = '';
  @FormField('Last vaccination', {
    read: storedDay,
    rule: (day: CalendarDate, form: PetForm) => lastVaccinationError(day, form.dateOfBirth, form.today),
  })
  readonly lastVaccination: CalendarDate = '';
  @FormField('Insured', { options: YES_OR_NO, rule: required(pet.insuranceMissing) })
  readonly insured: YesOrNo | undefined = undefined;
  @FormField('Licensed', { options: YES_OR_NO, rule: required(pet.licenseMissing) })
  readonly licensed: YesOrNo | undefined = undefined;
  @FormField('Aggression level', { options: AGGRESSION_LEVELS, rule: required(pet.aggressionMissing) })
  readonly aggressionLevel: AggressionLevel | undefined = undefined;

  constructor(private readonly today: CalendarDate) {}

  complete(): NewPet | undefined {
    const { image, gender, insured, aggressionLevel, licensed, dateOfBirth, lastVaccination } = this;
    if (!gender || !insured || !aggressionLevel || !licensed) return undefined;
    return {
      name: visibleName(this.name),
      breed: visibleName(this.breed),
      gender,
      dateOfBirth,
      lastVaccination,
      image,
      insured,
      aggressionLevel,
      licensed,
    };
  }
}

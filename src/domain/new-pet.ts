import { isCalendarDate, type CalendarDate } from './calendar';
import type { Id } from './ids';
import { formMessages } from './form-messages';
import type { Breed } from './pet';
import { usablePictureUrl } from './pictures';

const MAXIMUM_BREED_SUGGESTIONS = 5;

/** Breeds with a word that begins with the text come first. */
export function suggestBreeds(breeds: readonly Breed[], text: string): readonly Breed[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const fitting = breeds.filter(({ name }) => name.toLowerCase().includes(wanted));
  const beginsWord = ({ name }: Breed) => ` ${name.toLowerCase()}`.includes(` ${wanted}`);
  const [first, others] = [fitting.filter(beginsWord), fitting.filter((breed) => !beginsWord(breed))];
  return [...first, ...others].slice(0, MAXIMUM_BREED_SUGGESTIONS);
}

export function petSelectionError(selectedIds: readonly Id[]): string | undefined {
  return selectedIds.length === 0 ? formMessages.pet.noneSelected : undefined;
}

/** Missing, impossible (30 February) or in the future (decision D8). */
export function dateOfBirthError(date: CalendarDate | undefined, today: CalendarDate): string | undefined {
  return pastOrToday(date, today) ? undefined : formMessages.pet.dateOfBirthMissing;
}

export function lastVaccinationError(
  date: CalendarDate | undefined,
  dateOfBirth: CalendarDate | undefined,
  today: CalendarDate,
): string | undefined {
  const vaccination = pastOrToday(date, today);
  if (!vaccination) return formMessages.pet.lastVaccinationMissing;
  // An invalid date of birth has an error of its own.
  const birth = pastOrToday(dateOfBirth, today);
  return birth && vaccination < birth ? formMessages.pet.vaccinationBeforeBirth : undefined;
}

function pastOrToday(date: CalendarDate | undefined, today: CalendarDate): CalendarDate | undefined {
  return isCalendarDate(date) && date <= today ? date : undefined;
}

/** Bare base64 becomes a data URL (decision D7). */
export function petImageSource(image: string): string | undefined {
  return usablePictureUrl(image) ?? (/^[\w+/=\s]+$/.test(image) ? `data:image/jpeg;base64,${image}` : undefined);
}

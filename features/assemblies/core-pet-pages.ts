import { messages } from '../../src/domain/messages';
import { priceText } from '../../src/domain/money';
import { AGGRESSION_LEVELS, PET_GENDERS, YES_OR_NO } from '../../src/domain/pet';
import type { PetDetailsViewModel } from '../../src/view-models/pet-details';
import type { SummaryViewModel } from '../../src/view-models/summary';
import { choice, choiceOf, dateField, reloadControl, suggestField, textField, type CoreField, type CorePage } from './core-fields';

/** The pets' page, by the names that it shows. */
export function petDetailsPage(viewModel: PetDetailsViewModel): CorePage {
  const { check, funnel, isBusy, isFormOpen, petList, selectedIds } = viewModel;
  const { pets, breeds } = petList;
  const toggles = pets.items.map(({ id, name }) => ({
    name,
    isOn: selectedIds.includes(id),
    press: () => viewModel.toggle(id),
  }));
  return {
    fields: { 'Your pets': choice(toggles, check.errors.pets), ...(isFormOpen && newPetFields(viewModel)) },
    controls: {
      'Add Pet': () => viewModel.toggleForm(),
      Next: isBusy ? undefined : () => viewModel.next(),
      Back: () => funnel.goBack(),
      ...reloadControl(breeds, () => breeds.load()),
      ...reloadControl(pets, () => pets.load()),
    },
    texts: pets.items.map(({ name }) => name),
  };
}

function newPetFields(viewModel: PetDetailsViewModel): Record<string, CoreField> {
  const { form, check } = viewModel;
  const { errors } = check;
  const pastDate = (name: 'dateOfBirth' | 'lastVaccination') =>
    dateField(
      {
        text: form[name],
        message: errors[name],
        write: (text) => {
          viewModel.enter({ [name]: text });
          viewModel.tidyDate(name);
        },
      },
      { latest: viewModel.funnel.today },
    );
  const yesOrNo = YES_OR_NO.map(({ label, value }) => ({ name: label, value }));
  return {
    Name: textField(form.name, errors.name, (name) => viewModel.enter({ name })),
    Breed: suggestField({
      value: form.breed,
      message: errors.breed,
      type: (breed) => viewModel.enter({ breed }),
      suggestions: () => viewModel.breedSuggestions,
      nameOf: ({ name }) => name,
      pick: ({ name }) => viewModel.enter({ breed: name }),
    }),
    Gender: choiceOf(
      PET_GENDERS.map((value) => ({ name: value, value })),
      form.gender,
      (gender) => viewModel.enter({ gender }),
      errors.gender,
    ),
    'Date of birth': pastDate('dateOfBirth'),
    'Last vaccination': pastDate('lastVaccination'),
    'Pet image': textField(form.image, errors.image, () => {}),
    Insured: choiceOf(yesOrNo, form.insured, (insured) => viewModel.enter({ insured }), errors.insured),
    'Aggression level': choiceOf(
      AGGRESSION_LEVELS.map(({ label, value }) => ({ name: label, value })),
      form.aggressionLevel,
      (aggressionLevel) => viewModel.enter({ aggressionLevel }),
      errors.aggressionLevel,
    ),
    Licensed: choiceOf(yesOrNo, form.licensed, (licensed) => viewModel.enter({ licensed }), errors.licensed),
  };
}

/** The summary, by the names that its page shows. */
export function summaryPage(viewModel: SummaryViewModel): CorePage {
  const { addressBook, funnel, isSubmitting, petList } = viewModel;
  return {
    fields: {},
    controls: {
      'Get Best Quotes': isSubmitting ? undefined : () => viewModel.getBestQuotes(),
      Edit: () => funnel.goBack(),
      [`Change ${viewModel.serviceLabel}`]: () => funnel.change('package'),
      'Change Date & time': () => funnel.change('schedule'),
      'Change Address': () => funnel.change('address'),
      'Change Pet': () => funnel.change('petDetails'),
      ...reloadControl(addressBook.saved, () => addressBook.load()),
      ...reloadControl(petList.pets, () => petList.pets.load()),
    },
    texts: [isSubmitting ? messages.booking.processing : undefined, ...summaryRows(viewModel).flat()],
  };
}

/** The rows of all blocks, label and value, as the page shows them; the total is the funnel's. */
export function summaryRows({ addressBook, packageRows, petList, priceLines, scheduleRows }: SummaryViewModel): readonly [string, string][] {
  const { selected } = addressBook;
  return [
    ...[...packageRows, ...scheduleRows].map(({ label, value }): [string, string] => [label, value]),
    ...(selected ? [[selected.type, selected.address] as [string, string]] : []),
    ...petList.selected.map(({ name, breed }): [string, string] => [name, breed]),
    ...priceLines.map(({ label, amount }): [string, string] => [label, priceText(amount)]),
  ];
}

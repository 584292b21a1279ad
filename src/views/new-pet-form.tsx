import { observer } from 'mobx-react-lite';
import { addDays } from '../domain/calendar';
import { AGGRESSION_LEVELS, PET_GENDERS, petImageSource, YES_OR_NO } from '../domain/pet';
import { readTypedDate } from '../domain/typed-date';
import type { PetDetailsViewModel } from '../view-models/pet-details';
import { RadioGroup } from './controls/choice-group';
import { DateField } from './fields/date-field';
import { FieldMessage, messageId } from './controls/field-message';
import { ListNotice } from './layout/list-notice';
import styles from './new-pet-form.module.css';
import { PET_FIELD_LABELS as LABELS } from './pet-field-labels';
import { SuggestField } from './mantine/suggest-field';
import { TextField } from './fields/text-field';

/** The form for a new pet. It stands inside the page's own form, whose Next saves it: hence a role, not an element. */
export const NewPetForm = observer(({ viewModel }: { viewModel: PetDetailsViewModel }) => {
  const { form, check, petList, funnel } = viewModel;
  const { errors } = check;
  return (
    <div role="form" aria-label="New pet" className={styles.form}>
      <TextField
        id="name"
        label={LABELS.name}
        value={form.name}
        error={errors.name}
        autoComplete="off"
        onType={(name) => viewModel.enter({ name })}
      />
      <SuggestField
        id="breed"
        label={LABELS.breed}
        text={form.breed}
        error={errors.breed}
        placeholder="Such as Labrador"
        suggestions={viewModel.breedSuggestions.map(({ id, name }) => ({ id, text: name }))}
        onType={(breed) => viewModel.enter({ breed })}
        onPick={({ text: breed }) => viewModel.enter({ breed })}
      />
      {petList.breeds.status === 'failed' && (
        <ListNotice onReload={() => void petList.breeds.load()}>The list of breeds is not here yet.</ListNotice>
      )}
      <RadioGroup
        id="gender"
        legend={LABELS.gender}
        choices={PET_GENDERS.map((value) => ({ value, content: value }))}
        chosen={form.gender}
        error={errors.gender}
        onChoose={(gender) => viewModel.enter({ gender })}
      />
      <DateField
        id="dateOfBirth"
        label={LABELS.dateOfBirth}
        text={form.dateOfBirth}
        example={addDays(funnel.today, -600)}
        date={readTypedDate(form.dateOfBirth)}
        today={() => funnel.today}
        beginsWithYears
        latest={() => funnel.today}
        error={errors.dateOfBirth}
        onType={(dateOfBirth) => viewModel.enter({ dateOfBirth })}
        onLeave={() => viewModel.leaveDate('dateOfBirth')}
      />
      <DateField
        id="lastVaccination"
        label={LABELS.lastVaccination}
        text={form.lastVaccination}
        example={addDays(funnel.today, -60)}
        date={readTypedDate(form.lastVaccination)}
        today={() => funnel.today}
        earliest={() => readTypedDate(form.dateOfBirth)}
        latest={() => funnel.today}
        error={errors.lastVaccination}
        onType={(lastVaccination) => viewModel.enter({ lastVaccination })}
        onLeave={() => viewModel.leaveDate('lastVaccination')}
      />
      <ImageField viewModel={viewModel} />
      <RadioGroup
        id="insured"
        legend={LABELS.insured}
        choices={YES_OR_NO.map(({ value, label }) => ({ value, content: label }))}
        chosen={form.insured}
        error={errors.insured}
        onChoose={(insured) => viewModel.enter({ insured })}
      />
      <RadioGroup
        id="aggressionLevel"
        legend={LABELS.aggressionLevel}
        choices={AGGRESSION_LEVELS.map(({ value, label }) => ({ value, content: label }))}
        chosen={form.aggressionLevel}
        error={errors.aggressionLevel}
        onChoose={(aggressionLevel) => viewModel.enter({ aggressionLevel })}
      />
      <RadioGroup
        id="licensed"
        legend={LABELS.licensed}
        choices={YES_OR_NO.map(({ value, label }) => ({ value, content: label }))}
        chosen={form.licensed}
        error={errors.licensed}
        onChoose={(licensed) => viewModel.enter({ licensed })}
      />
    </div>
  );
});

const ImageField = observer(({ viewModel }: { viewModel: PetDetailsViewModel }) => {
  const error = viewModel.check.errors.image;
  const source = petImageSource(viewModel.form.image);
  return (
    <div className="field">
      <label htmlFor="image">{LABELS.image}</label>
      <div className={`line ${styles.picture}`}>
        {source && <img src={source} alt="" width="64" height="64" />}
        <input
          id="image"
          type="file"
          accept="image/*"
          className={styles.file}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId('image') : undefined}
          onChange={(event) => void viewModel.chooseImage(event.currentTarget.files?.[0])}
        />
      </div>
      <p role="status" className="visually-hidden">
        {viewModel.isScalingImage ? 'Preparing the picture' : source ? 'Picture added' : ''}
      </p>
      <FieldMessage field="image" message={error} />
    </div>
  );
});

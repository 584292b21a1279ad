import { observer } from 'mobx-react-lite';
import { petImageSource } from '../domain/pet';
import type { PetDetailsViewModel } from '../view-models/pet-details';
import { RadioGroup } from './controls/choice-group';
import { DateField } from './fields/date-field';
import { FieldMessage } from './controls/field-message';
import { invalidAttributes } from './fields/invalid-attributes';
import { ListNotice } from './layout/list-notice';
import styles from './new-pet-form.module.css';
import { SuggestField } from './mantine/suggest-field';
import { TextField } from './fields/text-field';

/** The form for a new pet. It has role="form", because the page is a form element already, whose Next saves the pet. */
export const NewPetForm = observer(({ viewModel }: { viewModel: PetDetailsViewModel }) => {
  const { fields } = viewModel;
  const { breeds } = viewModel.petList;
  return (
    <div role="form" aria-label="New pet" className={styles.form}>
      <TextField field={fields.name} autoComplete="off" />
      <SuggestField
        field={fields.breed}
        placeholder="Such as Labrador"
        suggestions={viewModel.breedSuggestions.map(({ id, name }) => ({ id, text: name }))}
        onPick={({ text }) => fields.breed.set(text)}
      />
      {breeds.status === 'failed' && (
        <ListNotice onReload={() => void breeds.load()}>The list of breeds is not here yet.</ListNotice>
      )}
      <RadioGroup field={fields.gender} />
      <DateField field={fields.dateOfBirth} beginsWithYears />
      <DateField field={fields.lastVaccination} />
      <ImageField viewModel={viewModel} />
      <RadioGroup field={fields.insured} />
      <RadioGroup field={fields.aggressionLevel} />
      <RadioGroup field={fields.licensed} />
    </div>
  );
});

const ImageField = observer(({ viewModel }: { viewModel: PetDetailsViewModel }) => {
  const { image } = viewModel.fields;
  const source = petImageSource(image.value);
  return (
    <div className="field">
      <label htmlFor={image.id}>{image.label}</label>
      <div className={`line ${styles.picture}`}>
        {source && <img src={source} alt="" width="64" height="64" />}
        <input
          id={image.id}
          type="file"
          accept="image/*"
          className={styles.file}
          {...invalidAttributes(image)}
          onChange={(event) => void viewModel.chooseImage(event.currentTarget.files?.[0])}
        />
      </div>
      <p role="status" className="visually-hidden">
        {viewModel.isScalingImage ? 'Preparing the picture' : source ? 'Picture added' : ''}
      </p>
      <FieldMessage field={image.id} message={image.error} />
    </div>
  );
});

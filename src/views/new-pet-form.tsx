import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { petImageSource } from '../domain/entries/pet-details';
import type { PetDetailsViewModel } from '../view-models/pet-details';
import { Button } from './controls/button';
import { RadioGroup } from './controls/choice-group';
import { DateField } from './fields/date-field';
import { errorAndDescriptionAttributes, FieldErrorMessage } from './controls/field-error-message';
import { ListReloadNotice } from './layout/list-reload-notice';
import styles from './new-pet-form.module.css';
import { TextFieldWithSuggestions } from './mantine/suggest-field';
import { TextField } from './fields/text-field';

/** The form for a new pet. It is a div, because HTML allows no form inside the page's form. The page's Next button saves the pet. */
export const NewPetForm = observer(({ viewModel }: { viewModel: PetDetailsViewModel }) => {
  const { fields } = viewModel;
  const { breeds } = viewModel.petList;
  return (
    <div role="form" aria-label="New pet" className={styles.form}>
      <p className={styles.note}>{`Tap Next to add this dog.${viewModel.petList.pets.items.length > 0 ? ' You can then choose more.' : ''}`}</p>
      <TextField field={fields.name} autoComplete="off" />
      <TextFieldWithSuggestions
        field={fields.breed}
        placeholder="e.g. Labrador"
        suggestions={viewModel.breedSuggestions.map(({ id, name }) => ({ id, text: name }))}
        isAwaited={breeds.status === 'loading' && fields.breed.value !== ''}
        onPick={({ text }) => fields.breed.set(text)}
      />
      {breeds.status === 'failed' && (
        <ListReloadNotice onReload={() => void breeds.load()}>We could not load the breeds. Type your dog's breed.</ListReloadNotice>
      )}
      <RadioGroup field={fields.gender} />
      <DateField field={fields.dateOfBirth} beginsWithYears />
      <DateField field={fields.lastVaccination} />
      <ImageField viewModel={viewModel} />
      <RadioGroup field={fields.insured} note="Covered by pet insurance" />
      <RadioGroup field={fields.licensed} note="Registered with the city" />
      <RadioGroup field={fields.aggressionLevel} note="Towards people and dogs" />
    </div>
  );
});

/** A tile that opens the device's picture picker. Once a picture is chosen, the tile shows it and offers to replace or remove it. */
const ImageField = observer(({ viewModel }: { viewModel: PetDetailsViewModel }) => {
  const { image } = viewModel.fields;
  const input = useRef<HTMLInputElement>(null);
  const source = petImageSource(image.value);
  const labelId = `${image.id}-label`;
  const choose = (file: File | undefined) => {
    void viewModel.chooseImage(file);
    // Empties the file input, because otherwise browsers fire no change event when the customer chooses the same file again.
    if (file) input.current!.value = '';
  };
  const remove = () => {
    viewModel.removeImage();
    // The Remove button disappears, so the focus moves to the file input.
    input.current!.focus();
  };
  return (
    <div className="field">
      <span id={labelId}>{image.label}</span>
      <div className={styles.photo}>
        <input
          ref={input}
          id={image.id}
          type="file"
          accept="image/*"
          aria-labelledby={labelId}
          className="visually-hidden"
          {...errorAndDescriptionAttributes(image)}
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
        <label htmlFor={image.id} className={styles.tile}>
          {source ? <img src={source} alt="" width="96" height="96" /> : <AddPhoto />}
        </label>
        {source && (
          <div className={styles.photoButtons}>
            <Button look="link" aria-describedby={labelId} onClick={() => input.current!.click()}>
              Replace
            </Button>
            <Button look="link" aria-describedby={labelId} onClick={remove}>
              Remove
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {viewModel.isScalingImage ? 'Preparing the picture' : source ? 'Picture added' : ''}
      </p>
      <FieldErrorMessage field={image.id} message={image.error} />
    </div>
  );
});

function AddPhoto() {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="28" height="28" className="line-drawing">
        <path d="M4 8h3.5l1.5-2.5h6L16.5 8H20v11H4z" />
        <circle cx="12" cy="13" r="3.25" />
      </svg>
      <span>Add a photo</span>
    </>
  );
}

import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { petImageSource } from '../../domain/new-pet';
import type { PetDetailsViewModel } from './pets-view-model';
import { Button } from '../../ui/controls/button';
import { RadioGroup } from '../../ui/choices/choice-group';
import { DateField } from '../../ui/fields/date-field';
import { errorAndDescriptionAttributes, FieldErrorMessage } from '../../ui/fields/field-error-message';
import { Illustration, type Drawing } from '../../ui/icons/drawing';
import { ListState } from '../../ui/lists/list-state';
import styles from './new-pet-form.module.css';
import { TextFieldWithSuggestions } from '../../ui/fields/suggest-field';
import { TextField } from '../../ui/fields/text-field';

/** A div, because HTML allows no form inside the page's form. The page's Next button saves the pet. */
export const NewPetForm = observer(({ viewModel }: { viewModel: PetDetailsViewModel }) => {
  const { fields } = viewModel;
  const { breeds } = viewModel.petList;
  return (
    <div role="form" aria-label="New pet" className={styles.form}>
      <p className="note">Tell pet masters about your pet. Next saves it.</p>
      <div className={styles.named}>
        <Photo viewModel={viewModel} />
        <TextField field={fields.name} autoComplete="off" />
      </div>
      <h2>About your pet</h2>
      <div className={styles.fields}>
        <TextFieldWithSuggestions
          field={fields.breed}
          placeholder="e.g. Labrador"
          suggestions={viewModel.breedSuggestions.map(({ id, name }) => ({ id, text: name }))}
          isAwaited={breeds.status === 'loading' && fields.breed.value !== ''}
          onPick={({ text }) => fields.breed.set(text)}
        />
        <ListState
          list={breeds}
          failed="We could not load the breeds. Type your pet's breed."
          successorId={fields.breed.id}
          onReload={() => void breeds.load()}
        />
        <RadioGroup field={fields.gender} />
        <DateField field={fields.dateOfBirth} beginsWithYears />
      </div>
      <h2>Health and safety</h2>
      <div className={styles.fields}>
        <DateField field={fields.lastVaccination} />
        <RadioGroup field={fields.insured} sideNote="Covered by pet insurance" />
        <RadioGroup field={fields.licensed} sideNote="Registered with the city" />
        <RadioGroup field={fields.aggressionLevel} sideNote="Towards people and dogs" />
      </div>
    </div>
  );
});

const CAMERA: Drawing = {
  size: 24,
  lines: 'M4 8h3.5l1.5-2.5h6L16.5 8H20v11H4zM8.75 13a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 1 0-6.5 0z',
};

const Photo = observer(({ viewModel }: { viewModel: PetDetailsViewModel }) => {
  const { image } = viewModel.fields;
  const input = useRef<HTMLInputElement>(null);
  const source = petImageSource(image.value);
  const labelId = `${image.id}-label`;
  const choose = (file: File | undefined) => {
    void viewModel.chooseImage(file);
    // Otherwise browsers fire no change event when the customer chooses the same file again.
    if (file) input.current!.value = '';
  };
  const remove = () => {
    viewModel.removeImage();
    // The Remove button disappears.
    input.current!.focus();
  };
  return (
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
      <label htmlFor={image.id} className={styles.button}>
        {source ? <img src={source} alt="" width="96" height="96" /> : <Illustration drawing={CAMERA} width={28} />}
        <span id={labelId} hidden={Boolean(source)}>
          {image.label}
        </span>
      </label>
      {source && (
        <Button look="link" aria-describedby={labelId} onClick={remove}>
          Remove
        </Button>
      )}
      <FieldErrorMessage field={image.id} message={image.error} />
      <p role="status" className="visually-hidden">
        {viewModel.isScalingImage ? 'Preparing the picture' : source ? 'Picture added' : ''}
      </p>
    </div>
  );
});

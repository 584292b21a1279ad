import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { formMessages } from '../domain/form-messages';
import { isolated } from '../domain/text';
import type { PetDetailsViewModel } from '../view-models/pet-details';
import { dogHead } from './illustrations/dog-head';
import { Illustration } from './illustrations/drawing';
import { FieldGroup } from './controls/field-group';
import { PetPicture } from './illustrations/pet-picture';
import { lostBall } from './illustrations/states';
import { GoneNotice } from './layout/gone-notice';
import { ListReloadNotice } from './layout/list-reload-notice';
import { SavedNotice } from './saved-notice';
import { NewPetForm } from './new-pet-form';
import { BookingPageFrame } from './layout/booking-page-frame';
import { useValueIfChangedSinceMount } from './hooks/use-value-if-changed-since-mount';
import styles from './pet-details-page.module.css';

export const PetDetailsPage = observer(({ viewModel }: { viewModel: PetDetailsViewModel }) => {
  useEffect(() => viewModel.chooseOnlyPet(), [viewModel]);
  return (
    <BookingPageFrame
      page="petDetails"
      about="Pets"
      viewModel={viewModel}
      action="Next"
      isBusy={viewModel.isBusy}
      intro={<GoneNotice funnel={viewModel.funnel} />}
      notice={
        viewModel.uploadProgress === undefined ? viewModel.notice.text : <Sending share={viewModel.uploadProgress} />
      }
      onSubmit={() => void viewModel.next()}
    >
      <PetChoice viewModel={viewModel} />
    </BookingPageFrame>
  );
});

/** The progress of a large upload. The text stays the same, so that screen readers read it out once (decision F6). */
function Sending({ share }: { share: number }) {
  return (
    <span>
      {formMessages.quiet.stillSending} <progress aria-label="Upload" value={share} className={styles.upload} />
    </span>
  );
}

const PetChoice = observer(({ viewModel }: { viewModel: PetDetailsViewModel }) => {
  const { petList, petsField, isFormOpen } = viewModel;
  const { pets } = petList;
  const isEmpty = pets.items.length === 0 && pets.isReady;
  const newPet = useValueIfChangedSinceMount(viewModel.savedPet);

  // When a new pet is saved, the form disappears, so the focus moves to the list with the new pet. The notice above it is in view already.
  useEffect(() => {
    if (newPet) document.getElementById('pets')?.focus({ preventScroll: true });
  }, [newPet]);

  return (
    <div className={`stack tight ${styles.page}`} data-new={(isEmpty && isFormOpen) || undefined}>
      <SavedNotice
        saved={newPet}
        text={`${isolated(newPet?.name ?? '')} is added`}
        next=" and chosen. Tap Next to continue."
      />
      <FieldGroup
        field={petsField}
        note={pets.items.length > 1 && <p>Choose one or more. A second dog can change the quote.</p>}
        takesFocus
      >
        {isEmpty && !isFormOpen && <p className="note">No pets here yet. Add the dog you are booking for.</p>}
        {pets.status === 'failed' && (
          <ListReloadNotice drawing={lostBall} onReload={() => void pets.load()}>
            We could not load your pets. Tap Reload to try again.
          </ListReloadNotice>
        )}
        <div className={`${styles.pets} many`}>
          {pets.items.length === 0 && pets.status === 'loading' && (
            <div role="status" aria-label="Loading pets" data-awaited className={styles.loading}>
              {['Loading pets…', ''].map((name) => (
                <div key={name} className={styles.pet}>
                  <Illustration drawing={dogHead} className={styles.picture} />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.breed} />
                </div>
              ))}
            </div>
          )}
          {pets.items.map((pet) => (
            <button
              key={pet.id}
              type="button"
              aria-pressed={petsField.value.includes(pet.id)}
              aria-label={pet.name}
              aria-describedby={`breed-${pet.id}`}
              className={styles.pet}
              onClick={() => petsField.toggle(pet.id)}
            >
              <PetPicture pet={pet} className={styles.picture} />
              <span className={`${styles.name} clamped`}>{pet.name}</span>
              <span id={`breed-${pet.id}`} className={`${styles.breed} clamped`}>
                {pet.breed}
              </span>
            </button>
          ))}
          <button
            type="button"
            aria-expanded={isFormOpen}
            className={styles.add}
            onClick={() => viewModel.toggleForm()}
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" className="line-drawing">
              <path d={isFormOpen ? 'm7 14 5-5 5 5' : 'M6 12h12M12 6v12'} />
            </svg>
            Add Pet
          </button>
        </div>
      </FieldGroup>
      {isFormOpen && <NewPetForm viewModel={viewModel} />}
    </div>
  );
});

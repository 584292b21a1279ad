import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { formMessages } from '../../domain/form-messages';
import type { PetDetailsViewModel } from './pets-view-model';
import { dogHead } from '../../ui/icons/dog-head';
import { Illustration } from '../../ui/icons/drawing';
import { FieldGroup } from '../../ui/fields/field-group';
import { PetPicture } from '../../ui/icons/pet-picture';
import { GoneNotice } from '../../funnel/gone-notice';
import { ListState } from '../../ui/lists/list-state';
import { SavedNotice } from '../../ui/saved-notice';
import { NewPetForm } from './new-pet-form';
import { BookingPageFrame } from '../../funnel/booking-page-frame';
import { useValueIfChangedSinceMount } from '../../ui/hooks/use-value-if-changed-since-mount';
import styles from './pets-page.module.css';

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

/** The text stays the same, so that screen readers read it out once (decision F6). */
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

  // When a new pet is saved, the form disappears. The notice above the list is in view already.
  useEffect(() => {
    if (newPet) document.getElementById('pets')?.focus({ preventScroll: true });
  }, [newPet]);

  return (
    <div className={`stack tight ${styles.page}`} data-new={(isEmpty && isFormOpen) || undefined}>
      <SavedNotice saved={newPet} name={newPet?.name} next=" and chosen. Continue with Next." />
      <FieldGroup
        field={petsField}
        note={pets.items.length > 1 && <p>Choose one or more. A second pet can change the quotes.</p>}
        takesFocus
      >
        <div className={`${styles.pets} many`}>
          <ListState
            list={pets}
            isLacking={pets.items.length === 0 || pets.hasFailed}
            isMain
            loading={
              <div role="status" aria-label="Loading pets" data-awaited className={styles.loading}>
                {['Loading pets…', ''].map((name) => (
                  <div key={name} className={styles.pet}>
                    <Illustration drawing={dogHead} className={styles.picture} />
                    <span className={styles.name}>{name}</span>
                    <span className={styles.breed} />
                  </div>
                ))}
              </div>
            }
            failed="We could not load your pets. Tap Reload to try again."
            empty={!isFormOpen && <p className="note">No pets here yet. Add the pet you are booking for.</p>}
            onReload={() => void pets.load()}
          />
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
            <Illustration drawing={{ size: 24, lines: isFormOpen ? 'm7 14 5-5 5 5' : 'M6 12h12M12 6v12' }} />
            Add Pet
          </button>
        </div>
      </FieldGroup>
      {isFormOpen && <NewPetForm viewModel={viewModel} />}
    </div>
  );
});

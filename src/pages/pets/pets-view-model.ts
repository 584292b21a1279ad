import { inject, injectable } from 'inversify';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { addDays } from '../../domain/calendar';
import { collectErrors, type FieldErrors } from '../../domain/field-errors';
import { formMessages } from '../../domain/form-messages';
import { petSelectionError, suggestBreeds } from '../../domain/new-pet';
import type { Breed } from '../../domain/pet';
import { toggleItem, type Id } from '../../domain/ids';
import type { ServerWords } from '../../ports/answer';
import { IMAGE_SCALING_PORT, type ImageScaling } from '../../ports/device';
import { definitionsOf, fillIn, formErrors, formFields, type FormChanges } from '../../funnel/form';
import { PetForm } from './pet-form';
import { ServerMessages } from '../../funnel/server-messages';
import { FunnelViewModel } from '../../funnel/funnel-view-model';
import { PetListStore } from '../../stores/pet-list-store';
import type { MultipleChoiceField } from '../../ui/fields/field';
import { LatestOnly } from '../../stores/latest-only';
import { FailureNotice } from '../../funnel/failure-notice';
import { StepValidation } from '../../funnel/step-validation';
import { DraftStore } from '../../stores/draft-store';
import { TodayStore } from '../../stores/today-store';

const FIELDS = { pets: { label: 'Your pets' }, ...definitionsOf(PetForm) };

/** Decision D5. */
@injectable()
export class PetDetailsViewModel {
  readonly validation: StepValidation<keyof typeof FIELDS>;
  readonly notice: FailureNotice;
  isBusy = false;
  /** Each save sets a new object, so that the page notices a second pet with the same name. */
  savedPet: { readonly name: string } | undefined = undefined;
  isScalingImage = false;
  private hasChosen = false;
  /** Then the form no longer opens by itself. */
  private hasClosedForm = false;
  /** From 0 to 1; undefined unless a large upload is running (decision F6). */
  uploadProgress: number | undefined = undefined;
  private readonly serverMessages = new ServerMessages<PetForm>();
  private scaling: Promise<void> = Promise.resolve();
  private readonly latestPicture = new LatestOnly();

  constructor(
    @inject(DraftStore) private readonly draft: DraftStore,
    @inject(FunnelViewModel) readonly funnel: FunnelViewModel,
    @inject(IMAGE_SCALING_PORT) private readonly imageScaling: ImageScaling,
    @inject(PetListStore) readonly petList: PetListStore,
    @inject(TodayStore) private readonly today: TodayStore,
  ) {
    this.validation = new StepValidation(FIELDS, () => this.findErrors(), funnel);
    this.notice = new FailureNotice(funnel);
    makeAutoObservable(this, {}, { deep: false });
  }

  get form(): PetForm {
    return fillIn(new PetForm(this.today.date), this.draft.current.pet);
  }

  get isFormOpen(): boolean {
    const { pets } = this.petList;
    const opensByItself = pets.isReady && pets.items.length === 0 && !this.hasClosedForm;
    return opensByItself || this.draft.current.isPetFormOpen;
  }

  get breedSuggestions(): readonly Breed[] {
    return suggestBreeds(this.petList.breeds.items, this.form.breed);
  }

  /** While the form is open, none: the new pet will replace the choice (decision D6). */
  get petsField(): MultipleChoiceField<Id> {
    return {
      ...FIELDS.pets,
      id: 'pets',
      value: this.isFormOpen ? [] : this.petList.selectedIds,
      error: this.validation.errors.pets,
      toggle: (petId) => this.toggle(petId),
    };
  }

  /** Returns how to stop. */
  chooseOnlyPet(): () => void {
    const { draft, petList } = this;
    const areGone = () => draft.current.selectedPetIds.length > 0 && petList.selectedIds.length === 0;
    const onlyPet = () => {
      const isOpen = !this.hasChosen && !this.isFormOpen && draft.current.selectedPetIds.length === 0;
      return isOpen ? this.petList.pets.onlyItem : undefined;
    };
    const stops = [
      reaction(onlyPet, (pet) => pet && draft.update({ selectedPetIds: [pet.id] }), { fireImmediately: true }),
      reaction(areGone, (gone) => gone && this.validation.touch('pets'), { fireImmediately: true }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get fields() {
    const fields = formFields(this.form, this.validation.errors, (changes) => this.change(changes));
    const today = this.today.date;
    const pastDate = (name: 'dateOfBirth' | 'lastVaccination', daysToExample: number) => ({
      ...fields[name],
      today,
      example: addDays(today, daysToExample),
      latest: today,
      leave: (text?: string) => text && this.validation.touch(name),
    });
    return {
      ...fields,
      dateOfBirth: pastDate('dateOfBirth', -600),
      lastVaccination: {
        ...pastDate('lastVaccination', -60),
        earliest: this.form.dateOfBirth || undefined,
      },
    };
  }

  toggleForm(): void {
    this.hasClosedForm = this.isFormOpen;
    this.validation.reset();
    this.notice.clear();
    this.draft.update({ isPetFormOpen: !this.hasClosedForm });
  }

  change(values: FormChanges<PetForm>): void {
    const { draft } = this;
    // 'Please Atleast One pet' goes away when the customer fills in the form that opened by itself.
    if (!draft.current.isPetFormOpen) this.validation.reset();
    draft.update({ isPetFormOpen: this.isFormOpen, pet: { ...draft.current.pet, ...values } });
  }

  /** A refused file empties the field and shows its error (decisions D7 and D16). */
  chooseImage(file: Blob | undefined): Promise<void> {
    this.scaling = this.scale(file);
    return this.scaling;
  }

  removeImage(): void {
    this.latestPicture.end();
    this.isScalingImage = false;
    this.change({ image: '' });
  }

  async next(): Promise<void> {
    if (this.isBusy) return;
    this.notice.clear();
    this.serverMessages.clear();
    this.isBusy = true;
    this.draft.update({ isPetFormOpen: this.isFormOpen });
    // A chosen picture is not in the form until it is scaled.
    await this.scaling;
    if (this.validation.validate()) await this.proceed();
    runInAction(() => (this.isBusy = false));
  }

  private async proceed(): Promise<void> {
    if (!this.isFormOpen) {
      // The customer may have left the page while a picture was scaled.
      if (this.funnel.isOn('petDetails')) this.funnel.goOn();
      return;
    }
    const { form } = this;
    const pet = form.complete();
    if (!pet) return;
    const answer = await this.petList.add(pet, (share) => this.showUploadProgress(share));
    this.showUploadProgress(undefined);
    // If the booking was sent meanwhile, the new pet must not be selected for the next booking.
    if (this.funnel.isOver) return;
    if (answer.ok) this.closeForm(pet, answer.value);
    else this.tellWhy(answer, form);
  }

  /** Beside the fields that the server names, else in the line (decision F7). */
  private tellWhy({ message = formMessages.quiet.notSaved, fieldMessages }: ServerWords, sent: PetForm): void {
    this.serverMessages.show(sent, fieldMessages);
    if (this.validation.validate()) this.notice.show(message);
  }

  private showUploadProgress(share: number | undefined): void {
    this.uploadProgress = share;
  }

  private async scale(file: Blob | undefined): Promise<void> {
    const signal = this.latestPicture.begin();
    this.isScalingImage = true;
    const image = (file && (await this.imageScaling.scale(file))) ?? '';
    if (signal.aborted || this.funnel.isOver) return;
    runInAction(() => (this.isScalingImage = false));
    this.change({ image });
    if (image === '') this.validation.touch('image');
  }

  private closeForm({ name }: { readonly name: string }, selectedPetIds: readonly Id[]): void {
    this.savedPet = { name };
    this.hasClosedForm = true;
    this.validation.reset();
    this.draft.update({ selectedPetIds, isPetFormOpen: false, pet: {} });
  }

  /** Closing the form brings back the choice. The pet is then chosen too. */
  private toggle(petId: Id): void {
    const { selectedIds } = this.petList;
    this.hasChosen = true;
    if (this.isFormOpen) {
      this.toggleForm();
      if (selectedIds.includes(petId)) return;
    }
    this.draft.update({ selectedPetIds: toggleItem(selectedIds, petId) });
  }

  /** A form that opened by itself lacks nothing until the customer uses it. */
  private findErrors(): FieldErrors<keyof typeof FIELDS> {
    if (!this.draft.current.isPetFormOpen) return collectErrors({ pets: petSelectionError(this.petList.selectedIds) });
    return { ...this.serverMessages.about(this.form), ...formErrors(this.form) };
  }
}

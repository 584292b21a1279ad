import { makeAutoObservable } from 'mobx';
import { EMPTY_PET, type PetFormValues } from '../domain/draft';
import { onlyErrors, type FieldErrors } from '../domain/field-errors';
import { messages } from '../domain/messages';
import { petSelectionRule, suggestBreeds, type Breed } from '../domain/pet';
import { toggled, type Id } from '../domain/ids';
import { conflictingReadings } from '../domain/typed-date';
import { IMAGE_SCALING } from '../ports/image-scaling';
import type { Resolved } from '../ports/token';
import { errorsOf } from './forms/satisfies';
import { PetForm, petOfForm } from './forms/pet-form';
import type { FunnelViewModel } from './funnel';
import type { PetListStore } from './stores/pet-list-store';
import { Notice } from './shared/notice';
import { StepCheck } from './shared/step-check';
import { DRAFT, FUNNEL, PET_LIST } from './tokens';

export type PetDetailsField = 'pets' | keyof PetFormValues;

/** The fourth step: the customer's pets, and the form for a new one (spec sections 2 and 4, decision D5). */
export class PetDetailsViewModel {
  static readonly needs = {
    draft: DRAFT,
    funnel: FUNNEL,
    imageScaling: IMAGE_SCALING,
    petList: PET_LIST,
  };
  readonly check: StepCheck<PetDetailsField>;
  readonly notice: Notice;
  isBusy = false;
  /** The pet that was saved last on this visit; another object each time. */
  savedPet: { readonly name: string } | undefined = undefined;
  isScalingImage = false;
  /** How much of a pet with a large picture has been sent, 0 to 1; undefined while none is on its way (decision F6). */
  sentShare: number | undefined = undefined;
  private scaling: Promise<void> = Promise.resolve();
  private latestPicture = 0;

  constructor(private readonly dependencies: Resolved<typeof PetDetailsViewModel.needs>) {
    this.check = new StepCheck(() => this.findErrors(), dependencies.funnel);
    this.notice = new Notice(dependencies.funnel);
    makeAutoObservable<this, 'dependencies' | 'scaling' | 'latestPicture'>(this, {
      dependencies: false,
      scaling: false,
      latestPicture: false,
      check: false,
      notice: false,
    });
  }

  get form(): PetForm {
    return new PetForm(this.dependencies.draft.current.pet, () => this.funnel.today);
  }

  get petList(): PetListStore {
    return this.dependencies.petList;
  }

  get funnel(): FunnelViewModel {
    return this.dependencies.funnel;
  }

  get selectedIds(): readonly Id[] {
    return this.petList.selectedIds;
  }

  get isFormOpen(): boolean {
    return this.dependencies.draft.current.isPetFormOpen;
  }

  get breedSuggestions(): readonly Breed[] {
    return suggestBreeds(this.petList.breeds.items, this.form.breed);
  }

  toggle(petId: Id): void {
    this.dependencies.draft.update({ selectedPetIds: toggled(this.selectedIds, petId) });
  }

  /** Shows or hides the form; what was entered stays. */
  toggleForm(): void {
    this.check.reset();
    this.dependencies.draft.update({ isPetFormOpen: !this.isFormOpen });
  }

  /** Keeps what was entered in some fields of the form. */
  enter(entries: Partial<PetFormValues>): void {
    const { draft } = this.dependencies;
    draft.update({ pet: { ...draft.current.pet, ...entries } });
  }

  /** The customer was at a date and left it: one that can be read in two ways is asked back (decision D10). */
  leaveDate(field: 'dateOfBirth' | 'lastVaccination'): void {
    if (conflictingReadings(this.form[field]).length > 0) this.check.touch(field);
  }

  /** Takes a picture file; one that is no picture leaves the field without one, and says so (decision D7). */
  chooseImage(file: Blob | undefined): Promise<void> {
    this.scaling = this.scale(file);
    return this.scaling;
  }

  private async scale(file: Blob | undefined): Promise<void> {
    const picture = ++this.latestPicture;
    this.setScalingImage(true);
    const image = file && (await this.dependencies.imageScaling.toJpegBase64(file));
    // Of several pictures the one that was chosen last counts, not the one that was scaled last.
    if (picture !== this.latestPicture || this.funnel.isOver) return;
    this.setScalingImage(false);
    this.setImage(image ?? '');
  }

  /** With the form open, saves the pet and stays; with the form closed, goes on to the summary (decision D5). */
  async next(): Promise<void> {
    if (this.isBusy) return;
    this.notice.clear();
    this.setBusy(true);
    // A picture that is still being scaled is in the form by then.
    await this.scaling;
    if (this.check.validate()) await this.proceed();
    this.setBusy(false);
  }

  private async proceed(): Promise<void> {
    if (!this.isFormOpen) {
      // A picture may have been scaled meanwhile.
      if (this.funnel.isOn('petDetails')) this.funnel.goOn();
      return;
    }
    const pet = petOfForm(this.form);
    if (!pet) return;
    const selectedPetIds = await this.petList.add(pet, (share) => this.setSentShare(share));
    this.setSentShare(undefined);
    // A booking that was sent meanwhile has cleared the selection.
    if (this.funnel.isOver) return;
    if (selectedPetIds) this.closeForm(pet, selectedPetIds);
    else this.notice.say(messages.quiet.notSaved);
  }

  private findErrors(): FieldErrors<PetDetailsField> {
    return this.isFormOpen ? errorsOf(this.form) : onlyErrors({ pets: petSelectionRule(this.selectedIds) });
  }

  private closeForm({ name }: { readonly name: string }, selectedPetIds: readonly Id[]): void {
    this.savedPet = { name };
    this.dependencies.draft.update({ selectedPetIds, isPetFormOpen: false, pet: EMPTY_PET });
  }

  private setImage(image: string): void {
    this.enter({ image });
    if (image === '') this.check.touch('image');
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }

  private setSentShare(share: number | undefined): void {
    this.sentShare = share;
  }

  private setScalingImage(isScalingImage: boolean): void {
    this.isScalingImage = isScalingImage;
  }
}

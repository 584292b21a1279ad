import { makeAutoObservable, reaction, runInAction } from 'mobx';
import {
  canSaveAddress,
  correctedZipCodeRule,
  typedPlace,
  withoutPosition,
  zipCodeInUse,
  type NewAddress,
  type Place,
  type PlaceKind,
} from '../domain/address';
import { EMPTY_LOCATION, locationFormValuesOf, type LocationFormValues } from '../domain/draft';
import { messages } from '../domain/messages';
import { isBlank } from '../domain/text';
import { GEOLOCATION } from '../ports/geolocation';
import { GEOCODING, PLACES, type PlaceSuggestion } from '../ports/places';
import type { Resolved } from '../ports/token';
import { readLocationForm } from './forms/location-form';
import { placeOfDevice } from './location/device-place';
import { fieldsOf } from './shared/field';
import { LatestCall } from './latest-call';
import { Notice } from './notice';
import { PlaceSuggestions } from './location/place-suggestions';
import { DRAFT, FUNNEL } from './tokens';

const FIELDS = {
  searchText: { id: 'locationSearch', label: 'Search address' },
  houseFloor: { label: 'House / Floor' },
  buildingBlock: { label: 'Building / Block' },
  landmark: { label: 'Landmark' },
  correctedZipCode: { id: 'zipCode', label: 'PIN code' },
};

/** Takes the composed address; answers whether it is accepted, so that the dialog may close. */
type Accept = (address: NewAddress) => Promise<boolean>;

/** The dialog 'Select Location'. */
export class LocationPickerViewModel {
  static readonly needs = {
    places: PLACES,
    /** Undefined where addresses are only typed (decision D4). */
    geocoding: GEOCODING,
    geolocation: GEOLOCATION,
    draft: DRAFT,
    funnel: FUNNEL,
  };
  isOpen = false;
  isBusy = false;
  isLocating = false;
  /** Why 'Use Current Location' failed (decision D12). */
  readonly locatingNotice: Notice;
  /** Why Save failed (decision F6). */
  readonly savingNotice: Notice;
  readonly suggestions: PlaceSuggestions;
  // These two come with each opening.
  private kind!: PlaceKind;
  private accept!: Accept;
  /** A PIN code is checked when its field is left, and by Save. */
  private isZipCodeChecked = false;
  /** Resolves when the place of a pick is known, or cannot be found. */
  private finding: Promise<void> = Promise.resolve();
  /** The latest text, pick or request for the position. The next one ends it, and so does a closed dialog. */
  private readonly latestLookup = new LatestCall();
  /** The dialog as it was opened last. Closing it ends it. */
  private readonly latestOpening = new LatestCall();

  constructor(private readonly dependencies: Resolved<typeof LocationPickerViewModel.needs>) {
    this.locatingNotice = new Notice(dependencies.funnel);
    this.savingNotice = new Notice(dependencies.funnel);
    this.suggestions = new PlaceSuggestions(dependencies.places, () => {
      const { kind, latestLookup, values } = this;
      return this.isOpen ? { text: values.searchText, kind, signal: latestLookup.signal } : undefined;
    });
    makeAutoObservable<this, 'dependencies' | 'accept'>(this, { dependencies: false, accept: false });
    // The browser's Back leaves the page, and the dialog with it.
    reaction(
      () => dependencies.funnel.page,
      () => this.close(),
    );
  }

  /** What was entered so far. */
  get values(): LocationFormValues {
    return this.dependencies.draft.current.location;
  }

  get fields() {
    const fields = fieldsOf(FIELDS, this.values, {}, (changes) => this.change(changes));
    return { ...fields, searchText: { ...fields.searchText, set: (text: string) => this.search(text) } };
  }

  /** The PIN code as it was corrected, else the one in use; undefined while there is no address (decision D1). */
  get zipCodeField() {
    const { correctedZipCode, place, searchText } = this.values;
    if (isBlank(searchText)) return undefined;
    return {
      ...this.fields.correctedZipCode,
      value: correctedZipCode ?? zipCodeInUse(place ?? typedPlace('')),
      error: this.isZipCodeChecked ? correctedZipCodeRule(correctedZipCode) : undefined,
      /** Spaces in the PIN code count for nothing. */
      set: (text: string) => this.change({ correctedZipCode: text.replaceAll(/\s/g, '') }),
      leave: () => this.leaveZipCode(),
    };
  }

  /** Whether 'Use Current Location' is offered. */
  get canLocate(): boolean {
    return this.dependencies.geocoding !== undefined;
  }

  get canSave(): boolean {
    return canSaveAddress(this.values);
  }

  /** Opens with what was entered last, or with the address that is to be changed. */
  open(kind: PlaceKind, accept: Accept, address?: NewAddress): void {
    this.kind = kind;
    this.accept = accept;
    this.isOpen = true;
    this.isZipCodeChecked = false;
    this.clearNotices();
    this.latestOpening.begin();
    if (address && Object.values(this.values).every((value) => !value)) this.change(locationFormValuesOf(address));
  }

  /** Closes without saving; what was entered is still there when the dialog is opened again. */
  close(): void {
    this.latestLookup.end();
    this.latestOpening.end();
    this.isOpen = false;
    this.isBusy = false;
    this.isLocating = false;
    this.suggestions.clear();
  }

  /** A typed text counts as the address until a suggestion is picked, in the area of the place before (decision D1). */
  search(text: string): void {
    this.latestLookup.begin();
    const { place } = this.values;
    if (isBlank(text)) {
      this.change({ searchText: text, place: undefined, correctedZipCode: undefined });
      this.suggestions.clear();
    } else this.change({ searchText: text, place: place && withoutPosition(place) });
    void this.suggestions.search();
  }

  pick(suggestion: PlaceSuggestion): Promise<void> {
    this.finding = this.find(suggestion);
    return this.finding;
  }

  /** Asks the device for its position. Failures are logged, and the search stays usable (decision D3). */
  async useCurrentLocation(): Promise<void> {
    if (this.isLocating) return;
    const lookup = this.latestLookup.begin();
    const opening = this.latestOpening.signal;
    this.clearNotices();
    this.isLocating = true;
    const place = await placeOfDevice(this.dependencies, this.kind);
    if (opening.aborted) return;
    runInAction(() => (this.isLocating = false));
    if (!place) this.locatingNotice.say(messages.quiet.notLocated);
    else if (!lookup.aborted) this.use(place, { correctedZipCode: undefined });
  }

  /** Hands over the composed address; the dialog closes when it is accepted, else everything stays as it is (decision F3). */
  async save(): Promise<void> {
    if (this.isBusy || !this.canSave) return;
    this.clearNotices();
    this.leaveZipCode();
    if (this.zipCodeField?.error) return;
    const opening = this.latestOpening.signal;
    this.isBusy = true;
    await this.finding;
    if (opening.aborted) return;
    const { values } = this;
    const isAccepted = await this.accept(readLocationForm(values));
    // Values that were changed meanwhile are another address.
    if (isAccepted && this.values === values) this.change(EMPTY_LOCATION);
    // The dialog may have been closed meanwhile, and opened again.
    if (opening.aborted) return;
    runInAction(() => (this.isBusy = false));
    if (isAccepted) this.close();
    else this.savingNotice.say(messages.quiet.notSaved);
  }

  /** An emptied PIN code is the place's again (decision D1). */
  private leaveZipCode(): void {
    if (this.values.correctedZipCode === '') this.change({ correctedZipCode: undefined });
    this.isZipCodeChecked = true;
  }

  private async find(suggestion: PlaceSuggestion): Promise<void> {
    const lookup = this.latestLookup.begin();
    this.clearNotices();
    this.change({ searchText: suggestion.text, place: undefined, correctedZipCode: undefined });
    this.suggestions.clear();
    const answer = await this.dependencies.places.find(suggestion);
    if (answer.ok && !lookup.aborted) this.use(answer.value);
  }

  private change(values: Partial<LocationFormValues>): void {
    this.dependencies.draft.update({ location: { ...this.values, ...values } });
  }

  private use(place: Place, changes: Partial<LocationFormValues> = {}): void {
    this.change({ ...changes, searchText: place.fullAddress, place });
    this.suggestions.clear();
  }

  private clearNotices(): void {
    this.locatingNotice.clear();
    this.savingNotice.clear();
  }
}

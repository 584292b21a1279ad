import { makeAutoObservable, observableRef, reaction } from 'mobx';
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
import { GEOLOCATION, type GeolocationOptions } from '../ports/geolocation';
import { GEOCODING, PLACES, type PlaceSuggestion } from '../ports/places';
import type { Resolved } from '../ports/token';
import { Notice } from './shared/notice';
import { DRAFT, FUNNEL } from './tokens';

/** How the device is asked where it is: at sign-up, and on the address page (spec section 9). */
const GEOLOCATION_OPTIONS: Readonly<Record<PlaceKind, GeolocationOptions>> = {
  establishment: { highAccuracy: true, timeoutInSeconds: 20, maximumAgeInSeconds: 0 },
  address: { highAccuracy: false, timeoutInSeconds: 10, maximumAgeInSeconds: 60 },
};

/** Takes the composed address; answers whether it is kept, so that the dialog may close. */
type Keep = (address: NewAddress) => Promise<boolean>;

/** The dialog 'Select Location' (spec sections 2, 5 and 7). */
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
  /** Why 'Use Current Location' came to nothing (decision D12). */
  readonly locatingNotice: Notice;
  /** Why Save came to nothing (decision F6). */
  readonly savingNotice: Notice;
  suggestions: readonly PlaceSuggestion[] = [];
  // These two come with each opening.
  private kind!: PlaceKind;
  private keep!: Keep;
  /** A PIN code is found wrong when its field is left, or by Save. */
  private isZipCodeChecked = false;
  private isSearching = false;
  /** Resolves when the place of a pick is known, or cannot be had. */
  private finding: Promise<void> = Promise.resolve();
  /** Counts what makes answers under way worthless: another text, another pick, a closed dialog. */
  private turn = 0;
  /** Counts what was typed, each of which wants an answer of its own. */
  private searches = 0;
  /** Counts how often the dialog was opened or closed. */
  private opening = 0;

  constructor(private readonly dependencies: Resolved<typeof LocationPickerViewModel.needs>) {
    this.locatingNotice = new Notice(dependencies.funnel);
    this.savingNotice = new Notice(dependencies.funnel);
    makeAutoObservable<this, 'dependencies' | 'turn' | 'keep' | 'isSearching' | 'finding' | 'searches' | 'opening'>(this, {
      dependencies: false,
      locatingNotice: false,
      savingNotice: false,
      finding: false,
      turn: false,
      keep: false,
      isSearching: false,
      searches: false,
      opening: false,
      suggestions: observableRef,
    });
    // Who leaves the page by the browser's Back must not find the dialog open on another.
    reaction(
      () => dependencies.funnel.page,
      () => this.close(),
    );
  }

  private get entries(): LocationFormValues {
    return this.dependencies.draft.current.location;
  }

  get searchText(): string {
    return this.entries.searchText;
  }

  get houseFloor(): string {
    return this.entries.houseFloor;
  }

  get buildingBlock(): string {
    return this.entries.buildingBlock;
  }

  get landmark(): string {
    return this.entries.landmark;
  }

  /** The PIN code as it was corrected, else the one that is in use; undefined while there is no address (decision D1). */
  get zipCode(): string | undefined {
    if (isBlank(this.searchText)) return undefined;
    return this.entries.correctedZipCode ?? zipCodeInUse(this.place);
  }

  get zipCodeError(): string | undefined {
    return this.isZipCodeChecked ? correctedZipCodeRule(this.entries.correctedZipCode) : undefined;
  }

  private get place(): Place {
    return this.entries.place ?? typedPlace('');
  }

  /** Whether 'Use Current Location' is offered. */
  get canLocate(): boolean {
    return this.dependencies.geocoding !== undefined;
  }

  get canSave(): boolean {
    return canSaveAddress(this);
  }

  /** Opens with what was entered last, or with the address that is to be changed. */
  open(kind: PlaceKind, keep: Keep, address?: NewAddress): void {
    this.kind = kind;
    this.keep = keep;
    this.isOpen = true;
    this.isZipCodeChecked = false;
    this.clearNotices();
    this.opening += 1;
    if (address && Object.values(this.entries).every((entry) => !entry)) this.change(locationFormValuesOf(address));
  }

  /** Closes without saving; what was entered is still there when the dialog is opened again. */
  close(): void {
    this.turn += 1;
    this.opening += 1;
    this.isOpen = false;
    this.isBusy = false;
    this.isLocating = false;
    this.suggestions = [];
  }

  /** Keeps what was entered beside the address. */
  enter(door: Partial<Pick<LocationFormValues, 'houseFloor' | 'buildingBlock' | 'landmark'>>): void {
    this.change(door);
  }

  /** Keeps a correction of the PIN code; spaces in it count for nothing. */
  enterZipCode(text: string): void {
    this.change({ correctedZipCode: text.replaceAll(/\s/g, '') });
  }

  /** An emptied PIN code is the place's again (decision D1). */
  leaveZipCode(): void {
    if (this.entries.correctedZipCode === '') this.change({ correctedZipCode: undefined });
    this.isZipCodeChecked = true;
  }

  /** What was typed counts as the address until a suggestion is picked, in the area of the one before (decision D1). */
  search(text: string): void {
    this.turn += 1;
    this.searches += 1;
    const { place } = this.entries;
    if (isBlank(text)) {
      this.change({ searchText: text, place: undefined, correctedZipCode: undefined });
      this.suggestions = [];
    } else this.change({ searchText: text, place: place && withoutPosition(place) });
    void this.suggest();
  }

  pick(suggestion: PlaceSuggestion): Promise<void> {
    this.finding = this.find(suggestion);
    return this.finding;
  }

  private async find(suggestion: PlaceSuggestion): Promise<void> {
    const turn = ++this.turn;
    this.clearNotices();
    this.change({ searchText: suggestion.text, place: undefined, correctedZipCode: undefined });
    this.suggestions = [];
    const answer = await this.dependencies.places.find(suggestion);
    if (answer.ok && turn === this.turn) this.use(answer.value);
  }

  /** Asks the device where it is. Failures are logged, and the search stays usable (decision D3). */
  async useCurrentLocation(): Promise<void> {
    if (this.isLocating) return;
    const turn = ++this.turn;
    const { opening } = this;
    this.clearNotices();
    this.setLocating(true);
    const place = await this.locate();
    if (opening !== this.opening) return;
    this.setLocating(false);
    if (!place) this.locatingNotice.say(messages.quiet.notLocated);
    else if (turn === this.turn) {
      this.change({ correctedZipCode: undefined });
      this.use(place);
    }
  }

  /** Hands over the composed address; the dialog closes when it is kept, else everything stays as it is (decision F3). */
  async save(): Promise<void> {
    if (this.isBusy || !this.canSave) return;
    this.clearNotices();
    this.leaveZipCode();
    if (this.zipCodeError) return;
    const { opening } = this;
    this.setBusy(true);
    await this.finding;
    if (opening !== this.opening) return;
    const { entries } = this;
    const isKept = await this.keep({
      ...this.place,
      fullAddress: this.searchText.trim(),
      correctedZipCode: this.entries.correctedZipCode,
      houseFloor: this.houseFloor.trim(),
      buildingBlock: this.buildingBlock.trim(),
      landmark: this.landmark.trim(),
    });
    // What was changed meanwhile is another address.
    if (isKept && this.entries === entries) this.change(EMPTY_LOCATION);
    // A dialog that was closed, and perhaps opened again, meanwhile is another one.
    if (opening !== this.opening) return;
    this.setBusy(false);
    if (isKept) this.close();
    else this.savingNotice.say(messages.quiet.notSaved);
  }

  /** One request at a time; the text that stands there when it is answered is the next one's. */
  private async suggest(): Promise<void> {
    if (this.isSearching) return;
    this.isSearching = true;
    let answered: number;
    do {
      const { turn } = this;
      answered = this.searches;
      const answer = await this.dependencies.places.suggest(this.searchText, this.kind);
      if (turn === this.turn && answer.ok) this.offer(answer.value);
    } while (answered !== this.searches && this.isOpen);
    this.isSearching = false;
  }

  private async locate(): Promise<Place | undefined> {
    const { geocoding, geolocation } = this.dependencies;
    if (!geocoding) return undefined;
    const located = await geolocation.currentPosition(GEOLOCATION_OPTIONS[this.kind]);
    if (!located.ok) return undefined;
    const answer = await geocoding.placeAt(located.position);
    return answer.ok ? answer.value : undefined;
  }

  private change(entries: Partial<LocationFormValues>): void {
    this.dependencies.draft.update({ location: { ...this.entries, ...entries } });
  }

  private offer(suggestions: readonly PlaceSuggestion[]): void {
    this.suggestions = this.searchText.trim() === '' ? [] : suggestions;
  }

  private use(place: Place): void {
    this.change({ searchText: place.fullAddress, place });
    this.suggestions = [];
  }

  private clearNotices(): void {
    this.locatingNotice.clear();
    this.savingNotice.clear();
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }

  private setLocating(isLocating: boolean): void {
    this.isLocating = isLocating;
  }
}

import { inject, injectable, preDestroy } from 'inversify';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { NewAddress, Place, PlaceSearchKind } from '../../domain/address';
import { missingAddressParts, withoutPosition } from '../../domain/new-address';
import { zipCodeOfText, isBlank } from '../../domain/text';
import { formMessages } from '../../domain/form-messages';
import { success, type Answer, type ServerWords } from '../../ports/answer';
import { CLOCK_PORT, type Clock } from '../../ports/device';
import { GEOLOCATION_PORT, type Geolocation, PLACES_PORT, type Places, type PlaceSuggestion } from '../../ports/places';
import { LOGGER_PORT, type Logger } from '../../ports/telemetry';
import { withTimeout } from './with-timeout';
import { placeOfDevice } from './device-place';
import { fillIn, formErrors, formFields, type FormChanges } from '../form';
import { LocationForm, locationEntriesOf } from './location-form';
import { ServerMessages } from '../server-messages';
import { LatestOnly } from '../../stores/latest-only';
import { RemoteList } from '../../stores/remote-list';
import { FailureNotice } from '../failure-notice';
import { FunnelViewModel } from '../funnel-view-model';
import { DraftStore } from '../../stores/draft-store';

/** The time limit for suggestions, and for the place of a suggestion (decision D15). */
const SEARCH_LIMIT_IN_SECONDS = 15;

/** Takes the entered address, for example to save it. After a success the dialog closes; otherwise it stays open. */
type Accept = (address: NewAddress) => Promise<Answer<void>>;

@injectable()
export class LocationDialogViewModel {
  isBusy = false;
  isLocating = false;
  /** Whether the suggestions below the search field are open. Closing them keeps the text as typed. */
  areSuggestionsOpen = false;
  /** Says why 'Use Current Location' failed (decision D12). */
  readonly locatingNotice: FailureNotice;
  readonly savingNotice: FailureNotice;
  /** The suggestions for the typed text. Those for the text before stay until they come. */
  readonly suggestions: RemoteList<PlaceSuggestion>;
  /** Whether the last text that was looked up has no suggestions. */
  private hasNoSuggestions = false;
  private readonly serverMessages = new ServerMessages<LocationForm>();
  // `open` sets it before any use.
  private kind!: PlaceSearchKind;
  /** Another one with each opening; undefined while the dialog is closed. */
  private accept: Accept | undefined = undefined;
  /** Whether the PIN code's error may show: after the customer left the field or pressed Save. */
  private isZipCodeChecked = false;
  /** Resolves when the app has looked up the place of the picked suggestion, whether it was found or not. */
  private finding: Promise<void> = Promise.resolve();
  /** The latest search for a place: of a picked suggestion or at the device's position. The next one, a text or closing the dialog aborts it. */
  private readonly latestLookup = new LatestOnly();

  constructor(
    @inject(PLACES_PORT) private readonly places: Places,
    @inject(GEOLOCATION_PORT) private readonly geolocation: Geolocation,
    @inject(CLOCK_PORT) private readonly clock: Clock,
    @inject(LOGGER_PORT) private readonly logger: Logger,
    @inject(DraftStore) private readonly draft: DraftStore,
    @inject(FunnelViewModel) private readonly funnel: FunnelViewModel,
  ) {
    this.locatingNotice = new FailureNotice(funnel);
    this.savingNotice = new FailureNotice(funnel);
    this.suggestions = new RemoteList(async (signal) => {
      const answer = await this.inTime(places.suggest(this.form.searchText, this.kind, signal), signal);
      const found = answer?.ok ? answer.value : [];
      if (!signal.aborted) runInAction(() => (this.hasNoSuggestions = found.length === 0));
      return success(found);
    });
    makeAutoObservable(this, {}, { deep: false });
    // Closes the dialog when the page changes, for example by the browser's Back.
    reaction(
      () => funnel.page,
      () => this.close(),
    );
  }

  get isOpen(): boolean {
    return this.accept !== undefined;
  }

  get form(): LocationForm {
    return fillIn(new LocationForm(), this.draft.current.location);
  }

  get fields() {
    const { form } = this;
    const fields = formFields(form, this.serverMessages.about(form), (changes) => this.change(changes));
    return { ...fields, searchText: { ...fields.searchText, set: (text: string) => this.search(text) } };
  }

  /** Whether the customer has still to pick a suggestion or to keep the typed text. A text without suggestions is kept by itself. */
  get isSearching(): boolean {
    return this.areSuggestionsOpen && !isBlank(this.form.searchText) && !this.hasNoSuggestions;
  }

  /** Whether there is an address, so that house, building, landmark and PIN code are asked for. */
  get hasAddress(): boolean {
    return !this.isSearching && !isBlank(this.form.searchText);
  }

  /** Shows the customer's PIN code, else the address's, but never the default (decision D1). */
  get zipCodeField() {
    const { correctedZipCode, zipCode } = this.form;
    const field = this.fields.correctedZipCode;
    return {
      ...field,
      value: correctedZipCode ?? zipCode,
      error: (this.isZipCodeChecked ? formErrors(this.form).correctedZipCode : undefined) ?? field.error,
      set: (text: string) => this.change({ correctedZipCode: zipCodeOfText(text) }),
      leave: () => this.leaveZipCode(),
    };
  }

  get wrongFieldId(): string | undefined {
    return [...Object.values(this.fields), this.zipCodeField].find(({ error }) => error)?.id;
  }

  get canLocate(): boolean {
    return this.places.placeAt !== undefined;
  }

  get missingParts(): readonly string[] {
    return missingAddressParts(this.form);
  }

  get canSave(): boolean {
    return this.missingParts.length === 0;
  }

  /** Opens the dialog with its last input, or with `address` if all fields are empty. Save passes the entered address to `accept`. */
  open(kind: PlaceSearchKind, accept: Accept, address?: NewAddress): void {
    this.kind = kind;
    this.accept = accept;
    this.isZipCodeChecked = false;
    this.clearNotices();
    if (address && Object.values(this.form).every((value) => !value)) this.change(locationEntriesOf(address));
  }

  /** Closes the dialog without saving, also at the end of the booking, which no search may outlive. The input stays for the next opening. */
  @preDestroy()
  close(): void {
    this.endLookup();
    this.accept = undefined;
    this.isBusy = false;
    this.areSuggestionsOpen = false;
    this.clearSuggestions();
  }

  /** Takes typed text as the address, and fetches suggestions. An edit drops the coordinates, blank text the whole place. */
  search(text: string): void {
    this.endLookup();
    const { place } = this.form;
    if (isBlank(text)) {
      this.change({ searchText: text, place: undefined, correctedZipCode: undefined });
      this.clearSuggestions();
    } else {
      this.change({ searchText: text, place: place && withoutPosition(place) });
      void this.suggestions.load();
    }
  }

  openSuggestions(areOpen: boolean): void {
    this.areSuggestionsOpen = areOpen;
  }

  pick(suggestion: PlaceSuggestion): Promise<void> {
    this.finding = this.find(suggestion);
    return this.finding;
  }

  /** Fills in the place at the device's position. After a failure, a line says so and the search still works. */
  async useCurrentLocation(): Promise<void> {
    if (this.isLocating) return;
    const lookup = this.latestLookup.begin();
    this.clearSuggestions();
    this.clearNotices();
    this.isLocating = true;
    const { geolocation, places, clock, logger } = this;
    const place = await placeOfDevice({ geolocation, places, clock, logger }, this.kind, lookup);
    if (lookup.aborted) return;
    this.endLookup();
    if (place) this.use(place, { correctedZipCode: undefined });
    else this.locatingNotice.show(formMessages.quiet.notLocated);
  }

  /** Passes the address to `accept`. If the address is accepted, the dialog closes; otherwise all input stays (decision F3). */
  async save(): Promise<void> {
    const { accept } = this;
    if (!accept || this.isBusy || !this.canSave) return;
    this.clearNotices();
    this.leaveZipCode();
    if (this.zipCodeField.error) return;
    this.isBusy = true;
    await this.finding;
    if (accept !== this.accept) return;
    const { location } = this.draft.current;
    const { form } = this;
    const answer = await accept(form.complete());
    // If the customer changed the input during the save, the changes are not saved yet, so the form keeps its input.
    if (answer.ok && this.draft.current.location === location) this.draft.update({ location: {} });
    // If the dialog was closed meanwhile, it may be open again for another address. This save must not close it.
    if (accept !== this.accept) return;
    runInAction(() => (this.isBusy = false));
    if (answer.ok) this.close();
    else this.tellWhy(answer, form);
  }

  /** Beside the fields that the server names, else in the line (decision F7). */
  private tellWhy(
    { message = formMessages.quiet.notSaved, fieldMessages = {} }: ServerWords,
    sent: LocationForm,
  ): void {
    this.serverMessages.show(sent, { ...fieldMessages, searchText: fieldMessages.fullAddress });
    if (!this.wrongFieldId) this.savingNotice.show(message);
  }

  /** An empty field gets the address's PIN code again, if it has one. */
  private leaveZipCode(): void {
    if (this.form.correctedZipCode === '') this.change({ correctedZipCode: undefined });
    this.isZipCodeChecked = true;
  }

  private async find(suggestion: PlaceSuggestion): Promise<void> {
    this.endLookup();
    const lookup = this.latestLookup.begin();
    this.clearNotices();
    this.change({ searchText: suggestion.text, place: undefined, correctedZipCode: undefined });
    this.clearSuggestions();
    const answer = await this.inTime(this.places.find(suggestion, lookup), lookup);
    if (answer?.ok && !lookup.aborted) this.use(answer.value);
  }

  private clearSuggestions(): void {
    this.suggestions.clear();
    this.hasNoSuggestions = false;
  }

  /** An answer of the address search, whose script may never call back. Save waits for the place of a pick, so each answer has a time limit. */
  private inTime<Value>(answer: Promise<Answer<Value>>, signal: AbortSignal): Promise<Answer<Value> | undefined> {
    const { clock, logger } = this;
    return withTimeout(answer, { clock, logger, awaited: 'Address search', seconds: SEARCH_LIMIT_IN_SECONDS, signal });
  }

  private endLookup(): void {
    this.latestLookup.end();
    this.isLocating = false;
  }

  private change(values: FormChanges<LocationForm>): void {
    const { draft } = this;
    draft.update({ location: { ...draft.current.location, ...values } });
  }

  private use(place: Place, changes: FormChanges<LocationForm> = {}): void {
    this.change({ ...changes, searchText: place.fullAddress, place });
    this.clearSuggestions();
  }

  private clearNotices(): void {
    this.locatingNotice.clear();
    this.savingNotice.clear();
    this.serverMessages.clear();
  }
}

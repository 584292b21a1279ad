import { inject, injectable } from 'inversify';
import { makeAutoObservable, reaction, when } from 'mobx';
import { matchesNewAddress, type NewAddress, type SavedAddress } from '../domain/address';
import { findById, itemsWithout, type Id } from '../domain/ids';
import { success, type Answer } from '../ports/answer';
import { ADDRESSES_PORT, type Addresses } from '../ports/server';
import { RemoteList } from './remote-list';
import { saveUnlessAlreadySaved } from './save-unless-already-saved';
import { SessionStore } from './session-store';
import { DraftStore } from './draft-store';

@injectable()
export class AddressBookStore {
  readonly saved: RemoteList<SavedAddress>;
  latestSaved: SavedAddress | undefined = undefined;
  /** The ids of the addresses before a save. In the next list, an address with another id is new. Undefined once it is selected. */
  private idsBeforeSave: readonly Id[] | undefined = undefined;
  /** The save that is running, with its address as JSON. */
  private saving: { readonly sent: string; readonly answer: Promise<Answer<void>> } | undefined = undefined;

  constructor(
    @inject(ADDRESSES_PORT) private readonly addresses: Addresses,
    @inject(DraftStore) private readonly draft: DraftStore,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.saved = new RemoteList((signal) => session.call((credentials) => addresses.list(credentials, signal)));
    makeAutoObservable(this, {}, { deep: false });
    reaction(
      () => session.credentials,
      (credentials) => {
        this.saved.clear();
        this.idsBeforeSave = undefined;
        this.latestSaved = undefined;
        if (credentials) void this.load();
      },
      { fireImmediately: true },
    );
  }

  /** Also while the list is then fetched again. */
  get isSaving(): boolean {
    return this.saving !== undefined;
  }

  get selectedId(): Id | undefined {
    return this.saved.isReady ? this.selected?.id : this.draft.current.selectedAddressId;
  }

  get selected(): SavedAddress | undefined {
    const { selectedAddressId } = this.draft.current;
    return findById(this.saved.items, selectedAddressId);
  }

  /** Decisions D14 and B9. */
  get choiceAhead(): SavedAddress | undefined {
    const { isSaving, saved } = this;
    if (isSaving || !saved.isReady || this.selectedId !== undefined) return undefined;
    return saved.items.find(({ isSelected }) => isSelected) ?? saved.onlyItem;
  }

  get isEmpty(): boolean {
    return this.saved.isReady && this.saved.items.length === 0 && !this.isSaving;
  }

  select(selectedAddressId: Id | undefined): void {
    this.draft.update({ selectedAddressId });
  }

  async load(): Promise<void> {
    if (await this.saved.load()) this.selectSaved();
  }

  async save(address: NewAddress): Promise<Answer<void>> {
    const sent = JSON.stringify(address);
    while (this.saving) {
      // Sign-up may already be saving the same address.
      if (this.saving.sent === sent) return this.saving.answer;
      await this.saving.answer;
    }
    const answer = this.saveOnce(address, sent).finally(() => this.setSaving(undefined));
    this.setSaving({ sent, answer });
    return answer;
  }

  private setSaving(saving: typeof this.saving): void {
    this.saving = saving;
  }

  private async saveOnce(address: NewAddress, sent: string): Promise<Answer<void>> {
    const answer = await saveUnlessAlreadySaved(this.draft, this.session, {
      note: 'unansweredAddress',
      sent,
      list: this.saved,
      reload: () => this.load(),
      // Otherwise an older address could be taken for the new one.
      prepare: this.saved.isReady ? undefined : () => this.fetchMissing(),
      isListed: (listed) => matchesNewAddress(listed, address),
      send: (credentials, key) => this.addresses.save(credentials, address, key),
    });
    if (!answer.ok) return answer;
    if ('found' in answer.value) {
      this.choose(answer.value.found);
    } else {
      this.idsBeforeSave = answer.value.idsBefore ?? this.idsBeforeSave;
      await this.load();
    }
    return success(undefined);
  }

  private async fetchMissing(): Promise<void> {
    await when(() => this.saved.status !== 'loading');
    if (!this.saved.isReady) await this.load();
  }

  private selectSaved(): void {
    const { idsBeforeSave } = this;
    const saved = idsBeforeSave && itemsWithout(this.saved.items, idsBeforeSave).at(-1);
    if (!saved) return;
    this.idsBeforeSave = undefined;
    this.choose(saved);
  }

  private choose(saved: SavedAddress): void {
    this.latestSaved = saved;
    this.select(saved.id);
  }
}

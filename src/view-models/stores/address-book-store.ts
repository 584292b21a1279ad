import { inject, injectable } from 'inversify';
import { makeAutoObservable, reaction, when } from 'mobx';
import { matchesNewAddress, type NewAddress, type SavedAddress } from '../../domain/address';
import { findById, type Id } from '../../domain/ids';
import { success, type Answer } from '../../ports/answer';
import { ADDRESSES_PORT, type Addresses } from '../../ports/server';
import { RemoteList } from '../calls/remote-list';
import { saveUnlessAlreadySaved } from '../calls/save-unless-already-saved';
import { SessionStore } from './session-store';
import { DraftStore } from './draft-store';

/** The customer's saved addresses. The app fetches them when it opens with a session, when a session begins, and at each save. */
@injectable()
export class AddressBookStore {
  readonly saved: RemoteList<SavedAddress>;
  /** The address that was saved last, taken from the fetched list; undefined if none was saved. */
  latestSaved: SavedAddress | undefined = undefined;
  /** The ids of the addresses before a save. In the next list, an address with another id is new. Undefined once it is selected. */
  private idsBeforeSave: ReadonlySet<Id> | undefined = undefined;
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

  /** True while an address is being saved, and after that while the list is fetched again. */
  get isSaving(): boolean {
    return this.saving !== undefined;
  }

  /** The id of the selected address; undefined if no address is selected, or if the list is fetched and lacks the address. */
  get selectedId(): Id | undefined {
    return this.saved.isReady ? this.selected?.id : this.draft.current.selectedAddressId;
  }

  get selected(): SavedAddress | undefined {
    const { selectedAddressId } = this.draft.current;
    return findById(this.saved.items, selectedAddressId);
  }

  /** The address to choose ahead: the server's, else an only one (decisions D14 and B9). Undefined while one is selected or being saved. */
  get choiceAhead(): SavedAddress | undefined {
    const { isSaving, saved } = this;
    if (isSaving || !saved.isReady || this.selectedId !== undefined) return undefined;
    return saved.items.find(({ isSelected }) => isSelected) ?? saved.onlyItem;
  }

  /** True if the fetched list is empty and no address is being saved. */
  get isEmpty(): boolean {
    return this.saved.isReady && this.saved.items.length === 0 && !this.isSaving;
  }

  select(selectedAddressId: Id | undefined): void {
    this.draft.update({ selectedAddressId });
  }

  /** Fetches the list. If the list contains an address that was just saved, selects this address. */
  async load(): Promise<void> {
    if (await this.saved.load()) this.selectSaved();
  }

  /** Saves an address and fetches the list again. */
  async save(address: NewAddress): Promise<Answer<void>> {
    const sent = JSON.stringify(address);
    while (this.saving) {
      // If sign-up is already saving the same address, one save is enough.
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
    let idsBeforeSave: ReadonlySet<Id> | undefined;
    const answer = await saveUnlessAlreadySaved(this.draft, this.session, {
      note: 'unansweredAddress',
      sent,
      list: this.saved,
      reload: () => this.load(),
      // If the list is not ready, fetches it before the save: otherwise an older address could be taken for the new one.
      prepare: this.saved.isReady ? undefined : () => this.fetchMissing(),
      isListed: (listed) => matchesNewAddress(listed, address),
      send: (credentials, key) => {
        idsBeforeSave = this.saved.isReady ? new Set(this.saved.items.map(({ id }) => id)) : undefined;
        return this.addresses.save(credentials, address, key);
      },
    });
    if (!answer.ok) return answer;
    if ('found' in answer.value) {
      this.choose(answer.value.found);
    } else {
      this.idsBeforeSave = idsBeforeSave ?? this.idsBeforeSave;
      await this.load();
    }
    return success(undefined);
  }

  /** Waits for a load that is running. If the list is not ready then, fetches it. */
  private async fetchMissing(): Promise<void> {
    await when(() => this.saved.status !== 'loading');
    if (!this.saved.isReady) await this.load();
  }

  private selectSaved(): void {
    const { idsBeforeSave } = this;
    const saved = idsBeforeSave && this.saved.items.findLast(({ id }) => !idsBeforeSave.has(id));
    if (!saved) return;
    this.idsBeforeSave = undefined;
    this.choose(saved);
  }

  private choose(saved: SavedAddress): void {
    this.latestSaved = saved;
    this.select(saved.id);
  }
}

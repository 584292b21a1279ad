import { makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx';
import { matchesNewAddress, type NewAddress, type SavedAddress } from '../../domain/address';
import { findById, type Id } from '../../domain/ids';
import { ADDRESSES_PORT } from '../../ports/addresses';
import type { ResolvedTokens } from '../../ports/injection-token';
import { RemoteList } from '../shared/remote-list';
import { saveUnlessAlreadySaved } from '../shared/save-unless-already-saved';
import { DRAFT_STORE, SESSION_STORE } from '../tokens';

/** The customer's saved addresses. They are fetched at the start with a session, when a session begins, and with each save. */
export class AddressBookStore {
  static readonly needs = { addresses: ADDRESSES_PORT, draft: DRAFT_STORE, session: SESSION_STORE };
  readonly saved: RemoteList<SavedAddress>;
  /** The last saved address, once the fetched list contains it. */
  latestSaved: SavedAddress | undefined = undefined;
  /** The ids of all addresses before a save, to find the new address in the next list. Undefined once the new address is selected. */
  private idsBeforeSave: ReadonlySet<Id> | undefined = undefined;
  /** The running save: the address as JSON, and a promise of whether the save succeeds. */
  private saving: { readonly sent: string; readonly isSaved: Promise<boolean> } | undefined = undefined;

  constructor(private readonly dependencies: ResolvedTokens<typeof AddressBookStore.needs>) {
    const { addresses, session } = dependencies;
    this.saved = new RemoteList(() => session.call((credentials) => addresses.list(credentials)));
    makeAutoObservable<this, 'dependencies' | 'idsBeforeSave' | 'saving'>(this, {
      dependencies: false,
      idsBeforeSave: false,
      saving: observableRef,
    });
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

  /** Whether an address is being saved, or the list with it is being fetched. */
  get isSaving(): boolean {
    return this.saving !== undefined;
  }

  /** The id of the selected address; undefined if none is selected or the fetched list lacks it. */
  get selectedId(): Id | undefined {
    return this.saved.isReady ? this.selected?.id : this.dependencies.draft.current.selectedAddressId;
  }

  get selected(): SavedAddress | undefined {
    const { selectedAddressId } = this.dependencies.draft.current;
    return findById(this.saved.items, selectedAddressId);
  }

  /** The only saved address, if no address is selected and none is being saved; otherwise undefined. */
  get onlyChoice(): SavedAddress | undefined {
    const isOpen = !this.isSaving && this.dependencies.draft.current.selectedAddressId === undefined;
    return isOpen ? this.saved.onlyItem : undefined;
  }

  /** Whether the customer has no saved address, and none is being saved. */
  get isEmpty(): boolean {
    return this.saved.isReady && this.saved.items.length === 0 && !this.isSaving;
  }

  select(selectedAddressId: Id | undefined): void {
    this.dependencies.draft.update({ selectedAddressId });
  }

  /** Fetches the list. Selects a newly saved address if the list contains it. */
  async load(): Promise<void> {
    if (await this.saved.load()) this.selectSaved();
  }

  /** Saves an address and fetches the list again. Returns true if the address was saved. */
  async save(address: NewAddress): Promise<boolean> {
    const sent = JSON.stringify(address);
    while (this.saving) {
      // If sign-up is already saving the same address, one save is enough.
      if (this.saving.sent === sent) return this.saving.isSaved;
      await this.saving.isSaved;
    }
    const isSaved = this.saveOnce(address, sent).finally(() => runInAction(() => (this.saving = undefined)));
    runInAction(() => (this.saving = { sent, isSaved }));
    return isSaved;
  }

  private async saveOnce(address: NewAddress, sent: string): Promise<boolean> {
    let idsBeforeSave: ReadonlySet<Id> | undefined;
    const result = await saveUnlessAlreadySaved(this.dependencies, {
      note: 'unansweredAddress',
      sent,
      list: this.saved,
      reload: () => this.load(),
      // Fetches the existing addresses first, because otherwise one of them could be taken for the new one.
      prepare: this.saved.isReady ? undefined : () => this.fetchMissing(),
      isListed: (listed) => matchesNewAddress(listed, address),
      send: (credentials) => {
        idsBeforeSave = this.saved.isReady ? new Set(this.saved.items.map(({ id }) => id)) : undefined;
        return this.dependencies.addresses.save(credentials, address);
      },
    });
    if (!result) return false;
    if ('found' in result) {
      this.choose(result.found);
    } else {
      this.idsBeforeSave = idsBeforeSave ?? this.idsBeforeSave;
      await this.load();
    }
    return true;
  }

  /** Waits until the list has stopped loading, and fetches the list if it is not ready then. */
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

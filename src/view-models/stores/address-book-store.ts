import { makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx';
import { isListedAddress, type NewAddress, type SavedAddress } from '../../domain/address';
import { findSame, type Id } from '../../domain/ids';
import { ADDRESSES } from '../../ports/addresses';
import type { Resolved } from '../../ports/token';
import { RemoteList } from '../shared/remote-list';
import { sendOnce } from '../shared/send-once';
import { DRAFT, SESSION } from '../tokens';

/** The customer's saved addresses: fetched after a login, and again after each save. */
export class AddressBookStore {
  static readonly needs = { addresses: ADDRESSES, draft: DRAFT, session: SESSION };
  readonly saved: RemoteList<SavedAddress>;
  /** The address that was saved last, once it is on the list. */
  latestSaved: SavedAddress | undefined = undefined;
  /** The addresses that were there before one was saved; undefined while none waits to be selected. */
  private idsBeforeSave: ReadonlySet<Id> | undefined = undefined;
  /** The save under way, and whether it succeeds. */
  private saving: { readonly sent: string; readonly isSaved: Promise<boolean> } | undefined = undefined;

  constructor(private readonly dependencies: Resolved<typeof AddressBookStore.needs>) {
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

  /** Whether an address is being saved, or the list is fetched after it. */
  get isSaving(): boolean {
    return this.saving !== undefined;
  }

  /** The id of the selected address; undefined where a fetched list does not hold it. */
  get selectedId(): Id | undefined {
    return this.saved.isReady ? this.selected?.id : this.dependencies.draft.current.selectedAddressId;
  }

  get selected(): SavedAddress | undefined {
    const { selectedAddressId } = this.dependencies.draft.current;
    return findSame(this.saved.items, selectedAddressId);
  }

  select(selectedAddressId: Id): void {
    this.dependencies.draft.update({ selectedAddressId });
  }

  /** Fetches the list. An address that was saved before is selected as soon as the list holds it. */
  async load(): Promise<void> {
    if (await this.saved.load()) this.selectSaved();
  }

  /** Saves an address and fetches the list again; answers whether the address was saved. */
  async save(address: NewAddress): Promise<boolean> {
    const sent = JSON.stringify(address);
    while (this.saving) {
      // Sign-up may still save what is saved here too.
      if (this.saving.sent === sent) return this.saving.isSaved;
      await this.saving.isSaved;
    }
    return this.beginSave(address, sent);
  }

  private beginSave(address: NewAddress, sent: string): Promise<boolean> {
    const isSaved = this.saveOnce(address, sent).finally(() => runInAction(() => (this.saving = undefined)));
    this.saving = { sent, isSaved };
    return isSaved;
  }

  private async saveOnce(address: NewAddress, sent: string): Promise<boolean> {
    let idsBeforeSave: ReadonlySet<Id> | undefined;
    const result = await sendOnce(this.dependencies, {
      note: 'unansweredAddress',
      sent,
      list: this.saved,
      reload: () => this.load(),
      // Another address than the new one could be taken for it, if the present ones were not known.
      prepare: this.saved.isReady ? undefined : () => this.fetchMissing(),
      isListed: (listed) => isListedAddress(listed, address),
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

  /** Waits for the list that is on its way, and fetches one that did not come. */
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

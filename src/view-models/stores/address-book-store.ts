import { makeAutoObservable, reaction, when } from 'mobx';
import { isListedAddress, type NewAddress, type SavedAddress } from '../../domain/address';
import { findSame, type Id } from '../../domain/ids';
import { newlyCome } from '../../domain/unanswered';
import { ADDRESSES } from '../../ports/addresses';
import type { Resolved } from '../../ports/token';
import { RemoteList } from '../shared/remote-list';
import { DRAFT, SESSION } from '../tokens';

/** The customer's saved addresses: fetched once somebody is logged in, and again after each save (spec section 4). */
export class AddressBookStore {
  static readonly needs = { addresses: ADDRESSES, draft: DRAFT, session: SESSION };
  readonly saved: RemoteList<SavedAddress>;
  /** Whether an address is on its way to the server, and then to the list. */
  isSaving = false;
  /** The address that was saved last, once it is on the list. */
  latestSaved: SavedAddress | undefined = undefined;
  /** The addresses that were there before one was saved; undefined while none waits to be selected. */
  private idsBeforeSave: ReadonlySet<Id> | undefined = undefined;
  /** The address that is on its way, and whether it comes to be saved. */
  private saving: { readonly sent: string; readonly isSaved: Promise<boolean> } | undefined = undefined;

  constructor(private readonly dependencies: Resolved<typeof AddressBookStore.needs>) {
    const { addresses, session } = dependencies;
    this.saved = new RemoteList(() => session.call((credentials) => addresses.list(credentials)));
    makeAutoObservable<this, 'dependencies' | 'idsBeforeSave' | 'saving'>(this, {
      dependencies: false,
      saved: false,
      idsBeforeSave: false,
      saving: false,
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

  /** The selected address, of which there is one at the most. One that a fetched list does not hold is none. */
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

  /** Fetches the list. An address that was saved before becomes the only selected one as soon as it is on it. */
  async load(): Promise<void> {
    if (await this.saved.load()) this.selectSaved();
  }

  /**
   * Saves an address and fetches the list anew; answers whether the address was saved (spec section 4). One that was sent before
   * without an answer is looked for on the list first, and is not sent again where it is there (decision F5).
   */
  async save(address: NewAddress): Promise<boolean> {
    const sent = JSON.stringify(address);
    while (this.saving) {
      // Sign-up may still save what is saved here too.
      if (this.saving.sent === sent) return this.saving.isSaved;
      await this.saving.isSaved;
    }
    this.setSaving(true);
    const isSaved = this.saveOnce(address, sent).finally(() => {
      this.saving = undefined;
      this.setSaving(false);
    });
    this.saving = { sent, isSaved };
    return isSaved;
  }

  private async saveOnce(address: NewAddress, sent: string): Promise<boolean> {
    const { addresses, draft, session } = this.dependencies;
    // What was there before has to be known, or another address than the new one could be taken for it.
    const { credentials } = session;
    const { unansweredAddress } = draft.current;
    if (unansweredAddress) {
      await this.load();
      if (!this.saved.isReady) return false;
    } else if (!this.saved.isReady) await this.fetchMissing();
    // The address is of who entered it, and of nobody who logged in while the list was awaited.
    if (credentials !== session.credentials) return false;
    const found = unansweredAddress && newlyCome(this.saved.items, unansweredAddress, sent).find((listed) => isListedAddress(listed, address));
    if (found) {
      draft.update({ unansweredAddress: undefined });
      this.choose(found);
      return true;
    }
    const ids = this.saved.items.map(({ id }) => id);
    const idsBeforeSave = this.saved.isReady ? new Set(ids) : undefined;
    // Before it is sent: a reload may come before the answer.
    draft.update({ unansweredAddress: { sent, idsBefore: ids } });
    const answer = await session.call((theirs) => addresses.save(theirs, address));
    if (!answer?.ok) return false;
    draft.update({ unansweredAddress: undefined });
    this.idsBeforeSave = idsBeforeSave ?? this.idsBeforeSave;
    await this.load();
    return true;
  }

  /** Waits for the list that is on its way, and fetches one that did not come. */
  private async fetchMissing(): Promise<void> {
    await when(() => this.saved.status !== 'loading');
    if (!this.saved.isReady) await this.load();
  }

  private setSaving(isSaving: boolean): void {
    this.isSaving = isSaving;
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

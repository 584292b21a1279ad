import { makeAutoObservable, reaction } from 'mobx';
import type { NewAddress, SavedAddress } from '../domain/address';
import type { Id } from '../domain/shape';
import type { Addresses } from '../ports/addresses';
import { RemoteList } from './remote-list';
import type { SessionViewModel } from './session';

export interface AddressBookDependencies {
  readonly addresses: Addresses;
  readonly session: SessionViewModel;
}

/** The customer's saved addresses: fetched once somebody is logged in, and again after each save (spec section 4). */
export class AddressBookViewModel {
  readonly saved: RemoteList<SavedAddress>;

  constructor(private readonly dependencies: AddressBookDependencies) {
    const { addresses, session } = dependencies;
    this.saved = new RemoteList(() => session.call((credentials) => addresses.list(credentials)));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false, saved: false });
    reaction(
      () => session.credentials,
      (credentials) => {
        this.saved.clear();
        if (credentials) void this.saved.load();
      },
      { fireImmediately: true },
    );
  }

  /** Whether an address can be the selected one: it is on the list, or the list is not there to say otherwise. */
  mayHold(id: Id | undefined): boolean {
    if (id === undefined) return false;
    return this.saved.status !== 'ready' || this.saved.items.some((address) => address.id === id);
  }

  /** Saves an address, fetches the list anew and answers the new address's id; undefined when either failed (spec section 4). */
  async save(address: NewAddress): Promise<Id | undefined> {
    const { addresses, session } = this.dependencies;
    const answer = await session.call((credentials) => addresses.save(credentials, address));
    if (!answer?.ok) return undefined;
    const known = new Set(this.saved.items.map(({ id }) => id));
    await this.saved.load();
    return this.saved.items.findLast(({ id }) => !known.has(id))?.id;
  }
}

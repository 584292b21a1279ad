import { inject, injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { lacksOnlyItsDay, type Draft } from '../domain/draft';
import { isSameId } from '../domain/ids';
import type { Service } from '../domain/services';
import { STORED_LAST_BOOKING, type StoredValue } from '../ports/storage';
import { SessionStore } from './session-store';

/** For 'Book again'. It goes with the session (decision B15). */
@injectable()
export class LastBookingStore {
  private kept: Draft | undefined = undefined;

  constructor(
    @inject(STORED_LAST_BOOKING) private readonly stored: StoredValue<Draft>,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    makeAutoObservable(this, {}, { deep: false });
    stored.onChange(() => this.readAgain());
    reaction(
      () => session.isLoggedIn,
      () => this.readAgain(),
      { fireImmediately: true },
    );
  }

  of(service: Service): Draft | undefined {
    const { kept, session } = this;
    const isTheirs = kept?.changing === service && isSameId(kept.customerId, session.credentials?.userId);
    return isTheirs ? kept : undefined;
  }

  /** In a full storage, none is kept. */
  keep(booking: Draft): void {
    this.stored.write(booking);
    this.readAgain();
  }

  private readAgain(): void {
    if (!this.session.isLoggedIn) this.stored.remove();
    const kept = this.stored.read();
    // Another version of the app may have kept less than this one asks for.
    this.kept = kept && lacksOnlyItsDay(kept) ? kept : undefined;
  }
}

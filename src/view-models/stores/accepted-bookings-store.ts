import { makeAutoObservable } from 'mobx';
import type { Resolved } from '../../ports/injection-token';
import { ACCEPTED_BOOKINGS_STORAGE_PORT } from '../../ports/storage';

/** The number of keys that are kept: those of the last bookings, which another tab may still offer. */
const MOST_KEYS = 5;

/** The bookings that the server has accepted from any tab of the browser, by their keys. No tab offers one of them again (decision B5). */
export class AcceptedBookingsStore {
  static readonly needs = { storage: ACCEPTED_BOOKINGS_STORAGE_PORT };
  private keys: readonly string[] = [];

  constructor(private readonly dependencies: Resolved<typeof AcceptedBookingsStore.needs>) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { deep: false });
    this.readAgain();
    dependencies.storage.onChange(() => this.readAgain());
  }

  has(key: string): boolean {
    return this.keys.includes(key);
  }

  add(key: string): void {
    this.keys = [...this.keys, key].slice(-MOST_KEYS);
    this.dependencies.storage.write(this.keys);
  }

  readAgain(): void {
    this.keys = this.dependencies.storage.read();
  }
}

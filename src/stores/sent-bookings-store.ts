import { inject, injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { STORED_SENT_BOOKINGS, type StoredValue } from '../ports/storage';

/** Another tab may still offer the last bookings. */
const MOST_KEYS = 5;

/** From any tab. No tab offers one of them again (decision B5). */
@injectable()
export class SentBookingsStore {
  private keys: readonly string[] = [];

  constructor(@inject(STORED_SENT_BOOKINGS) private readonly stored: StoredValue<readonly string[]>) {
    makeAutoObservable(this, {}, { deep: false });
    this.readAgain();
    stored.onChange(() => this.readAgain());
  }

  has(key: string): boolean {
    return this.keys.includes(key);
  }

  add(key: string): void {
    const before = this.keys.length;
    this.keys = [...this.keys, key].slice(-MOST_KEYS);
    // A full storage has room for as many keys as before. An accepted booking stays accepted, so older keys are not outdated.
    if (!this.stored.write(this.keys)) this.stored.write(this.keys.slice(-before));
  }

  private readAgain(): void {
    this.keys = this.stored.read() ?? [];
  }
}

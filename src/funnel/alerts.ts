import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';

/** One shows at a time (decision F1). */
@injectable()
export class AlertsViewModel {
  /** The dialog's React key: each alert gets a new dialog, even with the same message. */
  closedCount = 0;
  private readonly waiting = observable.array<{ readonly message: string; readonly close: () => void }>([], {
    deep: false,
  });

  constructor() {
    makeAutoObservable(this);
  }

  get message(): string | undefined {
    return this.waiting[0]?.message;
  }

  /** Resolves when the customer closes this message. */
  show(message: string): Promise<void> {
    return new Promise((close) => {
      this.waiting.push({ message, close });
    });
  }

  close(): void {
    this.closedCount += 1;
    this.waiting.shift()?.close();
  }

  dismiss(): void {
    while (this.waiting.length > 0) this.close();
  }
}

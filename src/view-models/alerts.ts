import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';

/** The messages that wait for the customer's OK. One shows at a time (decision F1). */
@injectable()
export class AlertsViewModel {
  /** How many alerts were closed. This number is the dialog's React key: each alert gets a new dialog, even with the same message. */
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

  /** Shows a message once all earlier messages are closed. Resolves when the customer closes this message. */
  show(message: string): Promise<void> {
    return new Promise((close) => {
      this.waiting.push({ message, close });
    });
  }

  /** Closes the alert on the screen. The next waiting alert then shows. */
  close(): void {
    this.closedCount += 1;
    this.waiting.shift()?.close();
  }

  /** Closes all alerts. Called when the customer leaves the page that showed them. */
  dismiss(): void {
    while (this.waiting.length > 0) this.close();
  }
}

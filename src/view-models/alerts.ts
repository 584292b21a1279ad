import { makeAutoObservable } from 'mobx';
import type { Alerts } from '../ports/alerts';

interface WaitingAlert {
  readonly message: string;
  readonly close: () => void;
}

/** The alerts that wait for the customer's OK. One alert shows at a time (decision F1). */
export class AlertsViewModel implements Alerts {
  /** The number of closed alerts. It tells apart two alerts with the same message. */
  closedCount = 0;
  private waiting: readonly WaitingAlert[] = [];

  constructor() {
    makeAutoObservable(this);
  }

  get message(): string | undefined {
    return this.waiting[0]?.message;
  }

  show(message: string): Promise<void> {
    return new Promise((close) => {
      this.waiting = [...this.waiting, { message, close }];
    });
  }

  /** Closes the shown alert, when the customer presses OK. The next one shows. */
  close(): void {
    const [closed, ...rest] = this.waiting;
    this.waiting = rest;
    this.closedCount += 1;
    closed?.close();
  }

  /** Closes all alerts, because the customer left the page that showed them. */
  dismiss(): void {
    while (this.waiting.length > 0) this.close();
  }
}

import { makeAutoObservable } from 'mobx';
import type { Alerts } from '../ports/alerts';

interface WaitingAlert {
  readonly message: string;
  readonly close: () => void;
}

/** The alerts that wait for their OK. One is shown at a time (decision F1). */
export class AlertsViewModel implements Alerts {
  /** Counts the alerts that were closed, so that two with the same words are two. */
  closedCount = 0;
  private waiting: readonly WaitingAlert[] = [];

  constructor() {
    makeAutoObservable(this);
  }

  /** The message to show now, if any. */
  get message(): string | undefined {
    return this.waiting[0]?.message;
  }

  show(message: string): Promise<void> {
    return new Promise((close) => this.add({ message, close }));
  }

  /** The customer pressed OK. */
  close(): void {
    const [closed, ...rest] = this.waiting;
    this.waiting = rest;
    this.closedCount += 1;
    closed?.close();
  }

  /** Closes all alerts: the customer left the page that they were about. */
  dismiss(): void {
    while (this.waiting.length > 0) this.close();
  }

  private add(alert: WaitingAlert): void {
    this.waiting = [...this.waiting, alert];
  }
}

import { makeAutoObservable } from 'mobx';
import type { FunnelViewModel } from './funnel';

/** A line of text that says why the last button press failed. It disappears at the next press or on the next page (decision F6). */
export class FailureNotice {
  private said: { readonly text: string; readonly arrival: number } | undefined = undefined;

  constructor(private readonly funnel: Pick<FunnelViewModel, 'arrivals'>) {
    makeAutoObservable<this, 'funnel'>(this, { funnel: false });
  }

  get text(): string | undefined {
    return this.said?.arrival === this.funnel.arrivals ? this.said.text : undefined;
  }

  say(text: string): void {
    this.said = { text, arrival: this.funnel.arrivals };
  }

  clear(): void {
    this.said = undefined;
  }
}

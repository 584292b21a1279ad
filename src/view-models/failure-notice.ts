import { makeAutoObservable } from 'mobx';
import type { FunnelViewModel } from './funnel';

/** A line that says why the last press of a button failed. The next press or page clears it (decision F6). */
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

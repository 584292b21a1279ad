import { makeAutoObservable, reaction } from 'mobx';
import type { FunnelViewModel } from './funnel-view-model';

/** A line of text that says why the last button press failed. It disappears at the next press or on the next page (decision F6). */
export class FailureNotice {
  text: string | undefined = undefined;
  readonly dispose: () => void;

  constructor(funnel: Pick<FunnelViewModel, 'visit'>) {
    makeAutoObservable(this);
    this.dispose = reaction(
      () => funnel.visit,
      () => this.clear(),
    );
  }

  show(text: string): void {
    this.text = text;
  }

  clear(): void {
    this.text = undefined;
  }
}

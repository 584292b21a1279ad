import { makeAutoObservable, observable, reaction } from 'mobx';
import { hasNoErrors, type FieldErrors } from '../domain/field-errors';
import type { FunnelViewModel } from './funnel-view-model';
import type { FieldLabelAndId, LabelledField } from '../ui/fields/field';

/** First errors of touched fields show; all once Next fails or a redirect leads back here (decision B3). */
export class StepValidation<Name extends string> {
  /** Each increase moves the focus to the error summary. */
  failedAttempts = 0;
  private outcome: 'failed' | 'passed' | undefined = undefined;
  private readonly touched = observable.set<Name>();

  constructor(
    private readonly fields: Readonly<Record<Name, FieldLabelAndId>>,
    private readonly findErrors: () => FieldErrors<Name>,
    private readonly funnel: Pick<FunnelViewModel, 'visit' | 'recordFailure'>,
  ) {
    makeAutoObservable<this, 'fields' | 'findErrors' | 'funnel' | 'touched'>(this, {
      fields: false,
      findErrors: false,
      funnel: false,
      touched: false,
    });
    reaction(
      () => funnel.visit,
      (visit) => {
        this.reset();
        if (visit?.isTurnedBack) this.fail();
      },
      { fireImmediately: true },
    );
  }

  get errors(): FieldErrors<Name> {
    // Saves running the rules at each keystroke.
    if (!this.isShown && this.touched.size === 0) return {};
    const errors = Object.entries(this.findErrors()) as [Name, string][];
    return Object.fromEntries(errors.filter(([name]) => this.isShown || this.touched.has(name))) as FieldErrors<Name>;
  }

  /** Undefined until Next is pressed or a redirect leads back. */
  get summarisedFields(): readonly (Pick<LabelledField, 'id' | 'label'> & { readonly name: Name })[] | undefined {
    if (!this.isShown) return this.outcome && [];
    return (Object.keys(this.errors) as Name[]).map((name) => ({ name, id: name, ...this.fields[name] }));
  }

  validate(): boolean {
    const errors = this.findErrors();
    const isValid = hasNoErrors(errors);
    this.reset();
    this.outcome = 'passed';
    if (!isValid) {
      this.fail();
      this.funnel.recordFailure(Object.keys(errors));
    }
    return isValid;
  }

  touch(name: Name): void {
    if (this.findErrors()[name]) this.touched.add(name);
  }

  reset(): void {
    this.outcome = undefined;
    this.touched.clear();
  }

  private fail(): void {
    this.outcome = 'failed';
    this.failedAttempts += 1;
  }

  private get isShown(): boolean {
    return this.outcome === 'failed';
  }
}

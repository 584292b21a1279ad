import { makeAutoObservable, observable, reaction } from 'mobx';
import { hasNoErrors, type FieldErrors } from '../../domain/field-errors';
import type { FunnelViewModel } from '../funnel';
import type { FieldLabelAndId, LabelledField } from '../field';

/** Decides which errors of a step show: first those of touched fields; all once Next fails or a redirect leads back here (decision B3). */
export class StepValidation<Name extends string> {
  /** How often Next failed on this step, or a redirect led back to it. Each increase moves the focus to the error summary. */
  failedAttempts = 0;
  /** What the last press on Next found, or a redirect; undefined before it, and once it is forgotten. */
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
    // If no error may show, the rules need not run. This saves time at each keystroke.
    if (!this.isShown && this.touched.size === 0) return {};
    const errors = Object.entries(this.findErrors()) as [Name, string][];
    return Object.fromEntries(errors.filter(([name]) => this.isShown || this.touched.has(name))) as FieldErrors<Name>;
  }

  /** The fields with errors, for the error summary. Undefined until Next is pressed or a redirect leads back to this step. */
  get summarisedFields(): readonly (Pick<LabelledField, 'id' | 'label'> & { readonly name: Name })[] | undefined {
    if (!this.isShown) return this.outcome && [];
    return (Object.keys(this.errors) as Name[]).map((name) => ({ name, id: name, ...this.fields[name] }));
  }

  /** Returns true if the step has no errors. Otherwise shows all errors, tells telemetry which fields have one, and returns false. */
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

  /** Shows the error of one field from now on if it has one, for example because the customer left the field. */
  touch(name: Name): void {
    if (this.findErrors()[name]) this.touched.add(name);
  }

  /** Forgets the press on Next, or the redirect, and the touched fields, so that their errors no longer show. */
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

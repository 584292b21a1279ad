import { makeAutoObservable, observable } from 'mobx';
import { hasNoErrors, type FieldErrors } from '../../domain/field-errors';
import type { FunnelViewModel } from '../funnel';
import type { FieldLabelAndId, LabelledField } from './field';

/** Decides which errors of a step show: first those of touched fields; all once Next fails or a redirect leads back here (decision B3). */
export class StepValidation<Name extends string> {
  private failures = 0;
  /** The number of the failed press on Next whose errors show; undefined if none do. A new number makes MobX render the errors again. */
  private standingFailure: number | undefined = undefined;
  private readonly touched = observable.set<Name>();
  /** The value of `funnel.arrivals` when `standingFailure` or `touched` last changed. After the next arrival, both no longer count. */
  private arrival = 0;

  constructor(
    private readonly fields: Readonly<Record<Name, FieldLabelAndId>>,
    private readonly findErrors: () => FieldErrors<Name>,
    private readonly funnel: Pick<FunnelViewModel, 'arrivals' | 'isTurnedBack' | 'recordFailure'>,
  ) {
    makeAutoObservable<this, 'fields' | 'findErrors' | 'funnel' | 'touched' | 'isShown'>(this, {
      fields: false,
      findErrors: false,
      funnel: false,
      touched: false,
      // No MobX computed values: some rules depend on today's date, so after midnight MobX would keep yesterday's errors.
      errors: false,
      summarisedFields: false,
      isShown: false,
    });
  }

  /** How often Next failed on this step, plus 1 after a redirect back to it. Each increase moves the focus to the error summary. */
  get failedAttempts(): number {
    return this.failures + (this.funnel.isTurnedBack ? 1 : 0);
  }

  /** The error messages to show now, by field. */
  get errors(): FieldErrors<Name> {
    // If no error may show, the rules need not run. This saves time at each keystroke.
    if (!this.isShown && !this.hasTouched) return {};
    const errors = Object.entries(this.findErrors()) as [Name, string][];
    return Object.fromEntries(errors.filter(([name]) => this.isShown || this.touched.has(name))) as FieldErrors<Name>;
  }

  /** The fields with errors, for the error summary. None until Next fails or a redirect leads back to this step. */
  get summarisedFields(): readonly Pick<LabelledField, 'id' | 'label'>[] {
    if (!this.isShown) return [];
    return (Object.keys(this.errors) as Name[]).map((name) => ({ id: name, ...this.fields[name] }));
  }

  /** Returns true if the step has no errors. Otherwise shows all errors, tells telemetry which fields have one, and returns false. */
  validate(): boolean {
    const errors = this.findErrors();
    const isValid = hasNoErrors(errors);
    this.reset();
    if (!isValid) {
      this.standingFailure = ++this.failures;
      this.funnel.recordFailure(Object.keys(errors));
    }
    return isValid;
  }

  /** Shows the error of one field from now on, for example because the customer left the field. */
  touch(name: Name): void {
    if (!this.isOfThisArrival) this.reset();
    this.touched.add(name);
  }

  /** Forgets the failed press on Next and the touched fields, so that their errors no longer show. */
  reset(): void {
    this.arrival = this.funnel.arrivals;
    this.standingFailure = undefined;
    this.touched.clear();
  }

  private get isOfThisArrival(): boolean {
    return this.arrival === this.funnel.arrivals;
  }

  /** Whether all errors show: Next has failed since the customer arrived, or the route guards redirected back to this step. */
  private get isShown(): boolean {
    return (this.standingFailure !== undefined && this.isOfThisArrival) || this.funnel.isTurnedBack;
  }

  private get hasTouched(): boolean {
    return this.touched.size > 0 && this.isOfThisArrival;
  }
}

import { makeAutoObservable, observable } from 'mobx';
import { hasNoErrors, type FieldErrors } from '../../domain/field-errors';
import type { FunnelViewModel } from '../funnel';
import type { FieldLabelAndId, LabelledField } from './field';

/** Decides which errors of a step show: all after a failed press on Next, else only those of fields marked by `touch` (decision B3). */
export class StepValidation<Name extends string> {
  private failures = 0;
  /** The number of the failed attempt whose errors show; undefined if none. A new number makes MobX render the errors again. */
  private standingFailure: number | undefined = undefined;
  private readonly touched = observable.set<Name>();
  /** The value of `funnel.arrivals` for which this state was set. After the next arrival at a page, the state no longer counts. */
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
      // Not computed: some rules depend on today's date, which MobX does not watch.
      errors: false,
      summarisedFields: false,
      isShown: false,
    });
  }

  /** The number of failed attempts, including a redirect back to this step. An increase moves the focus to the error summary. */
  get failedAttempts(): number {
    return this.failures + (this.funnel.isTurnedBack ? 1 : 0);
  }

  /** The error messages to show now, by field. */
  get errors(): FieldErrors<Name> {
    // While no error may show, the rules do not run, which saves time at each keystroke.
    if (!this.isShown && !this.hasTouched) return {};
    const errors = Object.entries(this.findErrors()) as [Name, string][];
    return Object.fromEntries(errors.filter(([name]) => this.isShown || this.touched.has(name))) as FieldErrors<Name>;
  }

  /** The fields with errors after a failed press on Next or a redirect back to this step, for the error summary. */
  get summarisedFields(): readonly Pick<LabelledField, 'id' | 'label'>[] {
    if (!this.isShown) return [];
    return (Object.keys(this.errors) as Name[]).map((name) => ({ id: name, ...this.fields[name] }));
  }

  /** Returns true if the step has no errors; otherwise shows and records them, and returns false. */
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

  /** Shows the error of one field from now on, such as after the customer left it. */
  touch(name: Name): void {
    if (!this.isOfThisArrival) this.reset();
    this.touched.add(name);
  }

  /** Hides all errors until the next failure. */
  reset(): void {
    this.arrival = this.funnel.arrivals;
    this.standingFailure = undefined;
    this.touched.clear();
  }

  private get isOfThisArrival(): boolean {
    return this.arrival === this.funnel.arrivals;
  }

  /** Whether all errors show: Next failed, or the route guards redirected back to this step. */
  private get isShown(): boolean {
    return (this.standingFailure !== undefined && this.isOfThisArrival) || this.funnel.isTurnedBack;
  }

  private get hasTouched(): boolean {
    return this.touched.size > 0 && this.isOfThisArrival;
  }
}

import { makeAutoObservable, observable } from 'mobx';
import type { FieldErrors } from '../../domain/field-errors';
import type { FunnelViewModel } from '../funnel';
import type { FieldDefinition } from './field';

/** A field that the error summary names, and the id of the control that it leads to. */
export interface SummarisedField {
  readonly id: string;
  readonly label: string;
}

/**
 * Decides when a step's messages are shown: all of them after a Next that failed, one after its field was left wrong.
 * A message goes as soon as its field is right (decision B3). All go when the customer leaves the page.
 */
export class StepCheck<Name extends string> {
  private failures = 0;
  /** The number of the failed attempt whose messages are shown. Each is a change: midnight may have made more fields wrong. */
  private standingFailure: number | undefined = undefined;
  private readonly touched = observable.set<Name>();
  /** The arrival at the page that the state above belongs to. */
  private arrival = 0;

  constructor(
    private readonly fields: Readonly<Record<Name, FieldDefinition>>,
    private readonly findErrors: () => FieldErrors<Name>,
    private readonly funnel: Pick<FunnelViewModel, 'arrivals' | 'isTurnedBack'>,
  ) {
    makeAutoObservable<this, 'fields' | 'findErrors' | 'funnel' | 'touched' | 'isShown'>(this, {
      fields: false,
      findErrors: false,
      funnel: false,
      touched: false,
      // Not computed: some rules look at today's date, which MobX does not watch.
      errors: false,
      summarisedFields: false,
      isShown: false,
    });
  }

  /** Counts the failed attempts, being turned back among them. At each the error summary takes the focus. */
  get failedAttempts(): number {
    return this.failures + (this.funnel.isTurnedBack ? 1 : 0);
  }

  /** The messages to show now, by field. */
  get errors(): FieldErrors<Name> {
    // Mostly nothing is shown, and the rules need not be asked at each keystroke.
    if (!this.isShown && !this.hasTouched) return {};
    const errors = Object.entries(this.findErrors()) as [Name, string][];
    return Object.fromEntries(errors.filter(([name]) => this.isShown || this.touched.has(name))) as FieldErrors<Name>;
  }

  /** The fields that the error summary names: those that are wrong after a failed Next. */
  get summarisedFields(): readonly SummarisedField[] {
    if (!this.isShown) return [];
    return (Object.keys(this.errors) as Name[]).map((name) => ({ id: name, ...this.fields[name] }));
  }

  /** Answers whether nothing is wrong; what is wrong is shown from now on. */
  validate(): boolean {
    const hasErrors = Object.keys(this.findErrors()).length > 0;
    this.reset();
    if (hasErrors) this.standingFailure = ++this.failures;
    return !hasErrors;
  }

  /** The customer left a field wrong: its message is shown. */
  touch(name: Name): void {
    if (!this.isOfThisArrival) this.reset();
    this.touched.add(name);
  }

  /** Shows nothing until the next failure. */
  reset(): void {
    this.arrival = this.funnel.arrivals;
    this.standingFailure = undefined;
    this.touched.clear();
  }

  private get isOfThisArrival(): boolean {
    return this.arrival === this.funnel.arrivals;
  }

  /** Whether all messages are shown: Next failed, or a later page turned the customer back to this step. */
  private get isShown(): boolean {
    return (this.standingFailure !== undefined && this.isOfThisArrival) || this.funnel.isTurnedBack;
  }

  private get hasTouched(): boolean {
    return this.touched.size > 0 && this.isOfThisArrival;
  }
}

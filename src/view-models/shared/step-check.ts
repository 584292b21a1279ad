import { makeAutoObservable, observable } from 'mobx';
import type { FieldErrors } from '../../domain/field-errors';
import type { FunnelViewModel } from '../funnel';

/**
 * When a step's messages are shown: all of them after a Next that failed, one after its field was left wrong.
 * A message goes as soon as its field is right (decision B3), and all go with the page that they were about.
 */
export class StepCheck<Field extends string> {
  private failures = 0;
  /** The number of the failed attempt whose messages stand; each has its own, because midnight may have made more wrong. */
  private standingFailure: number | undefined = undefined;
  private readonly touched = observable.set<Field>();
  /** The arrival at the page that the above belongs to. */
  private arrival = 0;

  constructor(
    private readonly findErrors: () => FieldErrors<Field>,
    private readonly funnel: Pick<FunnelViewModel, 'arrivals' | 'isTurnedBack'>,
  ) {
    makeAutoObservable<this, 'findErrors' | 'funnel' | 'touched' | 'isShown'>(this, {
      findErrors: false,
      funnel: false,
      touched: false,
      // Read anew each time: some rules look at today's date, which no computed value would notice.
      errors: false,
      summarisedFields: false,
      isShown: false,
    });
  }

  /** Counts the failed attempts, being turned back among them, so that the page moves the focus to the error summary at each. */
  get failedAttempts(): number {
    return this.failures + (this.funnel.isTurnedBack ? 1 : 0);
  }

  /** The messages to show now, by field. */
  get errors(): FieldErrors<Field> {
    // Most of the time nothing is to be shown, and the rules need not be asked at each keystroke.
    if (!this.isShown && !this.hasTouched) return {};
    const shown: FieldErrors<Field> = {};
    const errors = this.findErrors();
    for (const field of Object.keys(errors) as Field[]) {
      if (this.isShown || this.touched.has(field)) shown[field] = errors[field]!;
    }
    return shown;
  }

  /** The messages that the error summary repeats: those of a failed Next. */
  get summarisedFields(): readonly Field[] {
    return this.isShown ? (Object.keys(this.errors) as Field[]) : [];
  }

  /** Whether nothing is wrong; what is wrong is shown from now on. */
  validate(): boolean {
    const hasErrors = Object.keys(this.findErrors()).length > 0;
    this.reset();
    if (hasErrors) this.standingFailure = ++this.failures;
    return !hasErrors;
  }

  /** The customer left a field wrong: its message is shown. */
  touch(field: Field): void {
    if (!this.isOfThisArrival) this.reset();
    this.touched.add(field);
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

  /** Whether all messages are shown: Next failed, or a later page found the step wanting and turned back to it. */
  private get isShown(): boolean {
    return (this.standingFailure !== undefined && this.isOfThisArrival) || this.funnel.isTurnedBack;
  }

  private get hasTouched(): boolean {
    return this.touched.size > 0 && this.isOfThisArrival;
  }
}

import type { ExtraAddOn, OfferedPackage, PackagesAndTrims } from '../../src/domain/packages';
import { success, type Answer } from '../../src/ports/answer';
import type { Packages } from '../../src/ports/server';

/** The promise of a call stays pending until the test resolves it with `answer`. */
class HeldCalls<Value> {
  /** Of each call, without its signal. */
  readonly asked: unknown[][] = [];
  readonly signals: AbortSignal[] = [];
  private readonly waiting: ((answer: Answer<Value>) => void)[] = [];

  readonly call = (...parameters: unknown[]): Promise<Answer<Value>> => {
    this.asked.push(parameters.slice(0, -1));
    this.signals.push(parameters.at(-1) as AbortSignal);
    return new Promise((resolve) => this.waiting.push(resolve));
  };

  /** Waits until the code that awaits the promise has run. */
  async answer(call: number, answer: Answer<Value>): Promise<void> {
    this.waiting[call]!(answer);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export function heldPackages() {
  const offers = new HeldCalls<PackagesAndTrims>();
  const addOns = new HeldCalls<readonly ExtraAddOn[]>();
  const addOnsOf = new HeldCalls<readonly string[]>();
  const packages: Packages = { of: offers.call, trainingAddOns: addOnsOf.call, groomingAddOns: addOns.call };
  return { packages, offers, addOns, addOnsOf };
}

export const offered = (...packages: readonly OfferedPackage[]) => success({ packages, trims: [] });

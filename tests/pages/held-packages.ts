import type { ExtraAddOn, OfferedPackage, PackagesAndTrims } from '../../src/domain/packages';
import type { Answer } from '../../src/ports/answer';
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
  const lists = new HeldCalls<readonly OfferedPackage[]>();
  const listsWithTrims = new HeldCalls<PackagesAndTrims>();
  const addOns = new HeldCalls<readonly ExtraAddOn[]>();
  const addOnsOf = new HeldCalls<readonly string[]>();
  const packages: Packages = {
    walking: lists.call,
    training: lists.call,
    grooming: listsWithTrims.call,
    trainingAddOns: addOnsOf.call,
    groomingAddOns: addOns.call,
  };
  return { packages, lists, listsWithTrims, addOns, addOnsOf };
}

import type { AddOn, OfferedPackage } from '../../src/domain/packages';
import type { Answer } from '../../src/ports/answer';
import type { Packages, PackagesAndTrims } from '../../src/ports/packages';

/** A call of the port that waits for its answer. */
class HeldCalls<Value> {
  readonly asked: unknown[][] = [];
  private readonly waiting: ((answer: Answer<Value>) => void)[] = [];

  readonly call = (...parameters: unknown[]): Promise<Answer<Value>> => {
    this.asked.push(parameters);
    return new Promise((resolve) => this.waiting.push(resolve));
  };

  /** Answers one of the calls so far, 0 is the first, and lets whoever waited go on. */
  async answer(call: number, answer: Answer<Value>): Promise<void> {
    this.waiting[call]!(answer);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Packages whose answers come when the test gives them. */
export function heldPackages() {
  const lists = new HeldCalls<readonly OfferedPackage[]>();
  const listsWithTrims = new HeldCalls<PackagesAndTrims>();
  const addOns = new HeldCalls<readonly AddOn[]>();
  const addOnsOf = new HeldCalls<readonly string[]>();
  const packages: Packages = {
    list: lists.call,
    listAs: lists.call,
    listWithTrims: listsWithTrims.call,
    addOns: addOns.call,
    addOnsOf: addOnsOf.call,
  };
  return { packages, lists, listsWithTrims, addOns, addOnsOf };
}

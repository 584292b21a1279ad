import type { ExtraAddOn, OfferedPackage } from '../../src/domain/packages';
import type { Answer } from '../../src/ports/answer';
import type { Packages, PackagesAndTrims } from '../../src/ports/packages';

/** The calls of one method. They wait for the test's answers. */
class HeldCalls<Value> {
  readonly asked: unknown[][] = [];
  private readonly waiting: ((answer: Answer<Value>) => void)[] = [];

  readonly call = (...parameters: unknown[]): Promise<Answer<Value>> => {
    this.asked.push(parameters);
    return new Promise((resolve) => this.waiting.push(resolve));
  };

  /** Answers a call, counted from 0, and runs the code that waited for it. */
  async answer(call: number, answer: Answer<Value>): Promise<void> {
    this.waiting[call]!(answer);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Packages whose calls the test answers. */
export function heldPackages() {
  const lists = new HeldCalls<readonly OfferedPackage[]>();
  const listsWithTrims = new HeldCalls<PackagesAndTrims>();
  const addOns = new HeldCalls<readonly ExtraAddOn[]>();
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

import type { ExtraAddOn, OfferedPackage } from '../../src/domain/packages';
import type { Answer } from '../../src/ports/answer';
import type { Packages, PackagesAndTrims } from '../../src/ports/packages';

/** Records the calls of a method. Each call waits until the test answers it. */
class HeldCalls<Value> {
  readonly asked: unknown[][] = [];
  private readonly waiting: ((answer: Answer<Value>) => void)[] = [];

  readonly call = (...parameters: unknown[]): Promise<Answer<Value>> => {
    this.asked.push(parameters);
    return new Promise((resolve) => this.waiting.push(resolve));
  };

  /** Answers the call with this number, counted from 0, and waits until the code after the call has run. */
  async answer(call: number, answer: Answer<Value>): Promise<void> {
    this.waiting[call]!(answer);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A fake of the port `Packages`. Each call waits until the test answers it. */
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

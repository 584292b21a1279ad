import {
  groomingPackageErrors,
  toggleGroomingAddOn,
  toggleGroomingPackage,
  toggleTrim,
  type GroomingBooking,
  type GroomingPackageField,
} from '../domain/grooming';
import type { AddOn, OfferedPackage, Trim } from '../domain/packages';
import { findSame, type Id } from '../domain/ids';
import { success, type Answer } from '../ports/answer';
import { PACKAGES, type PackagesAndTrims } from '../ports/packages';
import type { Resolved } from '../ports/token';
import type { FunnelViewModel } from './funnel';
import { RemoteList } from './shared/remote-list';
import { StepCheck } from './shared/step-check';
import { DRAFT, FUNNEL } from './tokens';

/** Grooming's first step (spec section 2, Grooming step 1). */
export class GroomingPackageViewModel {
  static readonly needs = {
    packages: PACKAGES,
    draft: DRAFT,
    funnel: FUNNEL,
  };
  readonly offered: RemoteList<OfferedPackage>;
  readonly trims: RemoteList<Trim>;
  readonly addOns: RemoteList<AddOn>;
  readonly check: StepCheck<GroomingPackageField>;
  /** Packages and trims come in one answer, which each load asks for anew. */
  private latestAnswer!: Promise<Answer<PackagesAndTrims>>;

  constructor(private readonly dependencies: Resolved<typeof GroomingPackageViewModel.needs>) {
    this.offered = new RemoteList(() => this.partOfAnswer('packages'));
    this.trims = new RemoteList(() => this.partOfAnswer('trims'));
    this.addOns = new RemoteList(() => dependencies.packages.addOns('grooming'));
    this.check = new StepCheck(() => groomingPackageErrors(this.booking), dependencies.funnel);
    void this.load();
    void this.loadAddOns();
  }

  get booking(): GroomingBooking {
    return this.dependencies.draft.bookings.grooming;
  }

  get funnel(): FunnelViewModel {
    return this.dependencies.funnel;
  }

  /** Fetches packages and trims; what is chosen takes the prices that are offered now, and what is offered no more is dropped. */
  async load(): Promise<void> {
    this.latestAnswer = this.dependencies.packages.listWithTrims('grooming');
    const [areThere] = await Promise.all([this.offered.load(), this.trims.load()]);
    if (!areThere) return;
    const { packages, trim } = this.booking;
    this.keep({
      ...this.booking,
      packages: refreshed(packages, this.offered.items).map(({ id, name, price }) => ({ id, name, price })),
      trim: trim && findSame(this.trims.items, trim.id),
    });
  }

  /** Fetches the add-ons; a chosen one that is offered no more is dropped. */
  async loadAddOns(): Promise<void> {
    const areThere = await this.addOns.load();
    if (areThere) this.keep({ ...this.booking, addOns: refreshed(this.booking.addOns, this.addOns.items) });
  }

  togglePackage(offered: OfferedPackage): void {
    this.keep(toggleGroomingPackage(this.booking, offered));
  }

  /** Chooses a trim; the one that is chosen already is taken back (decision P1). */
  toggleTrim(trim: Trim): void {
    this.keep(toggleTrim(this.booking, trim));
  }

  toggleAddOn(addOn: AddOn): void {
    this.keep(toggleGroomingAddOn(this.booking, addOn));
  }

  next(): void {
    if (this.check.validate()) this.funnel.goOn();
  }

  private async partOfAnswer<Part extends keyof PackagesAndTrims>(part: Part): Promise<Answer<PackagesAndTrims[Part]>> {
    const answer = await this.latestAnswer;
    return answer.ok ? success(answer.value[part]) : answer;
  }

  private keep(booking: GroomingBooking): void {
    this.dependencies.draft.updateBooking('grooming', booking);
  }
}

/** What is chosen, in its order, as it is offered now. */
function refreshed<Item extends { readonly id: Id }>(chosen: readonly { readonly id: Id }[], offered: readonly Item[]): readonly Item[] {
  return chosen.flatMap(({ id }) => findSame(offered, id) ?? []);
}

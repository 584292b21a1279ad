import { observable, runInAction } from 'mobx';
import { shownAddOns, type OfferedPackage } from '../domain/packages';
import { findSame, isSameId, type Id } from '../domain/ids';
import {
  chooseTrainingPackage,
  toggleExtraAddOn,
  trainingPackageErrors,
  type TrainingBooking,
  type TrainingPackageField,
} from '../domain/training';
import { PACKAGES } from '../ports/packages';
import type { Resolved } from '../ports/token';
import type { FunnelViewModel } from './funnel';
import { RemoteList } from './shared/remote-list';
import { StepCheck } from './shared/step-check';
import { DRAFT, FUNNEL } from './tokens';

/** Training's first step (spec section 2, Training step 1). */
export class TrainingPackageViewModel {
  static readonly needs = { packages: PACKAGES, draft: DRAFT, funnel: FUNNEL };
  readonly offered: RemoteList<OfferedPackage>;
  /** The names of the add-ons with additional cost that go with the chosen package. */
  readonly extraAddOns: RemoteList<string>;
  readonly check: StepCheck<TrainingPackageField>;
  private readonly expandedIds = observable.set<Id>();

  constructor(private readonly dependencies: Resolved<typeof TrainingPackageViewModel.needs>) {
    const { packages } = dependencies;
    this.offered = new RemoteList(() => packages.list('training'));
    this.extraAddOns = new RemoteList(async () => {
      const chosen = this.booking.package;
      return chosen && (await packages.addOnsOf('training', chosen.id));
    });
    this.check = new StepCheck(() => trainingPackageErrors(this.booking), dependencies.funnel);
    void this.load();
    void this.loadExtraAddOns();
  }

  get booking(): TrainingBooking {
    return this.dependencies.draft.bookings.training;
  }

  get funnel(): FunnelViewModel {
    return this.dependencies.funnel;
  }

  /** Fetches the packages; a chosen one takes the price that is offered now, and is dropped when it is offered no more. */
  async load(): Promise<void> {
    const isThere = await this.offered.load();
    const chosen = this.booking.package;
    if (!isThere || !chosen) return;
    const offered = findSame(this.offered.items, chosen.id);
    if (offered) {
      this.keep(chooseTrainingPackage(this.booking, offered));
    } else {
      this.keep({ ...this.booking, package: undefined, addOns: [] });
      this.extraAddOns.clear();
    }
  }

  /** Fetches the extra add-ons of the chosen package; a chosen one that it has no more is dropped. */
  async loadExtraAddOns(): Promise<void> {
    const chosen = this.booking.package;
    const isThere = await this.extraAddOns.load();
    // By then the visit may have ended, and the next one have chosen another package.
    if (!isThere || !isSameId(this.booking.package?.id, chosen?.id)) return;
    this.keep({ ...this.booking, addOns: this.booking.addOns.filter((name) => this.extraAddOns.items.includes(name)) });
  }

  /** Chooses a package and fetches its extra add-ons; those of the package before are gone, also when they come late (decision P2). */
  choosePackage(chosen: OfferedPackage): void {
    this.keep(chooseTrainingPackage(this.booking, chosen));
    this.extraAddOns.clear();
    void this.loadExtraAddOns();
  }

  toggleExtraAddOn(name: string): void {
    this.keep(toggleExtraAddOn(this.booking, name));
  }

  /** The included add-ons that a package's card shows now. */
  shownAddOns(offered: OfferedPackage): readonly string[] {
    return shownAddOns(offered, this.isExpanded(offered));
  }

  isExpanded({ id }: OfferedPackage): boolean {
    return this.expandedIds.has(id);
  }

  /** Shows all included add-ons of a card or, where they are shown, the first two again. */
  toggleExpanded({ id }: OfferedPackage): void {
    runInAction(() => this.expandedIds.delete(id) || this.expandedIds.add(id));
  }

  next(): void {
    if (this.check.validate()) this.funnel.goOn();
  }

  private keep(booking: TrainingBooking): void {
    this.dependencies.draft.updateBooking('training', booking);
  }
}

import { inject, injectable, preDestroy } from 'inversify';
import {
  groomingAsOffered,
  groomingPackageErrors,
  toggleGroomingAddOn,
  toggleGroomingPackage,
} from '../domain/grooming';
import type { ExtraAddOn, OfferedHairTrim, OfferedPackage, PackagesAndTrims } from '../domain/packages';
import { findById, type Id } from '../domain/ids';
import { success, type Answer } from '../ports/answer';
import { PACKAGES_PORT, type Packages } from '../ports/server';
import { FunnelViewModel } from './funnel';
import { DraftStore } from './stores/draft-store';
import { TodayStore } from './stores/today-store';
import { fieldsOf } from './field';
import { RemoteList } from './calls/remote-list';
import { EXTRA_ADD_ONS_FIELD, ServiceStep } from './steps/service-step';

const FIELDS = { packages: { label: 'Packages' }, trim: { label: 'Hair Trimming' }, addOns: EXTRA_ADD_ONS_FIELD };

/** Grooming's first step: packages, hair trimming and add-ons. */
@injectable()
export class GroomingPackageViewModel extends ServiceStep<'grooming', 'packages'> {
  readonly offered: RemoteList<OfferedPackage>;
  readonly trims: RemoteList<OfferedHairTrim>;
  readonly addOns: RemoteList<ExtraAddOn>;
  /** The latest response with packages and trims. `offered` asks for it, and `trims` reads it too, so that one request is enough. */
  private latestAnswer!: Promise<Answer<PackagesAndTrims>>;

  constructor(
    @inject(DraftStore) draft: DraftStore,
    @inject(FunnelViewModel) funnel: FunnelViewModel,
    @inject(TodayStore) today: TodayStore,
    @inject(PACKAGES_PORT) packages: Packages,
  ) {
    super('grooming', draft, funnel, today, FIELDS, groomingPackageErrors);
    this.offered = new RemoteList((signal) => {
      this.latestAnswer = packages.grooming(signal);
      return this.partOfAnswer('packages');
    });
    this.trims = new RemoteList(() => this.partOfAnswer('trims'));
    this.addOns = new RemoteList((signal) => packages.groomingAddOns(signal));
    this.loadAtEachArrival(this.offered, () => this.load());
    void this.loadAddOns();
  }

  /** Ends what is being fetched: a late answer would change the next booking. */
  @preDestroy()
  dispose(): void {
    for (const list of [this.offered, this.trims, this.addOns]) list.clear();
  }

  get fields() {
    const { addOns, booking, offered, trims } = this;
    const fields = fieldsOf(FIELDS, booking, this.validation.errors, (changes) => this.change(changes));
    return {
      packages: {
        ...fields.packages,
        value: idsOf(booking.packages),
        toggle: (id: Id) => this.change(toggleGroomingPackage(this.booking, findById(offered.items, id)!)),
      },
      trim: {
        ...fields.trim,
        value: booking.trim?.id,
        set: (id: Id | undefined) => fields.trim.set(findById(trims.items, id)),
      },
      addOns: {
        ...fields.addOns,
        value: idsOf(booking.addOns),
        options: addOns.items.map(({ id, name }) => ({ value: id, label: name })),
        toggle: (id: Id) => this.change(toggleGroomingAddOn(this.booking, findById(addOns.items, id)!)),
      },
    };
  }

  /** Fetches packages and trims. Chosen items get their new prices, or are removed if no longer offered. */
  async load(): Promise<void> {
    const [isReady] = await Promise.all([this.offered.load(), this.trims.load()]);
    if (!isReady || !this.funnel.isOn('package')) return;
    this.change(groomingAsOffered(this.booking, { packages: this.offered.items, trims: this.trims.items }));
  }

  /** Fetches the add-ons. Removes chosen add-ons that are no longer offered. */
  async loadAddOns(): Promise<void> {
    const isReady = await this.addOns.load();
    if (isReady)
      this.change({ addOns: this.booking.addOns.flatMap(({ id }) => findById(this.addOns.items, id) ?? []) });
  }

  private async partOfAnswer<Part extends keyof PackagesAndTrims>(part: Part): Promise<Answer<PackagesAndTrims[Part]>> {
    const answer = await this.latestAnswer;
    return answer.ok ? success(answer.value[part]) : answer;
  }
}

const idsOf = (items: readonly { readonly id: Id }[]): readonly Id[] => items.map(({ id }) => id);

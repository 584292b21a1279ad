import { inject, injectable, preDestroy } from 'inversify';
import { groomingPackageErrors, toggleGroomingAddOn, toggleGroomingPackage } from '../domain/grooming';
import type { ExtraAddOn, OfferedHairTrim, OfferedPackage } from '../domain/packages';
import { findById, type Id } from '../domain/ids';
import { success, type Answer } from '../ports/answer';
import { PACKAGES_PORT, type Packages, type PackagesAndTrims } from '../ports/server';
import { ExpandedCards } from './expanded-cards';
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
  readonly expandedCards = new ExpandedCards();
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
    void this.load();
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
    if (!isReady) return;
    const { packages, trim } = this.booking;
    this.change({
      packages: asOffered(packages, this.offered.items).map(({ id, name, price }) => ({ id, name, price })),
      trim: trim && findById(this.trims.items, trim.id),
    });
  }

  /** Fetches the add-ons. Removes chosen add-ons that are no longer offered. */
  async loadAddOns(): Promise<void> {
    const isReady = await this.addOns.load();
    if (isReady) this.change({ addOns: asOffered(this.booking.addOns, this.addOns.items) });
  }

  private async partOfAnswer<Part extends keyof PackagesAndTrims>(part: Part): Promise<Answer<PackagesAndTrims[Part]>> {
    const answer = await this.latestAnswer;
    return answer.ok ? success(answer.value[part]) : answer;
  }
}

interface Identified {
  readonly id: Id;
}

const idsOf = (items: readonly Identified[]): readonly Id[] => items.map(({ id }) => id);

/** The chosen items as the server offers them now, in the order of choice. Omits items no longer offered. */
function asOffered<Item extends Identified>(chosen: readonly Identified[], offered: readonly Item[]): readonly Item[] {
  return chosen.flatMap(({ id }) => findById(offered, id) ?? []);
}

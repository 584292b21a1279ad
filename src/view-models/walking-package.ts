import type { OfferedPackage } from '../domain/packages';
import { findSame } from '../domain/ids';
import {
  chooseWalkingPackage,
  toggleWalkingAddOn,
  walkingPackageErrors,
  type WalkDuration,
  type WalkFrequency,
  type WalkingAddOn,
  type WalkingBooking,
  type WalkingDays,
  type WalkingPackageField,
} from '../domain/walking/choices';
import { PACKAGES } from '../ports/packages';
import type { Resolved } from '../ports/token';
import type { FunnelViewModel } from './funnel';
import { RemoteList } from './shared/remote-list';
import { StepCheck } from './shared/step-check';
import { DRAFT, FUNNEL, SESSION } from './tokens';

/** Walking's first step (spec section 2, Walking step 1). */
export class WalkingPackageViewModel {
  static readonly needs = { packages: PACKAGES, session: SESSION, draft: DRAFT, funnel: FUNNEL };
  readonly offered: RemoteList<OfferedPackage>;
  readonly check: StepCheck<WalkingPackageField>;

  constructor(private readonly dependencies: Resolved<typeof WalkingPackageViewModel.needs>) {
    this.offered = new RemoteList(() => this.fetchPackages());
    this.check = new StepCheck(() => walkingPackageErrors(this.booking), dependencies.funnel);
    void this.load();
  }

  get booking(): WalkingBooking {
    return this.dependencies.draft.bookings.walking;
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
    this.keep(offered ? chooseWalkingPackage(this.booking, offered) : { ...this.booking, package: undefined });
  }

  chooseFrequency(walkFrequency: WalkFrequency): void {
    this.keep({ ...this.booking, walkFrequency });
  }

  chooseDays(walkDays: WalkingDays): void {
    this.keep({ ...this.booking, walkDays });
  }

  chooseDuration(walkDuration: WalkDuration): void {
    this.keep({ ...this.booking, walkDuration });
  }

  choosePackage(chosen: OfferedPackage): void {
    this.keep(chooseWalkingPackage(this.booking, chosen));
  }

  toggleAddOn(addOn: WalkingAddOn): void {
    this.keep(toggleWalkingAddOn(this.booking, addOn));
  }

  next(): void {
    if (this.check.validate()) this.funnel.goOn();
  }

  private async fetchPackages() {
    const { packages, session } = this.dependencies;
    const { credentials } = session;
    const answer = await packages.listAs(credentials, 'walking');
    session.loseIfUnauthorized(answer, credentials);
    const isSessionLost = credentials && !answer.ok && answer.failure === 'unauthorized';
    // The packages are a visitor's to see as well (decision P4).
    return isSessionLost ? packages.listAs(undefined, 'walking') : answer;
  }

  private keep(booking: WalkingBooking): void {
    this.dependencies.draft.updateBooking('walking', booking);
  }
}

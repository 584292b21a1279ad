import type { Container } from 'inversify';
import { autorun, runInAction } from 'mobx';
import { createContainer, type Platform } from '../../src/app/container';
import {
  ADDRESS,
  ALERTS_VIEW_MODEL,
  DRAFT,
  FUNNEL,
  LOGIN,
  PET_DETAILS,
  SIGN_UP,
  SUMMARY,
  WALKING_PACKAGE,
  WALKING_SCHEDULE,
} from '../../src/app/tokens';
import { createVisit } from '../../src/app/visit';
import { resolvePath } from '../../src/domain/paths';
import type { Page } from '../../src/domain/progress';
import type { AlertsViewModel } from '../../src/view-models/alerts';
import type { FunnelViewModel } from '../../src/view-models/funnel';
import { addressPage, loginPage, signUpPage } from './core-account-pages';
import type { CorePage } from './core-fields';
import type { CoreHistory } from './core-history';
import { petDetailsPage, summaryPage } from './core-pet-pages';
import { walkingPackagePage, walkingSchedulePage } from './core-walking-pages';

/** Each page of the funnel: its view-model out of the visit's container, by the names that the page shows. */
const PAGES: Readonly<Record<Page, (visit: Container) => Promise<CorePage>>> = {
  package: async (visit) => walkingPackagePage(await visit.getAsync(WALKING_PACKAGE)),
  schedule: async (visit) => walkingSchedulePage(await visit.getAsync(WALKING_SCHEDULE)),
  signUp: async (visit) => signUpPage(await visit.getAsync(SIGN_UP)),
  login: async (visit) => loginPage(await visit.getAsync(LOGIN)),
  address: async (visit) => addressPage(await visit.getAsync(ADDRESS)),
  petDetails: async (visit) => petDetailsPage(await visit.getAsync(PET_DETAILS)),
  summary: async (visit) => summaryPage(await visit.getAsync(SUMMARY)),
};

const NOTHING: CorePage = { fields: {}, controls: {}, texts: [] };

/** One page load of the app without a browser: what its routes do, done to a history in memory. */
export class CoreApp {
  private readonly container: Container;
  private visit: Container;
  private readonly stopFollowing: () => void;

  constructor(
    platform: Platform,
    private readonly history: CoreHistory,
  ) {
    this.container = createContainer(platform);
    this.visit = createVisit(this.container);
    this.stopFollowing = autorun(() => this.follow());
  }

  get alerts(): AlertsViewModel {
    return this.container.get(ALERTS_VIEW_MODEL);
  }

  get funnel(): FunnelViewModel {
    return this.visit.get(FUNNEL);
  }

  summary() {
    return this.visit.getAsync(SUMMARY);
  }

  login() {
    return this.visit.getAsync(LOGIN);
  }

  petDetails() {
    return this.visit.getAsync(PET_DETAILS);
  }

  /** What the present page has for the customer. */
  page(): Promise<CorePage> {
    const destination = resolvePath(this.history.path);
    return destination.kind === 'page' ? PAGES[destination.page](this.visit) : Promise.resolve(NOTHING);
  }

  unload(): void {
    this.stopFollowing();
    this.funnel.dispose();
  }

  /** Follows the path, and every change that lets a guard send the customer elsewhere. */
  private follow(): void {
    const destination = resolvePath(this.history.path);
    if (destination.kind === 'redirect') runInAction(() => this.history.replace(destination.to));
    if (destination.kind === 'thankYou') runInAction(() => this.endVisit());
    if (destination.kind !== 'page') return;
    const { service, page } = destination;
    const redirect = this.funnel.redirect(service, page);
    runInAction(() => (redirect ? this.history.replace(redirect) : this.funnel.arrive(service, page)));
  }

  private endVisit(): void {
    this.visit.get(DRAFT).clear();
    this.funnel.dispose();
    this.visit = createVisit(this.container);
  }
}

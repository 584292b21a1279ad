import type { Container } from 'inversify';
import { autorun, reaction, runInAction } from 'mobx';
import { createContainer, type Platform } from '../../src/app/container';
import {
  GROOMING_PACKAGE,
  GROOMING_SCHEDULE,
  TRAINING_PACKAGE,
  TRAINING_SCHEDULE,
  WALKING_PACKAGE,
  WALKING_SCHEDULE,
} from '../../src/app/service-steps';
import {
  ADDRESS,
  ALERTS_VIEW_MODEL,
  DRAFT,
  FUNNEL,
  LOGIN,
  PET_DETAILS,
  SESSION,
  SIGN_UP,
  SUMMARY,
} from '../../src/app/tokens';
import { createVisit } from '../../src/app/visit';
import { pathOf, resolvePath } from '../../src/domain/paths';
import type { Page } from '../../src/domain/progress';
import { SERVICE_RULES, SERVICES, type Service } from '../../src/domain/services';
import type { AlertsViewModel } from '../../src/view-models/alerts';
import type { FunnelViewModel } from '../../src/view-models/funnel';
import type { SessionViewModel } from '../../src/view-models/session';
import { addressPage, loginPage, signUpPage } from './core-account-pages';
import { appointmentPage } from './core-appointment-page';
import type { CorePage } from './core-fields';
import { groomingPackagePage } from './core-grooming-page';
import type { CoreHistory } from './core-history';
import { petDetailsPage, summaryPage } from './core-pet-pages';
import { trainingPackagePage } from './core-training-page';
import { walkingPackagePage, walkingSchedulePage } from './core-walking-pages';

type OpenPage = (visit: Container) => Promise<CorePage>;

/** Each service's own pages: the view-model out of the visit's container, by the names that the page shows. */
const OWN_PAGES: Readonly<Record<Service, { readonly package: OpenPage; readonly schedule: OpenPage }>> = {
  walking: {
    package: async (visit) => walkingPackagePage(await visit.getAsync(WALKING_PACKAGE)),
    schedule: async (visit) => walkingSchedulePage(await visit.getAsync(WALKING_SCHEDULE)),
  },
  training: {
    package: async (visit) => trainingPackagePage(await visit.getAsync(TRAINING_PACKAGE)),
    schedule: async (visit) => appointmentPage(await visit.getAsync(TRAINING_SCHEDULE)),
  },
  grooming: {
    package: async (visit) => groomingPackagePage(await visit.getAsync(GROOMING_PACKAGE)),
    schedule: async (visit) => appointmentPage(await visit.getAsync(GROOMING_SCHEDULE)),
  },
};

/** The pages that all services share. */
const SHARED_PAGES: Readonly<Record<Exclude<Page, 'package' | 'schedule'>, OpenPage>> = {
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
    const stops = [
      // As pages are drawn: after everything else has heard of a change.
      autorun(() => this.follow(), { scheduler: (run) => queueMicrotask(run) }),
      // Whatever the customer leaves a page by: what was said about it goes with it.
      reaction(
        () => history.place,
        () => this.alerts.dismiss(),
      ),
    ];
    this.stopFollowing = () => stops.forEach((stop) => stop());
  }

  get alerts(): AlertsViewModel {
    return this.container.get(ALERTS_VIEW_MODEL);
  }

  get funnel(): FunnelViewModel {
    return this.visit.get(FUNNEL);
  }

  get session(): SessionViewModel {
    return this.container.get(SESSION);
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
  async page(): Promise<CorePage> {
    const destination = resolvePath(this.history.path);
    if (destination.kind !== 'page') return NOTHING;
    const { service, page } = destination;
    const opened = await { ...SHARED_PAGES, ...OWN_PAGES[service] }[page](this.visit);
    return page === 'package' ? { ...opened, controls: { ...opened.controls, ...this.serviceLinks() } } : opened;
  }

  /** The first step leads to the other services' too. */
  private serviceLinks(): CorePage['controls'] {
    return Object.fromEntries(
      SERVICES.map((service) => [SERVICE_RULES[service].shortLabel, () => this.history.goTo(pathOf(service, 'package'))]),
    );
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
    runInAction(() => {
      if (redirect) {
        this.funnel.turnBack(service, page);
        this.history.replace(redirect);
      } else this.funnel.arrive(service, page);
    });
  }

  private endVisit(): void {
    this.visit.get(DRAFT).clear();
    this.funnel.dispose();
    this.visit = createVisit(this.container);
  }
}

import type { Container, ServiceIdentifier } from 'inversify';
import { autorun, computed, reaction, runInAction } from 'mobx';
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
  FUNNEL,
  LOGIN,
  PET_DETAILS,
  SESSION,
  SIGN_UP,
  SUMMARY,
} from '../../src/app/tokens';
import { createVisit, endVisit } from '../../src/app/visit';
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
import { CoreScreen } from './core-screen';
import { trainingPackagePage } from './core-training-page';
import { walkingPackagePage, walkingSchedulePage } from './core-walking-pages';

type OpenPage = (visit: Container) => Promise<() => CorePage>;

/** A page by its view-model out of the visit's container. */
function shows<ViewModel>(viewModel: ServiceIdentifier<ViewModel>, draw: (viewModel: ViewModel) => CorePage): OpenPage {
  return async (visit) => {
    const opened = await visit.getAsync(viewModel);
    return () => draw(opened);
  };
}

/** Each service's own pages, by the names that they show. */
const OWN_PAGES: Readonly<Record<Service, { readonly package: OpenPage; readonly schedule: OpenPage }>> = {
  walking: { package: shows(WALKING_PACKAGE, walkingPackagePage), schedule: shows(WALKING_SCHEDULE, walkingSchedulePage) },
  training: { package: shows(TRAINING_PACKAGE, trainingPackagePage), schedule: shows(TRAINING_SCHEDULE, appointmentPage) },
  grooming: { package: shows(GROOMING_PACKAGE, groomingPackagePage), schedule: shows(GROOMING_SCHEDULE, appointmentPage) },
};

/** The pages that all services share. */
const SHARED_PAGES: Readonly<Record<Exclude<Page, 'package' | 'schedule'>, OpenPage>> = {
  signUp: shows(SIGN_UP, signUpPage),
  login: shows(LOGIN, loginPage),
  address: shows(ADDRESS, addressPage),
  petDetails: shows(PET_DETAILS, petDetailsPage),
  summary: shows(SUMMARY, summaryPage),
};

const NOTHING: CorePage = { fields: {}, controls: {}, texts: [] };

/** One page load of the app without a browser: what its routes do, done to a history in memory. */
export class CoreApp {
  private readonly container: Container;
  private visit: Container;
  private shown: { readonly open: OpenPage; readonly visit: Container; readonly screen: CoreScreen } | undefined;
  private readonly alertOnScreen = computed(() => this.container.get(ALERTS_VIEW_MODEL).message, { keepAlive: true });
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

  /** The alert that is open, if one is. */
  get alert(): string | undefined {
    return this.alertOnScreen.get();
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
    const opened = await this.draw({ ...SHARED_PAGES, ...OWN_PAGES[service] }[page]);
    return page === 'package' ? { ...opened, controls: { ...opened.controls, ...this.serviceLinks() } } : opened;
  }

  private async draw(open: OpenPage): Promise<CorePage> {
    const { visit } = this;
    if (this.shown?.open !== open || this.shown.visit !== visit) {
      const screen = new CoreScreen(await open(visit));
      this.shown?.screen.putAway();
      this.shown = { open, visit, screen };
    }
    return this.shown.screen.look();
  }

  /** The first step leads to the other services' too. */
  private serviceLinks(): CorePage['controls'] {
    return Object.fromEntries(
      SERVICES.map((service) => [SERVICE_RULES[service].shortLabel, () => this.history.goTo(pathOf(service, 'package'))]),
    );
  }

  unload(): void {
    this.stopFollowing();
    this.shown?.screen.putAway();
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
    this.shown?.screen.putAway();
    this.shown = undefined;
    this.visit = endVisit(this.visit, this.container);
  }
}

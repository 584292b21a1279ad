import type { Container, ServiceIdentifier } from 'inversify';
import { use, type ComponentType } from 'react';
import type { Page } from '../domain/progress';
import type { Service } from '../domain/services';
import { GROOMING_PACKAGE, GROOMING_SCHEDULE, TRAINING_PACKAGE, TRAINING_SCHEDULE, WALKING_PACKAGE, WALKING_SCHEDULE } from './service-steps';
import { ADDRESS, LOGIN, PET_DETAILS, SIGN_UP, SUMMARY } from './tokens';

/** A page of the funnel, given the container of the present visit. */
interface FunnelPage {
  (props: { visit: Container }): React.JSX.Element;
  /** Fetches the page's view and view-model ahead of its first opening. */
  prefetch: (visit: Container) => void;
}

/** A page whose view and view-model are fetched when it is first opened. */
function lazyPage<ViewModel>(
  token: ServiceIdentifier<ViewModel>,
  loadView: () => Promise<ComponentType<{ viewModel: ViewModel }>>,
): FunnelPage {
  const opened = new WeakMap<Container, Promise<[ComponentType<{ viewModel: ViewModel }>, ViewModel]>>();

  const open = (visit: Container) => {
    let page = opened.get(visit);
    if (!page) {
      page = Promise.all([loadView(), visit.getAsync(token)]);
      opened.set(visit, page);
      // After a failed download the next try has to fetch anew.
      page.catch(() => opened.delete(visit));
    }
    return page;
  };

  const LazyPage: FunnelPage = ({ visit }) => {
    const [View, viewModel] = use(open(visit));
    return <View viewModel={viewModel} />;
  };
  LazyPage.prefetch = (visit) => void open(visit).catch(() => {});
  return LazyPage;
}

const SHARED_PAGES: Readonly<Record<Exclude<Page, 'package' | 'schedule'>, FunnelPage>> = {
  signUp: lazyPage(SIGN_UP, async () => (await import('../views/sign-up-page')).SignUpPage),
  login: lazyPage(LOGIN, async () => (await import('../views/login-page')).LoginPage),
  address: lazyPage(ADDRESS, async () => (await import('../views/address-page')).AddressPage),
  petDetails: lazyPage(PET_DETAILS, async () => (await import('../views/pet-details-page')).PetDetailsPage),
  summary: lazyPage(SUMMARY, async () => (await import('../views/summary-page')).SummaryPage),
};

const loadAppointmentPage = async () => (await import('../views/appointment-schedule-page')).AppointmentSchedulePage;

/** Each service's own first two steps, and the pages that all services share. */
export const FUNNEL_PAGES: Readonly<Record<Service, Readonly<Record<Page, FunnelPage>>>> = {
  walking: {
    ...SHARED_PAGES,
    package: lazyPage(WALKING_PACKAGE, async () => (await import('../views/walking-package-page')).WalkingPackagePage),
    schedule: lazyPage(WALKING_SCHEDULE, async () => (await import('../views/walking-schedule-page')).WalkingSchedulePage),
  },
  training: {
    ...SHARED_PAGES,
    package: lazyPage(TRAINING_PACKAGE, async () => (await import('../views/training-package-page')).TrainingPackagePage),
    schedule: lazyPage(TRAINING_SCHEDULE, loadAppointmentPage),
  },
  grooming: {
    ...SHARED_PAGES,
    package: lazyPage(GROOMING_PACKAGE, async () => (await import('../views/grooming-package-page')).GroomingPackagePage),
    schedule: lazyPage(GROOMING_SCHEDULE, loadAppointmentPage),
  },
};

import type { Container, ServiceIdentifier } from 'inversify';
import { useEffect, useState, type ComponentType } from 'react';
import { fetchedAnew } from './fetched-anew';
import { resolvePath } from '../domain/paths';
import type { Page } from '../domain/progress';
import type { Service } from '../domain/services';
import { PageSkeleton } from '../views/parts/page-skeleton';
import { GROOMING_PACKAGE, GROOMING_SCHEDULE, TRAINING_PACKAGE, TRAINING_SCHEDULE, WALKING_PACKAGE, WALKING_SCHEDULE } from './service-steps';
import { ADDRESS, LOGIN, PET_DETAILS, SIGN_UP, SUMMARY } from './tokens';

/** A page of the funnel, given the container of the present visit. */
interface FunnelPage {
  (props: { visit: Container; title: string }): React.JSX.Element;
  /** Fetches the page's view and view-model ahead of its first opening; rejects where they cannot be fetched. */
  prefetch: (visit: Container) => Promise<unknown>;
}

/** What a page consists of. */
type Opened<ViewModel> = readonly [ComponentType<{ viewModel: ViewModel }>, ViewModel];

/** A page on its way, and the page itself once it is there. */
interface Opening<ViewModel> {
  readonly download: Promise<Opened<ViewModel>>;
  page: Opened<ViewModel> | undefined;
}

/**
 * A page whose view and view-model are fetched when it is first opened. Not by Suspense: React keeps a fallback that it has
 * shown for 300 ms, also where the page is there after 50.
 */
function lazyPage<ViewModel>(
  token: ServiceIdentifier<ViewModel>,
  loadView: () => Promise<ComponentType<{ viewModel: ViewModel }>>,
): FunnelPage {
  const openings = new WeakMap<Container, Opening<ViewModel>>();
  const load = fetchedAnew((visit: Container) => Promise.all([loadView(), visit.getAsync(token)]));

  const open = (visit: Container): Opening<ViewModel> => {
    const known = openings.get(visit);
    if (known) return known;
    const opening: Opening<ViewModel> = { download: load(visit), page: undefined };
    openings.set(visit, opening);
    opening.download.then(
      (page) => (opening.page = page),
      // After a failed download the next try has to fetch anew.
      () => openings.delete(visit),
    );
    return opening;
  };

  const LazyPage: FunnelPage = ({ visit, title }) => {
    const page = useOpening(visit, open);
    if (!page) return <PageSkeleton title={title} />;
    const [View, viewModel] = page;
    return <View viewModel={viewModel} />;
  };
  LazyPage.prefetch = (visit) => open(visit).download;
  return LazyPage;
}

/** The page of a visit, at once where it is there already, else as soon as it is. A failed download throws while rendering. */
function useOpening<ViewModel>(visit: Container, open: (visit: Container) => Opening<ViewModel>) {
  const [page, setPage] = useState(() => open(visit).page);
  useEffect(() => {
    let isWanted = true;
    open(visit).download.then(
      (arrived) => isWanted && setPage(arrived),
      (failure: Error) =>
        isWanted &&
        setPage(() => {
          throw failure;
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [visit, open]);
  return page;
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

/** Fetches the page of the funnel that stands behind a path, so that it is there when it is first shown; nothing where none does. */
export async function prefetchPage(visit: Container, path: string): Promise<void> {
  const destination = resolvePath(path);
  if (destination.kind === 'page') await FUNNEL_PAGES[destination.service][destination.page].prefetch(visit);
}

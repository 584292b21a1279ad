import type { BookingPage } from '../domain/progress';
import type { Service } from '../domain/services';
import { lazyFunnelPage, type FunnelPage } from './lazy-funnel-page';
import { PageSkeleton } from '../ui/page-skeleton';
import { lazyComponent } from '../ui/lazy-component';
import { pageTexts } from '../funnel/page-texts';
import type { Container } from 'inversify';
import { FunnelViewModel } from '../funnel/funnel-view-model';

const SHARED_PAGES: Readonly<Record<Exclude<BookingPage, 'package' | 'schedule'>, FunnelPage>> = {
  signUp: lazyFunnelPage(
    () => import('../pages/sign-up/sign-up-page'),
    () => import('../pages/sign-up/sign-up-view-model'),
  ),
  login: lazyFunnelPage(
    () => import('../pages/login/login-page'),
    () => import('../pages/login/login-view-model'),
  ),
  address: lazyFunnelPage(
    () => import('../pages/address/address-page'),
    () => import('../pages/address/address-view-model'),
  ),
  petDetails: lazyFunnelPage(
    () => import('../pages/pets/pets-page'),
    () => import('../pages/pets/pets-view-model'),
  ),
  summary: lazyFunnelPage(
    () => import('../pages/summary/summary-page'),
    () => import('../pages/summary/summary-view-model'),
  ),
};

export const FUNNEL_PAGES: Readonly<Record<Service, Readonly<Record<BookingPage, FunnelPage>>>> = {
  walking: {
    ...SHARED_PAGES,
    package: lazyFunnelPage(
      () => import('../pages/walking-package/walking-package-page'),
      () => import('../pages/walking-package/walking-package-view-model'),
    ),
    schedule: lazyFunnelPage(
      () => import('../pages/walking-schedule/walking-schedule-page'),
      () => import('../pages/walking-schedule/walking-schedule-view-model'),
    ),
  },
  training: {
    ...SHARED_PAGES,
    package: lazyFunnelPage(
      () => import('../pages/training-package/training-package-page'),
      () => import('../pages/training-package/training-package-view-model'),
    ),
    schedule: lazyFunnelPage(
      () => import('../pages/appointment-schedule/appointment-schedule-page'),
      () => import('../pages/appointment-schedule/training-schedule-view-model'),
    ),
  },
  grooming: {
    ...SHARED_PAGES,
    package: lazyFunnelPage(
      () => import('../pages/grooming-package/grooming-package-page'),
      () => import('../pages/grooming-package/grooming-package-view-model'),
    ),
    schedule: lazyFunnelPage(
      () => import('../pages/appointment-schedule/appointment-schedule-page'),
      () => import('../pages/appointment-schedule/grooming-schedule-view-model'),
    ),
  },
};

export const ThankYouPage = lazyComponent(
  async () => (await import('../pages/thank-you/thank-you-page')).ThankYouPage,
  skeletonOf(pageTexts.headings.thankYou),
);

export const AppDownloadPage = lazyComponent(
  async () => (await import('../pages/app-download/app-download-page')).AppDownloadPage,
  skeletonOf(pageTexts.headings.app),
);

export const NotFoundPage = lazyComponent(
  async () => (await import('../pages/not-found/not-found-page')).NotFoundPage,
  skeletonOf(pageTexts.headings.notFound),
);

function skeletonOf(title: string) {
  return { pending: () => <PageSkeleton title={title} /> };
}

export async function openFirstPage(booking: Container, service: Service): Promise<void> {
  booking.get(FunnelViewModel).arrive(service, 'package');
  await FUNNEL_PAGES[service].package.load();
}

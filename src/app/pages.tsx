import type { BookingPage } from '../domain/progress';
import type { Service } from '../domain/services';
import { lazyFunnelPage, type FunnelPage } from './lazy-funnel-page';
import { PageSkeleton } from '../views/layout/page-skeleton';
import { lazyComponent } from '../views/lazy-component';
import { pageTexts } from '../views/page-texts';
import type { Container } from 'inversify';
import { FunnelViewModel } from '../view-models/funnel';

const SHARED_PAGES: Readonly<Record<Exclude<BookingPage, 'package' | 'schedule'>, FunnelPage>> = {
  signUp: lazyFunnelPage(
    () => import('../views/sign-up-page'),
    () => import('../view-models/sign-up'),
  ),
  login: lazyFunnelPage(
    () => import('../views/login-page'),
    () => import('../view-models/login'),
  ),
  address: lazyFunnelPage(
    () => import('../views/address-page'),
    () => import('../view-models/address'),
  ),
  petDetails: lazyFunnelPage(
    () => import('../views/pet-details-page'),
    () => import('../view-models/pet-details'),
  ),
  summary: lazyFunnelPage(
    () => import('../views/summary-page'),
    () => import('../view-models/summary'),
  ),
};

export const FUNNEL_PAGES: Readonly<Record<Service, Readonly<Record<BookingPage, FunnelPage>>>> = {
  walking: {
    ...SHARED_PAGES,
    package: lazyFunnelPage(
      () => import('../views/walking-package-page'),
      () => import('../view-models/walking-package'),
    ),
    schedule: lazyFunnelPage(
      () => import('../views/walking-schedule-page'),
      () => import('../view-models/walking-schedule'),
    ),
  },
  training: {
    ...SHARED_PAGES,
    package: lazyFunnelPage(
      () => import('../views/training-package-page'),
      () => import('../view-models/training-package'),
    ),
    schedule: lazyFunnelPage(
      () => import('../views/appointment-schedule-page'),
      () => import('../view-models/training-schedule'),
    ),
  },
  grooming: {
    ...SHARED_PAGES,
    package: lazyFunnelPage(
      () => import('../views/grooming-package-page'),
      () => import('../view-models/grooming-package'),
    ),
    schedule: lazyFunnelPage(
      () => import('../views/appointment-schedule-page'),
      () => import('../view-models/grooming-schedule'),
    ),
  },
};

export const ThankYouPage = lazyComponent(
  async () => (await import('../views/thank-you-page')).ThankYouPage,
  skeletonOf(pageTexts.headings.thankYou),
);

export const AppDownloadPage = lazyComponent(
  async () => (await import('../views/app-download-page')).AppDownloadPage,
  skeletonOf(pageTexts.headings.app),
);

export const NotFoundPage = lazyComponent(
  async () => (await import('../views/not-found-page')).NotFoundPage,
  skeletonOf(pageTexts.headings.notFound),
);

function skeletonOf(title: string) {
  return { pending: () => <PageSkeleton title={title} /> };
}

export async function openFirstPage(booking: Container, service: Service): Promise<void> {
  booking.get(FunnelViewModel).arrive(service, 'package');
  await FUNNEL_PAGES[service].package.load();
}

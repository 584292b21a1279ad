import { bookingPageAt } from '../adapters/router/booking-page-at';
import type { BookingPage } from '../domain/progress';
import type { Service } from '../domain/services';
import { lazyFunnelPage, type FunnelPage } from './lazy-funnel-page';
import { LazyPage } from '../lazy';
import { PageSkeleton } from '../views/layout/page-skeleton';
import { lazyComponent } from '../views/lazy-component';
import { pageTexts } from '../views/page-texts';
import type { Container } from 'inversify';
import { FunnelViewModel } from '../view-models/funnel';

const SHARED_PAGES: Readonly<Record<Exclude<BookingPage, 'package' | 'schedule'>, FunnelPage>> = {
  signUp: lazyFunnelPage(
    async () => (await import('../views/sign-up-page')).SignUpPage,
    async () => (await import('../view-models/sign-up')).SignUpViewModel,
  ),
  login: lazyFunnelPage(
    async () => (await import('../views/login-page')).LoginPage,
    async () => (await import('../view-models/login')).LoginViewModel,
  ),
  address: lazyFunnelPage(
    async () => (await import('../views/address-page')).AddressPage,
    async () => (await import('../view-models/address')).AddressViewModel,
  ),
  petDetails: lazyFunnelPage(
    async () => (await import('../views/pet-details-page')).PetDetailsPage,
    async () => (await import('../view-models/pet-details')).PetDetailsViewModel,
  ),
  summary: lazyFunnelPage(
    async () => (await import('../views/summary-page')).SummaryPage,
    async () => (await import('../view-models/summary')).SummaryViewModel,
  ),
};

/** The pages of each service: its own first two steps, and pages that all services share. */
export const FUNNEL_PAGES: Readonly<Record<Service, Readonly<Record<BookingPage, FunnelPage>>>> = {
  walking: {
    ...SHARED_PAGES,
    package: lazyFunnelPage(
      async () => (await import('../views/walking-package-page')).WalkingPackagePage,
      async () => (await import('../view-models/walking-package')).WalkingPackageViewModel,
    ),
    schedule: lazyFunnelPage(
      async () => (await import('../views/walking-schedule-page')).WalkingSchedulePage,
      async () => (await import('../view-models/walking-schedule')).WalkingScheduleViewModel,
    ),
  },
  training: {
    ...SHARED_PAGES,
    package: lazyFunnelPage(
      async () => (await import('../views/training-package-page')).TrainingPackagePage,
      async () => (await import('../view-models/training-package')).TrainingPackageViewModel,
    ),
    schedule: lazyFunnelPage(
      async () => (await import('../views/appointment-schedule-page')).AppointmentSchedulePage,
      async () => (await import('../view-models/training-schedule')).TrainingScheduleViewModel,
    ),
  },
  grooming: {
    ...SHARED_PAGES,
    package: lazyFunnelPage(
      async () => (await import('../views/grooming-package-page')).GroomingPackagePage,
      async () => (await import('../view-models/grooming-package')).GroomingPackageViewModel,
    ),
    schedule: lazyFunnelPage(
      async () => (await import('../views/appointment-schedule-page')).AppointmentSchedulePage,
      async () => (await import('../view-models/grooming-schedule')).GroomingScheduleViewModel,
    ),
  },
};

export const thankYouPage = new LazyPage(async () => (await import('../views/thank-you-page')).ThankYouPage);
export const ThankYouPage = lazyComponent(thankYouPage, skeletonOf(pageTexts.headings.thankYou));

export const AppDownloadPage = lazyComponent(
  new LazyPage(async () => (await import('../views/app-download-page')).AppDownloadPage),
  skeletonOf(pageTexts.headings.app),
);

export const NotFoundPage = lazyComponent(
  new LazyPage(async () => (await import('../views/not-found-page')).NotFoundPage),
  skeletonOf(pageTexts.headings.notFound),
);

/** A page's heading, until its code is downloaded. */
function skeletonOf(title: string) {
  return { pending: () => <PageSkeleton title={title} /> };
}

/** Records the customer's arrival at the booking page with this `path`, and downloads the page. Ignores the paths of other pages. */
export async function loadBookingPageAndRecordArrival(booking: Container, path: string): Promise<void> {
  const place = bookingPageAt(path);
  if (!place) return;
  const { service, page } = place;
  booking.get(FunnelViewModel).arrive(service, page);
  await FUNNEL_PAGES[service][page].prefetch(booking);
}

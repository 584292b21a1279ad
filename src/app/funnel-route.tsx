import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOfDestination } from '../adapters/router/paths';
import { FUNNEL_PAGE_POSITIONS, type BookingPage } from '../domain/progress';
import type { Service } from '../domain/services';
import { whenIdle } from '../views/hooks/when-idle';
import { pageTexts } from '../views/page-texts';
import { FUNNEL_PAGES, loadThankYouPage } from './pages';
import type { Container } from 'inversify';
import { FunnelViewModel } from '../view-models/funnel';

/** Redirects with query and hash (decision R1), and does so again if Back stops the redirect. React Router's Navigate would redirect only once and leave an empty page. */
export function Redirect({ to }: { to: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const redirect = () => {
      // Redirects only while the browser is at the history entry of this location.
      const { key = 'default' } = (window.history.state ?? {}) as { key?: string };
      if (key === location.key) void navigate({ ...location, pathname: to }, { replace: true });
    };
    redirect();
    window.addEventListener('popstate', redirect);
    return () => window.removeEventListener('popstate', redirect);
  }, [navigate, to, location]);
  return null;
}

/** A booking page, or a redirect if the route guards do not let it open. */
export const FunnelRoute = observer(
  ({ booking, service, page }: { booking: Container; service: Service; page: BookingPage }) => {
    // Runs the route guards at each navigation. MobX alone would not: the guards read the end of a booking (`isOver`) untracked.
    const { key } = useLocation();
    const funnel = booking.get(FunnelViewModel);
    const opened = useMemo(() => ({ key, service, page, isAfterBooking: funnel.isSent }), [funnel, key, service, page]);
    // A summary that was just sent stays in sight, though its draft is cleared, until the thank-you page opens.
    const destination = funnel.isSent && !opened.isAfterBooking ? undefined : funnel.redirect(service, page);
    const redirect = destination && pathOfDestination(destination);
    useLayoutEffect(() => {
      if (redirect) funnel.prepareRedirect(service, page);
      else funnel.arrive(service, page);
    }, [funnel, redirect, service, page]);
    useEffect(() => prefetchNextPage(booking, service, page), [booking, service, page]);

    if (redirect) return <Redirect to={redirect} />;
    const FunnelPage = FUNNEL_PAGES[service][page];
    return <FunnelPage key={page} booking={booking} title={pageTexts.headings[page]} />;
  },
);

/** Downloads the next page after the first tap or key on this page. Returns a function that prevents a download that has not begun. */
function prefetchNextPage(booking: Container, service: Service, page: BookingPage): (() => void) | undefined {
  // On the summary the download starts at once, because the thank-you page must not fail to load after the booking is sent.
  if (page === 'summary') return void loadThankYouPage().catch(() => {});
  const listening = new AbortController();
  let callOff = () => {};
  const prefetch = () => {
    listening.abort();
    // Waits until the browser has handled the tap.
    callOff = whenIdle(
      () => void FUNNEL_PAGES[service][FUNNEL_PAGE_POSITIONS[page].next].prefetch(booking).catch(() => {}),
    );
  };
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, prefetch, { signal: listening.signal, passive: true });
  return () => {
    listening.abort();
    callOff();
  };
}

import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Container } from 'inversify';
import { pathOfDestination } from '../adapters/router/paths';
import { PAGE_ORDER, type BookingPage } from '../domain/progress';
import type { Service } from '../domain/services';
import { FunnelViewModel } from '../funnel/funnel-view-model';
import { whenIdle } from '../ui/when-idle';
import { FUNNEL_PAGES, ThankYouPage } from './pages';
import { Redirect } from './redirect';

interface BookingGuardProps {
  readonly booking: Container;
  readonly service: Service;
  readonly page: BookingPage;
  readonly children: ReactNode;
}

export const Guard = observer(({ booking, service, page, children }: BookingGuardProps) => {
  // Runs the guards at each navigation. They read the end of a booking (`isOver`) untracked by MobX.
  const { key } = useLocation();
  const funnel = booking.get(FunnelViewModel);
  const opened = useMemo(() => ({ key, service, page, isAfterBooking: funnel.isSent }), [funnel, key, service, page]);
  // A summary that was just sent stays, though its draft is cleared, until the thank-you page opens.
  const destination = funnel.isSent && !opened.isAfterBooking ? undefined : funnel.redirect(service, page);
  const redirect = destination && pathOfDestination(destination);
  useLayoutEffect(() => {
    if (redirect) funnel.prepareRedirect(service, page);
    else funnel.arrive(service, page);
  }, [funnel, redirect, service, page]);
  useEffect(() => prefetchNextPage(service, page), [service, page]);

  return redirect ? <Redirect to={redirect} /> : children;
});

function prefetchNextPage(service: Service, page: BookingPage): (() => void) | undefined {
  // At once: the thank-you page must not fail to load after the booking is sent.
  if (page === 'summary') return void ThankYouPage.load().catch(() => {});
  const listening = new AbortController();
  let callOff = () => {};
  const prefetch = () => {
    listening.abort();
    callOff = whenIdle(() => void FUNNEL_PAGES[service][PAGE_ORDER[page].next].load().catch(() => {}));
  };
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, prefetch, { signal: listening.signal, passive: true });
  return () => {
    listening.abort();
    callOff();
  };
}

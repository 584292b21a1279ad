import type { Container } from 'inversify';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RouterNavigation } from '../adapters/router/router-navigation';
import { AlertsViewModel } from '../view-models/alerts';
import { scrollNewPageToTop } from '../views/motion/scroll-to-top';
import { PageHeadingContext } from '../views/layout/page-heading';

interface PageChangesProps {
  readonly brandName: string;
  readonly container: Container;
  readonly navigation: RouterNavigation;
  readonly children: ReactNode;
}

/** Surrounds all pages. Each change of page goes through the router, dismisses the alert, and begins at the top of the new page. */
export function PageChanges({ brandName, container, navigation, children }: PageChangesProps) {
  const location = useLocation();
  const { pathname, key } = location;
  const navigate = useNavigate();
  const [firstKey] = useState(key);
  const [hasMoved, setMoved] = useState(false);
  // Sets the state during the render, because in an effect it would make React render the page twice.
  if (!hasMoved && key !== firstKey) setMoved(true);
  const surroundings = useMemo(() => ({ brandName, isFirstPage: !hasMoved }), [brandName, hasMoved]);

  useLayoutEffect(() => navigation.attach(navigate, location), [navigation, navigate, location]);
  useLayoutEffect(() => () => navigation.attach(undefined), [navigation]);

  // An alert belongs to one page: leaving the page dismisses it.
  useEffect(() => () => container.get(AlertsViewModel).dismiss(), [container, key]);

  // Scrolls up on every page but the first, which the customer may have scrolled before the app started.
  useLayoutEffect(() => {
    if (!hasMoved) return;
    scrollNewPageToTop();
    // The address that browsers share would still be the first page's.
    document.querySelector('[rel=canonical]')?.remove();
  }, [pathname, hasMoved]);

  return <PageHeadingContext value={surroundings}>{children}</PageHeadingContext>;
}

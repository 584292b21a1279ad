import type { Container } from 'inversify';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RouterNavigation } from '../adapters/router/router-navigation';
import { AlertsViewModel } from '../funnel/alerts';
import { scrollNewPageToTop } from '../ui/motion/scroll-to-top';
import { PageHeadingContext } from '../ui/page-heading';

interface PageChangesProps {
  readonly brandName: string;
  readonly container: Container;
  readonly navigation: RouterNavigation;
  readonly children: ReactNode;
}

export function PageChanges({ brandName, container, navigation, children }: PageChangesProps) {
  const location = useLocation();
  const { pathname, key } = location;
  const navigate = useNavigate();
  const [firstKey] = useState(key);
  const [hasMoved, setMoved] = useState(false);
  // In an effect it would render the page twice.
  if (!hasMoved && key !== firstKey) setMoved(true);
  const surroundings = useMemo(() => ({ brandName, isFirstPage: !hasMoved }), [brandName, hasMoved]);

  useLayoutEffect(() => navigation.attach(navigate, location), [navigation, navigate, location]);
  useLayoutEffect(() => () => navigation.attach(undefined), [navigation]);

  useEffect(() => () => container.get(AlertsViewModel).dismiss(), [container, key]);

  // The customer may have scrolled the first page before the app started.
  useLayoutEffect(() => {
    if (!hasMoved) return;
    scrollNewPageToTop();
    // The address that browsers share would still be the first page's.
    document.querySelector('[rel=canonical]')?.remove();
  }, [pathname, hasMoved]);

  return <PageHeadingContext value={surroundings}>{children}</PageHeadingContext>;
}

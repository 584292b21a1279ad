import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  /** True: the new page replaces the current page in the browser's history, and keeps its query, by which campaigns are counted (decision R1). */
  readonly replace?: boolean;
}

/** A link to a page of the app. React Router's own Link would add 4 kB of code for prefetching and forms, which the app does not need. */
export function PageLink({ to: path, replace, onClick, children, ...attributes }: PageLinkProps) {
  const to = replace ? path + window.location.search : path;
  const { state } = useLocation();
  // Back in the app leads to the page of the link (src/adapters/router/router-navigation.ts).
  const follow = useLinkClickHandler(to, replace ? { replace, state } : { state: { isFromApp: true } });
  return (
    <a
      {...attributes}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

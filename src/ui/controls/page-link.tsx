import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  /** Keeps the page's query, by which campaigns are counted (decision R1). */
  readonly replace?: boolean;
}

/** React Router's own Link would add 4 kB for prefetching and forms. */
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

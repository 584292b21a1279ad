import { createContext, use, useEffect, useRef, type ReactNode } from 'react';

/** Settings for all page headings. `isFirstPage` is true until the customer moves to another page. Until then, headings take no focus. */
export const PageHeadingContext = createContext({ brandName: '', isFirstPage: true });

/** The browser tab's title: heading, subject and brand. Missing parts are omitted. */
export function documentTitle(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** A page's h1. It sets the browser tab's title. It takes the focus, except on the page that was opened first (decision R8). */
export function PageHeading({ title, about, children }: { title: string; about?: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { brandName, isFirstPage } = use(PageHeadingContext);

  useEffect(() => {
    document.title = documentTitle(title, about, brandName);
  }, [title, about, brandName]);

  useEffect(() => {
    if (isFirstPage) return undefined;
    // Waits one frame: an alert that closes at the same time returns the focus first. Does not scroll: the page is at its top.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isFirstPage]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}

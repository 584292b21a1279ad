import { createContext, use, useEffect, useRef, type ReactNode } from 'react';

/** Settings for all page headings. On the first page after the browser loaded the app, the heading does not take the focus. */
export const PageHeadingContext = createContext({ brandName: '', isFirstPage: true });

/** The browser tab's title: heading, subject and brand. Missing parts are omitted. */
export function documentTitle(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** A page's h1. It sets the browser tab's title and, except on the first page, takes the focus (decision R8). */
export function PageHeading({ title, about, children }: { title: string; about?: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { brandName, isFirstPage } = use(PageHeadingContext);

  useEffect(() => {
    document.title = documentTitle(title, about, brandName);
  }, [title, about, brandName]);

  useEffect(() => {
    if (isFirstPage) return undefined;
    // Waits one frame, until an alert that closes with the page change has returned the focus. Does not scroll: the page is at its top.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isFirstPage]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}

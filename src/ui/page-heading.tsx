import { createContext, use, useEffect, useRef, type ReactNode } from 'react';

/** Until the customer moves to another page (`isFirstPage`), headings take no focus. */
export const PageHeadingContext = createContext({ brandName: '', isFirstPage: true });

export function documentTitle(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** Takes the focus, except on the page that was opened first (decision R8). */
export function PageHeading({ title, about, children }: { title: string; about?: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { brandName, isFirstPage } = use(PageHeadingContext);

  useEffect(() => {
    document.title = documentTitle(title, about, brandName);
  }, [title, about, brandName]);

  useEffect(() => {
    if (isFirstPage) return undefined;
    // An alert that closes at the same time returns the focus first. Does not scroll: the page is at its top.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isFirstPage]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}

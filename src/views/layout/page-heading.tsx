import { createContext, use, useEffect, useRef, type ReactNode } from 'react';

/** The app's settings for its headings. */
export interface HeadingSurroundings {
  readonly brandName: string;
  /** Whether the page is the first of this page load, which takes no focus from the browser. */
  readonly isFirstPage: boolean;
}

export const HeadingContext = createContext<HeadingSurroundings>({ brandName: '', isFirstPage: true });

/** A document's title: the page's heading, what the page is about, and the brand. Missing parts are left out. */
export function documentTitle(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** A page's h1. On each new page it takes the focus and sets the document's title (decision R8). */
export function PageHeading({ title, about, children }: { title: string; about?: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { brandName, isFirstPage } = use(HeadingContext);

  useEffect(() => {
    document.title = documentTitle(title, about, brandName);
  }, [title, about, brandName]);

  useEffect(() => {
    if (isFirstPage) return undefined;
    // A frame later: a dialog that closes with its page gives the focus back first. The page scrolls to its top by itself.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isFirstPage]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}

import { createContext, use, useEffect, useRef, type ReactNode } from 'react';

/** What the headings need to know of the app around them. */
export interface HeadingSurroundings {
  readonly brandName: string;
  /** Whether the page is the first of this page load, which takes no focus from the browser. */
  readonly isFirstPage: boolean;
}

export const HeadingContext = createContext<HeadingSurroundings>({ brandName: '', isFirstPage: true });

/** What a document is called that shows a page: its heading, what that is about, and the brand. */
export function documentTitle(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** A page's h1. With every change of the page it takes the focus and names the document (decision R8). */
export function PageHeading({ title, about, children }: { title: string; about?: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { brandName, isFirstPage } = use(HeadingContext);

  useEffect(() => {
    document.title = documentTitle(title, about, brandName);
  }, [title, about, brandName]);

  useEffect(() => {
    if (isFirstPage) return undefined;
    // A dialog that goes with the page it stood on gives the focus back to where it was; the heading comes after it. The
    // page scrolls to its top by itself, smoothly.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isFirstPage]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}

import type { ComponentProps } from 'react';

/** In a new tab, an unfinished booking stays open. Screen readers read the title after the text. */
export function NewTabLink(props: Omit<ComponentProps<'a'>, 'target' | 'rel' | 'title'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" title="Opens in a new tab" />;
}

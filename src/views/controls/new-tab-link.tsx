import type { ComponentProps } from 'react';

/** A link that leaves the app. It opens in a new tab, so that an unfinished booking stays open. Screen readers read the title after the text. */
export function NewTabLink(props: Omit<ComponentProps<'a'>, 'target' | 'rel' | 'title'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" title="Opens in a new tab" />;
}

import type { ComponentProps } from 'react';
import { OUTWARD_TITLE } from '../../views/layout/outward-title';
import type { OutwardLink } from '../links';

interface OutwardAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'title'> {
  readonly link: OutwardLink;
}

/**
 * A link that leaves the app. It opens in a new tab, for in the same tab a half-made booking would go out of sight.
 * That is said in the title, which is read as a description: the name stays what is written.
 */
export function OutwardAnchor({ link, children = link.label, ...attributes }: OutwardAnchorProps) {
  return (
    <a {...attributes} href={link.url} target="_blank" rel="noopener noreferrer" title={OUTWARD_TITLE}>
      {children}
    </a>
  );
}

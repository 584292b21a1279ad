import { use, type ComponentProps } from 'react';
import { OutwardLinkTitleContext } from '../../views/layout/outward-link-title';
import type { OutwardLink } from '../links';
import { Icon, type IconName } from './icons';

interface OutwardAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'title'> {
  readonly link: OutwardLink;
  readonly icon?: IconName;
}

/** A link that leaves the booking app. It opens in a new tab, so that an unfinished booking stays open. */
export function OutwardAnchor({ link, icon, children = link.label, ...attributes }: OutwardAnchorProps) {
  return (
    <a {...attributes} href={link.url} target="_blank" rel="noopener noreferrer" title={use(OutwardLinkTitleContext)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

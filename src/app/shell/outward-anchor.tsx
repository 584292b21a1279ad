import type { ComponentProps } from 'react';
import { NewTabLink } from '../../ui/controls/new-tab-link';
import type { OutwardLink } from '../links';
import { Icon, type IconName } from './icons';

interface OutwardAnchorProps extends Omit<ComponentProps<typeof NewTabLink>, 'href'> {
  readonly link: OutwardLink;
  readonly icon?: IconName;
}

export function OutwardAnchor({ link, icon, children = link.label, ...attributes }: OutwardAnchorProps) {
  return (
    <NewTabLink {...attributes} href={link.url}>
      {icon && <Icon name={icon} />}
      {children}
    </NewTabLink>
  );
}

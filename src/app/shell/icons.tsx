import { Illustration } from '../../ui/icons/drawing';
import type { SocialNetworkName } from '../config';

export type IconName = 'chat' | 'menu' | 'chevron' | 'app' | 'community' | SocialNetworkName;

const LINES: Readonly<Record<IconName, string>> = {
  chat: 'M12 3.5c5 0 9 3.4 9 7.7s-4 7.7-9 7.7a11 11 0 0 1-3-.4l-5 2 1.3-4A7 7 0 0 1 3 11.2c0-4.3 4-7.7 9-7.7zM8 11.3h.4M11.8 11.3h.4M15.6 11.3h.4',
  menu: 'M4 7h16M4 12h16M4 17h10',
  chevron: 'm6 9.5 6 6 6-6',
  app: 'M8.5 2.5h7a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5h-7a2.5 2.5 0 0 1-2.5-2.5v-14a2.5 2.5 0 0 1 2.5-2.5zM12 7v7m-2.5-2.5L12 14l2.5-2.5M11 18h2',
  community:
    'M6 8.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM3.5 19c0-3.3 2.5-5.3 5.5-5.3s5.5 2 5.5 5.3M15.5 6a2.8 2.8 0 0 1 0 5.3M17 14.2c2 .6 3.5 2.2 3.5 4.8',
  Facebook: 'M16 4.5h-2c-1.7 0-3 1.3-3 3V20M7.5 11.5H15',
  Instagram:
    'M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1-4.5 4.5h-7a4.5 4.5 0 0 1-4.5-4.5v-7a4.5 4.5 0 0 1 4.5-4.5zM8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zM16.4 7.4h.4',
  YouTube:
    'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10.5 9.5l4 2.5-4 2.5zM11.8 12h.01',
  LinkedIn: 'M6 10v8.5M6 6h.01M11 18.5V10M11 14c0-2.3 1.3-3.7 3.3-3.7S18 11.6 18 14v4.5',
};

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Illustration drawing={{ size: 24, lines: LINES[name] }} width={size} />;
}

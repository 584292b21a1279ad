import type { ReactNode } from 'react';
import type { SocialNetworkName } from '../config';

export type IconName = 'chat' | 'menu' | 'chevron' | 'app' | 'community' | SocialNetworkName;

const DRAWINGS: Readonly<Record<IconName, ReactNode>> = {
  chat: (
    <>
      <path d="M12 3.5c5 0 9 3.4 9 7.7s-4 7.7-9 7.7a11 11 0 0 1-3-.4l-5 2 1.3-4A7 7 0 0 1 3 11.2c0-4.3 4-7.7 9-7.7z" />
      <path d="M8.2 11.3h.01M12 11.3h.01M15.8 11.3h.01" strokeWidth="2.6" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  chevron: <path d="m6 9.5 6 6 6-6" />,
  app: (
    <>
      <rect x="6" y="2.5" width="12" height="19" rx="2.5" />
      <path d="M12 7v7m-2.5-2.5L12 14l2.5-2.5M11 18h2" />
    </>
  ),
  community: (
    <>
      <circle cx="9" cy="8.5" r="3" />
      <path d="M3.5 19c0-3.3 2.5-5.3 5.5-5.3s5.5 2 5.5 5.3M15.5 6a2.8 2.8 0 0 1 0 5.3M17 14.2c2 .6 3.5 2.2 3.5 4.8" />
    </>
  ),
  Facebook: <path d="M16 4.5h-2c-1.7 0-3 1.3-3 3V20M7.5 11.5H15" />,
  Instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.5" />
      <path d="M16.6 7.4h.01" strokeWidth="2.6" />
    </>
  ),
  YouTube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10.5 9.5 4 2.5-4 2.5z" fill="currentColor" />
    </>
  ),
  LinkedIn: <path d="M6 10v8.5M6 6h.01M11 18.5V10M11 14c0-2.3 1.3-3.7 3.3-3.7S18 11.6 18 14v4.5" />,
};

/** An icon in the colour of the text around it. Hidden from screen readers: the link or button has its own name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className="line-drawing">
      {DRAWINGS[name]}
    </svg>
  );
}

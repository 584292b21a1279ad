import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Id } from '../../domain/ids';
import { Illustration } from '../../ui/icons/drawing';
import { paw } from '../../ui/icons/paw';
import { prefersReducedMotion } from '../../ui/motion/scroll-to-top';
import type { FunnelViewModel } from '../funnel-view-model';
import { ServiceIcon } from '../service-drawings';
import styles from './ticket-place.module.css';

let lastTap: PointerEvent | undefined;
addEventListener('pointerup', (event) => (lastTap = event), true);
// A key has no place on the screen.
addEventListener('keydown', () => (lastTap = undefined), true);

interface TicketPlaceProps {
  readonly funnel: FunnelViewModel;
  readonly part: 'package' | 'day' | 'home' | 'pets';
}

export const TicketPlace = observer(({ funnel, part }: TicketPlaceProps) => {
  const { address, current, pets } = funnel.booking;
  const { day, times } = current;
  const { answers, mark }: { answers: readonly Id[]; mark: ReactNode } = {
    package: { answers: current.mainChoices(), mark: <ServiceIcon service={funnel.service} /> },
    day: {
      answers: day ? [day, ...times] : [],
      mark: day ? Number(day.slice(-2)) : <Illustration drawing={CALENDAR} />,
    },
    home: { answers: address ? [address.id] : [], mark: <Illustration drawing={HOUSE} /> },
    pets: { answers: pets.map(({ id }) => id), mark: <Illustration drawing={paw} /> },
  }[part];
  const circle = useRef<HTMLElement>(null);
  const shown = useRef<readonly Id[]>([]);
  useEffect(() => {
    if (answers.some((answer) => !shown.current.includes(answer))) land(circle.current!);
    shown.current = answers;
  });
  return (
    <span ref={circle} className={styles.mark} data-answered={answers.length > 0 || undefined}>
      {mark}
    </span>
  );
});

const CALENDAR = { size: 28, lines: 'M5 7h18v16H5zM5 12h18M10 4v5M18 4v5' };
const HOUSE = { size: 28, lines: 'M4 14 14 5l10 9M7 12v11h14V12' };

/** From where it was tapped, unless that was on the page before. Test environments have no animations. */
function land(circle: HTMLElement): void {
  if (!lastTap || prefersReducedMotion() || !('animate' in circle)) return;
  if (!circle.closest('form')!.contains(lastTap.target as Node)) return;
  const { left, top } = circle.getBoundingClientRect();
  const way = `translate(${lastTap.clientX - left - 12}px, ${lastTap.clientY - top - 12}px)`;
  circle.animate({ transform: [`${way} scale(1.5)`, 'none'] }, { duration: 260, easing: 'cubic-bezier(.3, 0, .2, 1)' });
}

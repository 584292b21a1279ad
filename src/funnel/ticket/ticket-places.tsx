import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Id } from '../../domain/ids';
import { Illustration } from '../../ui/icons/drawing';
import { paw } from '../../ui/icons/paw';
import { prefersReducedMotion } from '../../ui/motion/scroll-to-top';
import type { FunnelViewModel } from '../funnel-view-model';
import { ServiceIcon } from '../service-drawings';
import styles from './ticket-places.module.css';

let lastTap: PointerEvent | undefined;
addEventListener('pointerup', (event) => (lastTap = event), true);
// A key has no place on the screen.
addEventListener('keydown', () => (lastTap = undefined), true);

export const TicketPlaces = observer(({ funnel }: { funnel: FunnelViewModel }) => {
  const { address, current, pets } = funnel.booking;
  const { day, packageLength, times } = current;
  return (
    <>
      <Place answers={current.mainChoices()} mark={packageLength ?? <ServiceIcon service={funnel.service} />} />
      <Place answers={day ? [day, ...times] : []} mark={Number(day?.slice(-2))} />
      <Place answers={address ? [address.id] : []} mark={<Illustration drawing={HOUSE} />} />
      <Place answers={pets.map(({ id }) => id)} mark={<Illustration drawing={paw} />} />
    </>
  );
});

const HOUSE = { size: 28, lines: 'M4 14 14 5l10 9M7 12v11h14V12' };

function Place({ answers, mark }: { answers: readonly Id[]; mark: ReactNode }) {
  const circle = useRef<HTMLElement>(null);
  const shown = useRef<readonly Id[]>([]);
  useEffect(() => {
    if (answers.some((answer) => !shown.current.includes(answer))) land(circle.current!);
    shown.current = answers;
  });
  return (
    <span>
      {answers.length > 0 && (
        <span ref={circle} className={styles.answer}>
          {mark}
        </span>
      )}
    </span>
  );
}

/** From where it was tapped, unless that was on the page before. Test environments have no animations. */
function land(circle: HTMLElement): void {
  if (!lastTap || prefersReducedMotion() || !('animate' in circle)) return;
  if (!circle.closest('form')!.contains(lastTap.target as Node)) return;
  const { left, top } = circle.getBoundingClientRect();
  const way = `translate(${lastTap.clientX - left - 12}px, ${lastTap.clientY - top - 12}px)`;
  circle.animate({ transform: [`${way} scale(1.5)`, 'none'] }, { duration: 260, easing: 'cubic-bezier(.3, 0, .2, 1)' });
}

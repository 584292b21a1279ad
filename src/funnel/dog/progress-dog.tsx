import { observer } from 'mobx-react-lite';
import { use, useEffect, useState, type CSSProperties } from 'react';
import { STEP_COUNT } from '../../domain/progress';
import { PageHeadingContext } from '../../ui/page-heading';
import type { FunnelViewModel } from '../funnel-view-model';
import { Dog, type DogProps } from './dog';
import styles from './progress-dog.module.css';

/** Each page draws its own dog, which comes from where the last page's stood. */
let lastStep = 1;

interface ProgressDogProps {
  readonly funnel: FunnelViewModel;
  /** Undefined on the summary. */
  readonly step: number | undefined;
}

/** Stands where the customer is, and carries the ticket. The scene of the first page has a dog of its own. */
export const ProgressDog = observer(({ funnel, step }: ProgressDogProps) => {
  const { isFirstPage } = use(PageHeadingContext);
  const place = step ?? STEP_COUNT;
  const [from] = useState(isFirstPage ? place : lastStep);
  useEffect(() => {
    lastStep = place;
  }, [place]);
  if (place === 1) return null;
  const isMoving = from !== place && step !== undefined;
  return (
    <div
      className={`${styles.place} ${step ? '' : styles.atEdge}`}
      // From the first page it would come over the button Back and the heading.
      data-way={!isMoving ? undefined : from === 1 ? 'in' : from > place ? 'back' : 'on'}
      style={{ '--step': place, '--from': from } as CSSProperties}
    >
      <Dog
        pose={isMoving ? 'trotting' : 'standing'}
        breed={funnel.booking.pets[0]?.breed}
        ticketLines={(step ? step - 1 : STEP_COUNT) as DogProps['ticketLines']}
        className={styles.dog}
      />
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import type { RemoteList } from '../../view-models/shared/remote-list';
import { CardSkeletons } from './card-skeletons';
import { emptyBowl, lostBall } from '../illustrations/states';
import { ListNotice } from './list-notice';

interface ListPlaceholderProps {
  readonly list: RemoteList<unknown>;
  readonly of: 'packages' | 'add-ons';
  /** Whether the cards also list what is included, which makes them taller. */
  readonly isDetailed?: boolean;
  /** How many of them there usually are, for the room that they need. */
  readonly usualCount: number;
  readonly onReload: () => void;
}

/** What stands in the place of a list without items: it is on its way, it is empty, or it could not be fetched. */
export const ListPlaceholder = observer(({ list, of, isDetailed = false, usualCount, onReload }: ListPlaceholderProps) => {
  const { hasFailed } = list;
  // Add-ons are beside the point where packages are missing: one drawing is enough.
  const isMain = of === 'packages';
  if (list.items.length > 0) return null;
  if (hasFailed || list.isReady) {
    return (
      <ListNotice
        drawing={isMain ? (hasFailed ? lostBall : emptyBowl) : undefined}
        isBusy={list.status === 'loading'}
        onReload={onReload}
      >
        {hasFailed ? `The ${of} are not here yet.` : `There are no ${of} to choose from right now.`}
      </ListNotice>
    );
  }
  const kind = isMain ? (isDetailed ? 'detailed' : 'package') : 'option';
  return <CardSkeletons kind={kind} count={usualCount} label={`Loading ${of}`} />;
});

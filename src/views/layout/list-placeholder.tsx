import { observer } from 'mobx-react-lite';
import type { RemoteList } from '../../view-models/shared/remote-list';
import { CardSkeletons } from './card-skeletons';
import { emptyBowl, lostBall } from '../illustrations/states';
import { ListNotice } from './list-notice';

interface ListPlaceholderProps {
  readonly list: RemoteList<unknown>;
  readonly of: 'packages' | 'add-ons';
  /** Whether the cards list included add-ons, which makes them taller. */
  readonly isDetailed?: boolean;
  /** The usual number of cards, for the room that they need. */
  readonly usualCount: number;
  readonly onReload: () => void;
}

/** Stands in place of a list without items, which is loading, empty, or could not be fetched. */
export const ListPlaceholder = observer(({ list, of, isDetailed = false, usualCount, onReload }: ListPlaceholderProps) => {
  const { hasFailed } = list;
  // Only the packages have a drawing: one is enough.
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

import { observer } from 'mobx-react-lite';
import type { RemoteList } from '../../view-models/calls/remote-list';
import { CardSkeletons } from './card-skeletons';
import { emptyBowl, lostBall } from '../illustrations/states';
import { ListReloadNotice } from './list-reload-notice';

interface ListPlaceholderProps {
  readonly list: RemoteList<unknown>;
  readonly of: 'packages' | 'add-ons';
  /** True if each card shows the add-ons that its package includes. Such cards are taller. */
  readonly isDetailed?: boolean;
  readonly usualCount: number;
  readonly onReload: () => void;
}

/** Stands in for a list that is loading, is empty or could not be fetched. Shows nothing if the list has items. */
export const ListPlaceholder = observer(
  ({ list, of, isDetailed = false, usualCount, onReload }: ListPlaceholderProps) => {
    const { hasFailed } = list;
    // One drawing on a page is enough, so only the list of packages shows one.
    const isMain = of === 'packages';
    if (list.items.length > 0) return null;
    if (hasFailed || list.isReady) {
      return (
        <ListReloadNotice
          drawing={isMain ? (hasFailed ? lostBall : emptyBowl) : undefined}
          isBusy={list.status === 'loading'}
          onReload={onReload}
        >
          {hasFailed
            ? `We could not load the ${of}. Tap Reload to try again.`
            : `No ${of} right now.${isMain ? ' Try another service, or tap Reload.' : ''}`}
        </ListReloadNotice>
      );
    }
    const kind = isMain ? (isDetailed ? 'detailed' : 'package') : 'option';
    return <CardSkeletons kind={kind} count={usualCount} label={`Loading ${of}`} />;
  },
);

import { observer } from 'mobx-react-lite';
import type { RemoteList } from '../../view-models/remote-list';
import { CardSkeletons } from './card-skeletons';
import { ListNotice } from './list-notice';

interface ListPlaceholderProps {
  readonly list: RemoteList<unknown>;
  /** What the list is of, 'packages'. */
  readonly of: string;
  /** How many of them there usually are, for the room that they need. */
  readonly usualCount: number;
  readonly onReload: () => void;
}

/** What stands in the place of a list without items: it is on its way, it is empty, or it could not be fetched. */
export const ListPlaceholder = observer(({ list, of, usualCount, onReload }: ListPlaceholderProps) => {
  if (list.items.length > 0) return null;
  if (list.hasFailed || list.isReady) {
    return (
      <ListNotice isBusy={list.status === 'loading'} onReload={onReload}>
        {list.hasFailed ? `The ${of} are not here yet.` : `There are no ${of} to choose from right now.`}
      </ListNotice>
    );
  }
  return <CardSkeletons count={usualCount} label={`Loading ${of}`} />;
});

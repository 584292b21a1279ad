import { CardSkeletons } from './card-skeletons';
import { ListState, type ListProgress } from './list-state';

interface ListPlaceholderProps {
  readonly list: ListProgress;
  readonly of: 'packages' | 'add-ons';
  /** True if each card shows the add-ons that its package includes. Such cards are taller. */
  readonly isDetailed?: boolean;
  readonly usualCount: number;
  readonly onReload: () => void;
}

/** Stands in for packages or add-ons. One drawing on a page is enough, so only the packages show one. */
export function ListPlaceholder({ list, of, isDetailed = false, usualCount, onReload }: ListPlaceholderProps) {
  const isMain = of === 'packages';
  const kind = isMain ? (isDetailed ? 'detailed' : 'package') : 'option';
  return (
    <ListState
      list={list}
      isMain={isMain}
      loading={<CardSkeletons kind={kind} count={usualCount} label={`Loading ${of}`} />}
      failed={`We could not load the ${of}. Tap Reload to try again.`}
      empty={`No ${of} right now.${isMain ? ' Try another service, or tap Reload.' : ''}`}
      onReload={onReload}
    />
  );
}

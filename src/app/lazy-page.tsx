import { useEffect, useState, type ComponentType } from 'react';
import { PageSkeleton } from '../views/layout/page-skeleton';
import { reloadOnChunkError } from './reload-on-chunk-error';
import type { Composable, Needs, Scope } from './scope';

/** A page of the funnel. */
export interface FunnelPage {
  (props: { scope: Scope; title: string }): React.JSX.Element;
  /** Fetches the page's code before it is opened; rejects if that fails. */
  prefetch: (scope: Scope) => Promise<unknown>;
}

/** A view and its view-model. */
type Opened<ViewModel> = readonly [ComponentType<{ viewModel: ViewModel }>, ViewModel];

/** A page's download; `page` is set when it is complete. */
interface Opening<ViewModel> {
  readonly download: Promise<Opened<ViewModel>>;
  page: Opened<ViewModel> | undefined;
}

/**
 * A page whose code is fetched when it is first opened, with one view-model for each scope. Not by Suspense, which shows its
 * fallback for at least 300 ms.
 */
export function lazyPage<ViewModel, Needed extends Needs>(
  loadView: () => Promise<ComponentType<{ viewModel: ViewModel }>>,
  loadViewModel: () => Promise<Composable<ViewModel, Needed>>,
): FunnelPage {
  const openings = new WeakMap<Scope, Opening<ViewModel>>();
  const load = reloadOnChunkError(async (scope: Scope): Promise<Opened<ViewModel>> => {
    const [View, ViewModel] = await Promise.all([loadView(), loadViewModel()]);
    return [View, await scope.create(ViewModel)];
  });

  const open = (scope: Scope): Opening<ViewModel> => {
    const known = openings.get(scope);
    if (known) return known;
    const opening: Opening<ViewModel> = { download: load(scope), page: undefined };
    openings.set(scope, opening);
    opening.download.then(
      (page) => (opening.page = page),
      // The next opening tries again.
      () => openings.delete(scope),
    );
    return opening;
  };

  const LazyPage: FunnelPage = ({ scope, title }) => {
    const page = useOpening(scope, open);
    if (!page) return <PageSkeleton title={title} />;
    const [View, viewModel] = page;
    return <View viewModel={viewModel} />;
  };
  LazyPage.prefetch = (scope) => open(scope).download;
  return LazyPage;
}

/** The page, or undefined during its download. A failed download throws while rendering. */
function useOpening<ViewModel>(scope: Scope, open: (scope: Scope) => Opening<ViewModel>) {
  const [page, setPage] = useState(() => open(scope).page);
  useEffect(() => {
    let isWanted = true;
    open(scope).download.then(
      (arrived) => isWanted && setPage(arrived),
      (failure: Error) =>
        isWanted &&
        setPage(() => {
          throw failure;
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [scope, open]);
  return page;
}

import { useEffect, useState, type ComponentType } from 'react';
import { PageSkeleton } from '../views/layout/page-skeleton';
import { withReloadOnRepeatedImportFailure } from './with-reload-on-repeated-import-failure';
import type { Needs } from '../ports/injection-token';
import type { ClassNeeding, DependencyScope } from './dependency-scope';

export interface FunnelPage {
  (props: { scope: DependencyScope; title: string }): React.JSX.Element;
  /** Downloads the page's modules and makes its view-model before the page is shown; rejects if the download fails. */
  prefetch: (scope: DependencyScope) => Promise<unknown>;
}

type Opened<ViewModel> = readonly [ComponentType<{ viewModel: ViewModel }>, ViewModel];

/** A page's download; `page` is undefined until the download is complete. */
interface Opening<ViewModel> {
  readonly download: Promise<Opened<ViewModel>>;
  page: Opened<ViewModel> | undefined;
}

/** Makes a page whose modules load when it first opens. Uses no Suspense, because React would show its fallback for 300 ms or more. */
export function lazyFunnelPage<ViewModel, Needed extends Needs, More extends readonly unknown[]>(
  loadView: () => Promise<ComponentType<{ viewModel: ViewModel }>>,
  loadViewModel: () => Promise<ClassNeeding<ViewModel, Needed, More>>,
  ...more: More
): FunnelPage {
  const openings = new WeakMap<DependencyScope, Opening<ViewModel>>();
  const load = withReloadOnRepeatedImportFailure(async (scope: DependencyScope): Promise<Opened<ViewModel>> => {
    const [View, ViewModel] = await Promise.all([loadView(), loadViewModel()]);
    return [View, scope.create(ViewModel, ...more)];
  });

  const open = (scope: DependencyScope): Opening<ViewModel> => {
    const known = openings.get(scope);
    if (known) return known;
    const opening: Opening<ViewModel> = { download: load(scope), page: undefined };
    openings.set(scope, opening);
    opening.download.then(
      (page) => (opening.page = page),
      // After a failure, opening the page again starts a new download.
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

/** The page, or undefined during its download. Throws after a failed download, so that the error boundary shows a message. */
function useOpening<ViewModel>(scope: DependencyScope, open: (scope: DependencyScope) => Opening<ViewModel>) {
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

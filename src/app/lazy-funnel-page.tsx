import { useEffect, useState, type ComponentType } from 'react';
import { PageSkeleton } from '../views/layout/page-skeleton';
import { withReloadOnRepeatedImportFailure } from './with-reload-on-repeated-import-failure';
import type { Container, Newable } from 'inversify';

export interface FunnelPage {
  (props: { booking: Container; title: string }): React.JSX.Element;
  /** Downloads the page's modules and makes its view-model before the page is shown; rejects if the download fails. */
  prefetch: (booking: Container) => Promise<unknown>;
}

type Opened<ViewModel> = readonly [ComponentType<{ viewModel: ViewModel }>, ViewModel];

/** A page's download; `page` is undefined until the download is complete. */
interface Opening<ViewModel> {
  readonly download: Promise<Opened<ViewModel>>;
  page: Opened<ViewModel> | undefined;
}

/** Makes a page whose modules load when it first opens. Uses no Suspense, because React would show its fallback for 300 ms or more. */
export function lazyFunnelPage<ViewModel>(
  loadView: () => Promise<ComponentType<{ viewModel: ViewModel }>>,
  loadViewModel: () => Promise<Newable<ViewModel>>,
): FunnelPage {
  const openings = new WeakMap<Container, Opening<ViewModel>>();
  const load = withReloadOnRepeatedImportFailure(async (booking: Container): Promise<Opened<ViewModel>> => {
    const [View, ViewModel] = await Promise.all([loadView(), loadViewModel()]);
    return [View, booking.get(ViewModel)];
  });

  const open = (booking: Container): Opening<ViewModel> => {
    const known = openings.get(booking);
    if (known) return known;
    const opening: Opening<ViewModel> = { download: load(booking), page: undefined };
    openings.set(booking, opening);
    opening.download.then(
      (page) => (opening.page = page),
      // After a failure, opening the page again starts a new download.
      () => openings.delete(booking),
    );
    return opening;
  };

  const LazyPage: FunnelPage = ({ booking, title }) => {
    const page = useOpening(booking, open);
    if (!page) return <PageSkeleton title={title} />;
    const [View, viewModel] = page;
    return <View viewModel={viewModel} />;
  };
  LazyPage.prefetch = (booking) => open(booking).download;
  return LazyPage;
}

/** The page, or undefined during its download. Throws after a failed download, so that the error boundary shows a message. */
function useOpening<ViewModel>(booking: Container, open: (booking: Container) => Opening<ViewModel>) {
  const [page, setPage] = useState(() => open(booking).page);
  useEffect(() => {
    let isWanted = true;
    open(booking).download.then(
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
  }, [booking, open]);
  return page;
}

import type { Container, Newable } from 'inversify';
import type { ComponentType, ReactNode } from 'react';
import { hasEnded } from './container/booking-scope';
import { LazyPage, present } from '../lazy';
import { PageSkeleton } from '../views/layout/page-skeleton';
import { useLazy } from '../views/lazy-component';

export interface FunnelPage {
  (props: { booking: Container; title: string }): ReactNode;
  /** Downloads the page's modules and makes its view-model before the page is shown; rejects if the download fails. */
  prefetch: (booking: Container) => Promise<unknown>;
}

/** A module with one export. */
type ModuleOf<Code> = Readonly<Record<string, Code>>;

const onlyExport = <Code,>(module: ModuleOf<Code>) => present(Object.values(module)[0]!);

/** Makes a page whose modules load when it first opens. Its view-model lives as long as the booking. */
export function lazyFunnelPage<ViewModel>(
  loadView: () => Promise<ModuleOf<ComponentType<{ viewModel: ViewModel }>>>,
  loadViewModel: () => Promise<ModuleOf<Newable<ViewModel>>>,
): FunnelPage {
  const pages = new WeakMap<Container, LazyPage<readonly [ComponentType<{ viewModel: ViewModel }>, ViewModel]>>();
  const pageOf = (booking: Container) => {
    const known = pages.get(booking);
    if (known) return known;
    const page = new LazyPage(async () => {
      const [View, ViewModel] = await Promise.all([loadView().then(onlyExport), loadViewModel().then(onlyExport)]);
      // Nobody waits for a page of a booking that has ended meanwhile.
      if (hasEnded(booking)) return new Promise<never>(() => {});
      return [View, booking.get(ViewModel)] as const;
    });
    pages.set(booking, page);
    return page;
  };

  const FunnelPage: FunnelPage = ({ booking, title }) => {
    const { code, failure } = useLazy(pageOf(booking));
    if (failure) throw failure as Error;
    if (!code) return <PageSkeleton title={title} />;
    const [View, viewModel] = code;
    return <View viewModel={viewModel} />;
  };
  FunnelPage.prefetch = (booking) => pageOf(booking).load();
  return FunnelPage;
}

import type { Container, Newable } from 'inversify';
import type { ComponentType } from 'react';
import { PageSkeleton } from '../ui/page-skeleton';
import { lazyComponent } from '../ui/lazy-component';

type ModuleOf<Code> = Readonly<Record<string, Code>>;

const onlyExport = <Code,>(module: ModuleOf<Code>) => Object.values(module)[0]!;

export function lazyFunnelPage<ViewModel>(
  loadView: () => Promise<ModuleOf<ComponentType<{ viewModel: ViewModel }>>>,
  loadViewModel: () => Promise<ModuleOf<Newable<ViewModel>>>,
) {
  return lazyComponent(
    async () => {
      const [View, ViewModel] = await Promise.all([loadView().then(onlyExport), loadViewModel().then(onlyExport)]);
      return ({ booking }: { booking: Container; title: string }) => <View viewModel={booking.get(ViewModel)} />;
    },
    { pending: ({ title }) => <PageSkeleton title={title} /> },
  );
}

export type FunnelPage = ReturnType<typeof lazyFunnelPage>;

import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

interface Fallbacks<Props> {
  readonly pending?: (props: Props) => ReactNode;
  /** Without it, an outer error boundary shows a message. */
  readonly failed?: ReactNode;
}

/** Downloaded when it is first shown, or before by `load`. */
export function lazyComponent<Props extends object>(
  download: () => Promise<ComponentType<Props>>,
  { pending, failed }: Fallbacks<Props> = {},
): ComponentType<Props> & { readonly load: () => Promise<unknown>; readonly isLoaded: () => boolean } {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    try {
      loaded = await download();
      return { default: loaded };
    } catch (error) {
      // React keeps a failure. Another lazy component tries again when it is next shown.
      Lazy = lazy(load);
      throw error;
    }
  };
  let Lazy = lazy(load);

  function LazyComponent(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    // Suspense would show its fallback for 300 ms or more, and hydrate after the rest of the page.
    if (Shown === loaded) return <Shown {...props} />;
    const shown = (
      <Suspense fallback={pending?.(props)}>
        <Shown {...props} />
      </Suspense>
    );
    return failed === undefined ? shown : <ErrorBoundary fallback={failed}>{shown}</ErrorBoundary>;
  }
  return Object.assign(LazyComponent, { load, isLoaded: () => loaded !== undefined });
}

/** Also its files, past the browser's cache. The script in index.html does this, because it works without the app. */
export function reloadPage(): void {
  window.dispatchEvent(new Event('reloadpage'));
}

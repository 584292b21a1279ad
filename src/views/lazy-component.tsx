import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Lazy } from '../lazy';

interface LazyState<Code> {
  readonly lazy: Lazy<Code>;
  readonly failure?: unknown;
}

/** The code once it is downloaded, or why it could not be. At once if it is here: with Suspense, React would show a fallback for 300 ms or more. */
export function useLazy<Code>(lazy: Lazy<Code>): { readonly code?: Code; readonly failure?: unknown } {
  const [{ lazy: known, failure }, setState] = useState<LazyState<Code>>({ lazy });
  const { code } = lazy;
  const isHere = code !== undefined;
  useEffect(() => {
    if (isHere) return undefined;
    let isWanted = true;
    const end = (state: LazyState<Code>) => isWanted && setState(state);
    lazy.load().then(
      () => end({ lazy }),
      (error: unknown) => end({ lazy, failure: error }),
    );
    return () => {
      isWanted = false;
    };
  }, [lazy, isHere]);
  return isHere ? { code } : known === lazy && failure ? { failure } : {};
}

interface Fallbacks<Props> {
  /** Shown until the component is downloaded. */
  readonly pending?: (props: Props) => ReactNode;
  /** Shown if it cannot be downloaded. Without it, the error boundary shows a message. */
  readonly failed?: () => ReactNode;
}

/** A component whose code is downloaded when it is first shown. */
export function lazyComponent<Props extends object>(
  lazy: Lazy<ComponentType<Props>>,
  { pending, failed }: Fallbacks<Props>,
): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    const { code: Loaded, failure } = useLazy(lazy);
    if (Loaded) return <Loaded {...props} />;
    if (!failure) return pending?.(props);
    if (!failed) throw failure as Error;
    return failed();
  };
}

import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly onError?: (error: unknown) => void;
  readonly fallback: ReactNode;
  /** The current path: a new one clears the error. */
  readonly place?: string;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly place?: string | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: State): State | null {
    return place === state.place ? null : { hasFailed: false, place };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

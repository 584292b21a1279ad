import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Told of each error that was thrown while a page was drawn. */
  readonly onError: (error: unknown) => void;
  /** What is shown in place of what could not be drawn. */
  readonly fallback: ReactNode;
  /** Where the customer is: elsewhere it is tried anew. */
  readonly place?: string;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly place?: string | undefined;
}

/** Shows something else in place of what could not be drawn. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: State): State | null {
    return place === state.place ? null : { hasFailed: false, place };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';
import { FailurePage } from '../views/failure-page';

interface ErrorBoundaryProps {
  /** Told of each error that was thrown while a page was drawn. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Shows the failure page in place of an app that could not be drawn; it stands outside the shell and all providers. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? <FailurePage /> : this.props.children;
  }
}

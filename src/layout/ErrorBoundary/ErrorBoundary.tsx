import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../ErrorPage/ErrorPage';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Shows the error page in the frame when a page throws. React has reported the error to the console by then. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}

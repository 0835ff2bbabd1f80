import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../ErrorPage/ErrorPage';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Replaces a page that throws with the error page, inside the layout. React has already logged the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}

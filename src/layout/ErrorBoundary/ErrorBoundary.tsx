import { Component, type ReactNode } from 'react';
import { isHydrating } from '../../lib/hydration';
import { ErrorPage } from '../ErrorPage/ErrorPage';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure?: { readonly error: unknown };
}

/**
 * Replaces a page that throws with the error page, inside the layout. React has already logged the error. While the prerendered page
 * is being hydrated, its words are better than those of the error page: `hydrate()` puts them back.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (isHydrating()) throw failure.error;
    return <ErrorPage />;
  }
}

import { Component, type ReactNode, useEffect } from 'react';
import { ErrorPage } from '../pages/ErrorPage/ErrorPage';
import { handleErrorPage } from './routeChange';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Replaces a page that throws with the error page, inside the layout. React has already logged the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <AnnouncedErrorPage /> : this.props.children;
  }
}

function AnnouncedErrorPage() {
  // After the effect of App, which sets the title of the page that has failed.
  useEffect(() => queueMicrotask(handleErrorPage), []);
  return <ErrorPage />;
}

import { Component, type ReactNode } from 'react';
import { pageText } from '../i18n/page-translations';

interface Props {
  children: ReactNode;
  /** Builds the section anew. */
  onRetry: () => void;
}

/** Catches what no route's boundary caught, so that a broken section leaves the frame alone. */
export class RemoteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section className="page-error container">
        <h1>{pageText('kit:error.title', 'This page could not be shown')}</h1>
        <button type="button" className="btn btn-primary" onClick={this.props.onRetry}>
          {pageText('kit:retry', 'Try again')}
        </button>
      </section>
    );
  }
}

import type { i18n } from 'i18next';
import { Suspense, type ReactNode, Component, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LoadingState } from '../page/loading-state';
import { RemoteContext, type RemoteContextValue } from '../page/remote-context';
import { ReplayEarlyInput } from './early-input';
import { pageText } from '../i18n/translations';

interface Props {
  name: string;
  translations: i18n;
  /** Resolves when the remote's texts are loaded; undefined when they already are. */
  texts?: Promise<void>;
  /** Undefined on a server. */
  remote?: RemoteContextValue;
  /** The router. */
  children: ReactNode;
}

/** The root of a remote's React tree. It must be the same on both sides, or hydration fails. */
export function RemoteRoot({ name, translations, texts, remote, children }: Props) {
  return (
    <I18nextProvider i18n={translations} defaultNS={name}>
      <RemoteErrorBoundary onRetry={() => remote?.restart()}>
        <Suspense fallback={<LoadingState />}>
          <After promise={texts}>
            <RemoteContext value={remote}>
              {children}
              <ReplayEarlyInput />
            </RemoteContext>
          </After>
        </Suspense>
      </RemoteErrorBoundary>
    </I18nextProvider>
  );
}

/** Suspense would delay the content by 300 ms after its fallback. */
function After({ promise, children }: { promise?: Promise<void>; children: ReactNode }) {
  const settled = useSettled(promise);
  if (settled === 'pending') return <LoadingState />;
  if (settled !== 'done') throw settled.error;
  return children;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  onRetry: () => void;
}

/** Catches the errors that no route's boundary caught, so that a broken section does not break the frame. */
class RemoteErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
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

type Settled = 'pending' | 'done' | { error: unknown };

/** The state of a promise. Without a promise it is `done`. */
function useSettled(promise: Promise<unknown> | undefined): Settled {
  const [settled, setSettled] = useState<Settled>(promise ? 'pending' : 'done');
  useEffect(() => {
    let left = false;
    const settle = (outcome: Settled) => {
      if (!left) setSettled(outcome);
    };
    promise?.then(
      () => settle('done'),
      (error: unknown) => settle({ error }),
    );
    return () => {
      left = true;
    };
  }, [promise]);
  return settled;
}

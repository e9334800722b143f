import type { i18n } from 'i18next';
import { Suspense, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LoadingState } from '../page/loading-state';
import { RemoteContext, type RemoteContextValue } from './remote-context';
import { ReplayEarlyInput } from './replay-early-input';
import { RemoteErrorBoundary } from './remote-error-boundary';
import { useSettled } from './use-settled';

interface Props {
  name: string;
  translations: i18n;
  /** Settles when the remote's texts are there; undefined when they are already. */
  texts?: Promise<void>;
  /** Undefined on a server. */
  remote?: RemoteContextValue;
  /** The router. */
  children: ReactNode;
}

/** The root of a remote's React tree; the same in the browser and on a server, or it could not be taken over. */
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

/** Not by way of Suspense, which holds back what follows a fallback for 300 ms. */
function After({ promise, children }: { promise?: Promise<void>; children: ReactNode }) {
  const settled = useSettled(promise);
  if (settled === 'pending') return <LoadingState />;
  if (settled !== 'done') throw settled.error;
  return children;
}

import type { i18n } from 'i18next';
import { Suspense, use, useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { LoadingState } from '../page/loading-state';
import { RemoteContext, type RemoteContextValue } from './remote-context';
import { RemoteErrorBoundary } from './remote-error-boundary';

interface Props extends RemoteContextValue {
  name: string;
  translations: i18n;
  /** Settles when the remote's texts are there; undefined when they are already. */
  texts: Promise<void> | undefined;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The root of a remote's React tree. */
export function RemoteRoot({ name, element, translations, texts, router, restart }: Props) {
  const remote = useMemo(() => ({ element, restart }), [element, restart]);
  return (
    <I18nextProvider i18n={translations} defaultNS={name}>
      <RemoteErrorBoundary onRetry={restart}>
        <Suspense fallback={<LoadingState />}>
          <After promise={texts}>
            <RemoteContext value={remote}>
              <RouterProvider router={router} />
            </RemoteContext>
          </After>
        </Suspense>
      </RemoteErrorBoundary>
    </I18nextProvider>
  );
}

function After({ promise, children }: { promise?: Promise<void>; children: ReactNode }) {
  if (promise) use(promise);
  return children;
}

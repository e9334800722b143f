import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { ApiError } from '../api/api-error';
import { KIT_NAMESPACE } from '../i18n/translations';
import { RemoteContext } from '../remote/remote-context';
import { sitePath } from '../router/site-path';
import { useAutomaticRetry } from './use-automatic-retry';
import { headOfError, isNotFound } from './resolve-head';
import { useDocumentHead } from './use-document-head';
import { useOnline } from './use-online';
import { useOnReconnect } from './use-on-reconnect';
import { usePageFocus } from './use-page-focus';

/** The error boundary of every route that has none of its own. */
export function PageErrorState() {
  const error = useRouteError();
  const { t } = useTranslation(KIT_NAMESPACE);
  const { revalidate, state } = useRevalidator();
  const restart = useContext(RemoteContext)?.restart ?? (() => void revalidate());
  const willRetry = useAutomaticRetry(error, restart);
  const wasAnswered =
    isRouteErrorResponse(error) || (error instanceof ApiError && error.status > 0);
  const isOffline = !useOnline() && !wasAnswered;
  const kind = isNotFound(error) ? 'notFound' : isOffline ? 'offline' : 'error';
  useOnReconnect(() => {
    if (!wasAnswered) restart();
  });
  useDocumentHead(headOfError(error, t));
  usePageFocus(useLocation().pathname);
  return (
    <section className="page-error container">
      <h1>{t(`${kind}.title`)}</h1>
      <p className="lead">
        {error instanceof ApiError && !isOffline ? error.message : t(`${kind}.text`)}
      </p>
      {willRetry && <p role="status">{t('error.retryingSoon')}</p>}
      <div className="page-error-actions">
        {kind !== 'notFound' && (
          <button
            type="button"
            className="btn btn-primary"
            disabled={state === 'loading'}
            onClick={restart}
          >
            {t('retry')}
          </button>
        )}
        <a className="btn btn-outline-primary" href={sitePath('/home')}>
          {t('home')}
        </a>
      </div>
    </section>
  );
}

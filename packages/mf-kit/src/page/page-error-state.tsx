import { useContext, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { ApiError } from '../api/unwrap';
import { KIT_NAMESPACE } from '../i18n/translations';
import { RemoteContext } from './remote-context';
import { sitePath } from '../router/navigation';
import { headOfError, isNotFound } from './resolve-head';
import { useDocumentHead } from '../head/use-document-head';
import { useOnline, useOnReconnect } from '../browser/use-online';
import { usePageFocus } from './use-page-focus';

interface PageErrorStateProps {
  /** The link to a working page; without it, to the home page. */
  back?: ReactNode;
}

/** The default error boundary of routes. */
export function PageErrorState({ back }: PageErrorStateProps) {
  const error = useRouteError();
  const { t } = useTranslation(KIT_NAMESPACE);
  const { revalidate, state } = useRevalidator();
  const restart = useContext(RemoteContext)?.restart ?? (() => void revalidate());
  const willRetry = useAutomaticRetry(error, restart);
  const wasAnswered =
    isRouteErrorResponse(error) || (error instanceof ApiError && error.status > 0);
  const isOffline = !useOnline() && !wasAnswered;
  const kind = kindOf(error, isOffline);
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
        {back ?? (
          <a className="btn btn-outline-primary" href={sitePath('/home')}>
            {t('home')}
          </a>
        )}
      </div>
    </section>
  );
}

function kindOf(error: unknown, isOffline: boolean): 'notFound' | 'offline' | 'error' {
  if (isNotFound(error)) return 'notFound';
  return isOffline ? 'offline' : 'error';
}

const UNAVAILABLE = 503;

/** Each refusal in a row doubles the delay, at most so many times. */
const MOST_DOUBLINGS = 4;

/** After so many milliseconds without a refusal a new row begins. */
const CALM = 120_000;

/** The share of the delay that is added at random, so that refused visitors do not return at the same moment. */
const JITTER = 0.5;

let refusals = 0;
let lastRefusal = -Infinity;

/** Reloads a page that was refused with 503 after its `Retry-After`, once the tab is visible. Returns whether that is planned. */
function useAutomaticRetry(error: unknown, retry: () => void): boolean {
  const isRefused = error instanceof ApiError && error.status === UNAVAILABLE;
  const seconds = isRefused ? error.retryAfter : undefined;
  const onTime = useEffectEvent(retry);
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const milliseconds = seconds * 1000 * nextFactor() * (1 + JITTER * Math.random());
    let isTime = false;
    const retryInSight = () => {
      if (isTime && !document.hidden) onTime();
    };
    const timer = setTimeout(() => {
      isTime = true;
      retryInSight();
    }, milliseconds);
    document.addEventListener('visibilitychange', retryInSight);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', retryInSight);
    };
    // Each refusal is a new error object, and starts a new delay.
  }, [error, seconds]);
  return seconds !== undefined;
}

function nextFactor(): number {
  const now = performance.now();
  refusals = now - lastRefusal > CALM ? 0 : refusals + 1;
  lastRefusal = now;
  return 2 ** Math.min(refusals, MOST_DOUBLINGS);
}

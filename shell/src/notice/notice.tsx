import { sitePath, useTranslation } from '@phantom/mf-kit';
import { useSyncExternalStore } from 'react';
import { closeNotice, currentNotice, subscribeToNotice } from './notice-store';

const none = (): undefined => undefined;

/** The notice of the shell. It lies over the page, so that nothing moves. */
export function Notice() {
  const { t } = useTranslation();
  const notice = useSyncExternalStore(subscribeToNotice, currentNotice, none);
  return (
    <div className="frame-notice" role="status">
      {notice && (
        <div className="alert alert-warning alert-dismissible">
          {t(notice.textKey)}{' '}
          {notice.onRetry && (
            <button type="button" className="btn btn-link alert-link" onClick={notice.onRetry}>
              {t('unavailable.retry')}
            </button>
          )}
          {notice.link && (
            <a className="alert-link" href={sitePath(notice.link.path)} onClick={closeNotice}>
              {t(notice.link.textKey)}
            </a>
          )}
          <button
            type="button"
            className="btn-close"
            aria-label={t('notice.close')}
            onClick={closeNotice}
          />
        </div>
      )}
    </div>
  );
}

import { useTranslation } from '@phantom/mf-kit';
import { useSyncExternalStore } from 'react';
import { closeNotice, currentNotice, subscribeToNotice } from './notice-store';

const none = (): undefined => undefined;

/** One message of the shell, over the page so that nothing moves. */
export function Notice() {
  const { t } = useTranslation();
  const textKey = useSyncExternalStore(subscribeToNotice, currentNotice, none);
  return (
    <div className="frame-notice" role="status">
      {textKey && (
        <div className="alert alert-warning alert-dismissible">
          {t(textKey)}
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

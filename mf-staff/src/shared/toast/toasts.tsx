import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { CrossIcon } from '../components/cross-icon';
import { dismissToast, getToasts, subscribeToToasts, type ToastText } from './toast-store';
import styles from './toasts.module.css';

const SHOWN_MS = 7000;
const NONE: readonly ToastText[] = [];

/** What has been done of late. The region is always there, so that screen readers hear what comes into it. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => NONE);
  return (
    <div className={styles.corner} role="status">
      {toasts.map(({ id, text }) => (
        <Toast key={id} id={id} text={text} />
      ))}
    </div>
  );
}

function Toast({ id, text }: ToastText) {
  const { t } = useTranslation();
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div className={styles.toast}>
      <p>{text}</p>
      <button type="button" aria-label={t('dialog.close')} onClick={() => dismissToast(id)}>
        <CrossIcon />
      </button>
    </div>
  );
}

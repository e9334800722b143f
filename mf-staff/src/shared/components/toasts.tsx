import { useTranslation } from '@phantom/mf-kit';
import { createStore } from '@phantom/mf-kit/store';
import { useEffect, useSyncExternalStore } from 'react';
import { CrossIcon } from './icon-button';
import styles from './toasts.module.css';

interface ToastText {
  id: number;
  text: string;
}

const NONE: readonly ToastText[] = [];
const toasts = createStore(NONE);
let lastId = 0;

/** Shows a short message in the corner. It stays during navigation. */
export function toast(text: string): void {
  lastId += 1;
  toasts.set([...toasts.get(), { id: lastId, text }]);
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((each) => each.id !== id));
}

export const getToasts = toasts.get;

const SHOWN_MS = 7000;

/** The region always exists, so that screen readers announce new messages. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, getToasts, () => NONE);
  return (
    <div className={`d-print-none ${styles.corner}`} role="status">
      {shown.map(({ id, text }) => (
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

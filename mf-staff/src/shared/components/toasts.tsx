import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { CrossIcon } from './icon-button';
import styles from './toasts.module.css';

interface ToastText {
  id: number;
  text: string;
}

type Listener = () => void;

let toasts: readonly ToastText[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

/** Shows a short message in the corner. It stays during navigation. */
export function toast(text: string): void {
  lastId += 1;
  setToasts([...toasts, { id: lastId, text }]);
}

export function dismissToast(id: number): void {
  setToasts(toasts.filter((each) => each.id !== id));
}

export const getToasts = () => toasts;

function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setToasts(next: readonly ToastText[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const SHOWN_MS = 7000;
const NONE: readonly ToastText[] = [];

/** The region always exists, so that screen readers announce new messages. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => NONE);
  return (
    <div className={`d-print-none ${styles.corner}`} role="status">
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

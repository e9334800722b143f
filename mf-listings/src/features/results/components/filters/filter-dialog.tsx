import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useId, useRef } from 'react';
import { CrossIcon } from '../../../../shared/components/cross-icon';
import styles from './filter-dialog.module.css';
import { FilterForm } from './filter-form';
import type { FilterPanelProps } from './filter-panel-props';

/** All filters: a panel at the side of the page, the whole screen of a phone. */
export function FilterDialog({ part, page, onClose, onApply }: FilterPanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  return (
    // Not by a press beside it, which would throw away all that was chosen.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      closedby="closerequest"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{t('filters.title')}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('filters.close')}
          onClick={close}
        >
          <CrossIcon />
        </button>
      </div>
      <FilterForm
        part={part}
        page={page}
        onApply={(search) => {
          // The browser gives the focus back to the button.
          close();
          onApply(search);
        }}
      />
    </dialog>
  );
}

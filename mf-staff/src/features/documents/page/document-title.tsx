import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { IconButton } from '../../../shared/components/icon-button';
import { canShowInline } from '../../../shared/documents/can-show-inline';
import type { StaffDocument } from '../api/documents';
import { RenameField } from '../form/rename-field';
import buttons from '../../../shared/documents/title-button.module.css';
import styles from './document-title.module.css';

interface DocumentTitleProps {
  document: StaffDocument;
  mayEdit: boolean;
  onShow: () => void;
}

/** Opens the document on the page where the browser can show it; editors can rename it in place. */
export function DocumentTitle({ document, mayEdit, onShow }: DocumentTitleProps) {
  const { t } = useTranslation();
  const [isRenaming, setRenaming] = useState(false);
  const { title } = document;
  if (isRenaming) return <RenameField document={document} onClose={() => setRenaming(false)} />;
  return (
    <span className={styles.title}>
      {canShowInline(document) ? (
        <button type="button" className={`${buttons.button} ${styles.show}`} onClick={onShow}>
          {title}
          <span className="visually-hidden"> {t('documents.opensHere')}</span>
        </button>
      ) : (
        title
      )}
      {mayEdit && (
        <IconButton
          isSmall
          label={t('documents.rename.label', { title })}
          onClick={() => setRenaming(true)}
        >
          <svg fill="none" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path
              d="m2.5 13.5.7-3L11 2.7l2.3 2.3-7.8 7.8z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
        </IconButton>
      )}
    </span>
  );
}

import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import styles from './investor-page.module.css';

interface Props {
  /** What the row is called. */
  title: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** Both open a dialog. */
export function RowActions({ title, onEdit, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <span className={styles.actions}>
      <Button
        variant="outline-primary"
        size="sm"
        aria-label={t('investorAccounts.editOne', { title })}
        onClick={onEdit}
      >
        {t('investorAccounts.edit')}
      </Button>
      <Button
        variant="outline-primary"
        size="sm"
        aria-label={t('investorAccounts.removeOne', { title })}
        onClick={onRemove}
      >
        {t('investorAccounts.remove')}
      </Button>
    </span>
  );
}

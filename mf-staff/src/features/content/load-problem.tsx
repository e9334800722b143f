import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import styles from '../../shared/components/missing-notice.module.css';

interface LoadProblemProps {
  /** Why a part of the editor could not be loaded. */
  text: string;
  onRetry: () => void;
}

/** In place of a part of the editor that could not be loaded. */
export function LoadProblem({ text, onRetry }: LoadProblemProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={`alert alert-danger mb-0 ${styles.notice}`}>
      <p className="mb-0">{text}</p>
      <Button size="sm" variant="outline-primary" onClick={onRetry}>
        {t('content.save.retry')}
      </Button>
    </div>
  );
}

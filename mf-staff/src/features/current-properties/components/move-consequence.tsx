import { useTranslation } from '@phantom/mf-kit';
import type { PropertyDetail } from '../api/get-property';
import { useEndingRequests } from '../hooks/use-ending-requests';
import {
  awaitsDocuments,
  MISSING_DOCUMENTS,
  PROPERTY_STATUSES,
  type PropertyStatus,
} from '../status-steps';
import styles from './move-status-dialog.module.css';

interface MoveConsequenceProps {
  property: PropertyDetail;
  target: PropertyStatus;
}

/** What follows from a move, before it is made. */
export function MoveConsequence({ property, target }: MoveConsequenceProps) {
  const { t } = useTranslation();
  const ending = useEndingRequests(property);
  const { status, awaited_documents } = property;
  const sentences = [];
  if (target === status) sentences.push(t('move.follows.same'));
  else if (target === MISSING_DOCUMENTS) sentences.push(t('move.follows.missing'));
  else if (target === PROPERTY_STATUSES.length) sentences.push(t('move.follows.completed'));
  else sentences.push(t(target > status ? 'move.follows.ahead' : 'move.follows.back'));
  if (status === MISSING_DOCUMENTS && target !== status) {
    sentences.push(
      awaited_documents > 0 && awaitsDocuments(target)
        ? t('move.follows.awaited', { count: awaited_documents })
        : t('move.follows.noFiles'),
    );
  }
  if (ending && !awaitsDocuments(target)) sentences.push(ending);
  return (
    <p className={styles.consequence} role="status">
      {sentences.join(' ')}
    </p>
  );
}

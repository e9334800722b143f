import { useFormat, useTranslation, type ApiError } from '@phantom/mf-kit';
import { Button, SkeletonText } from '@phantom/ui';
import type { Settled } from '../../../shared/api/calls';
import { Sheet } from '../../../shared/components/sheet';
import type { PartName, PersonalData, Records } from '../../../shared/personal-data/parts';
import styles from './part-sheet.module.css';

interface PartSheetProps {
  name: PartName;
  part: Settled<PersonalData> | undefined;
  failure: 'erased' | ApiError | undefined;
  onRetry: () => void;
}

export function PartSheet({ name, part, failure, onRetry }: PartSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t(`personalData.part.${name}`)}>
      {failure && failure !== 'erased' && (
        <p className="alert alert-danger" role="alert">
          {t('personalData.erase.partFailed')} {failure.message}
        </p>
      )}
      {!part ? (
        <div role="status">
          <span className="visually-hidden">{t('loading')}</span>
          <SkeletonText lines={3} />
        </div>
      ) : 'error' in part ? (
        <div role="alert">
          <p>{part.error.message}</p>
          <Button size="sm" variant="outline-primary" onClick={onRetry}>
            {t('personalData.again')}
          </Button>
        </div>
      ) : (
        <RecordsList records={part.value.list} />
      )}
    </Sheet>
  );
}

function RecordsList({ records }: { records: Records[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (records.length === 0) return <p className="mb-0">{t('personalData.none')}</p>;
  return (
    <ul className={styles.records}>
      {records.map(({ kind, on_erasure: outcome, rows }) => (
        <li key={kind}>
          <span>
            {t(`personalData.kind.${kind}`)} <b>{number(rows.length)}</b>
          </span>
          <span className={styles[outcome]}>{t(`personalData.outcome.${outcome}`)}</span>
        </li>
      ))}
    </ul>
  );
}

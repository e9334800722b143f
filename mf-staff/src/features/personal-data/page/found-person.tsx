import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { useEffect, useRef, useState } from 'react';
import { useFocusAfterClose } from '../../../shared/hooks/use-focus-after-close';
import { PART_NAMES, type PartName } from '../../../shared/personal-data/parts';
import { EraseDialog } from '../form/erase-dialog';
import styles from './found-person.module.css';
import { PartSheet } from './part-sheet';
import { PersonActions } from './person-actions';
import type { Outcomes } from './use-erasure';
import { allRecords, isComplete, type PersonSearchResult } from './use-person';

interface FoundPersonProps extends PersonSearchResult {
  outcomes: Outcomes;
  onErase: () => Promise<void>;
  onRetryPart: (name: PartName) => void;
}

export function FoundPerson({ person, parts, outcomes, onErase, onRetryPart }: FoundPersonProps) {
  const { t } = useTranslation();
  const [isConfirming, setAsking] = useState(false);
  const { target, requestFocus } = useFocusAfterClose<HTMLHeadingElement>(isConfirming);
  const isFirst = useRef(true);
  useEffect(() => {
    // Moves the focus to the result.
    if (isFirst.current) target.current?.focus();
    isFirst.current = false;
  }, [target]);
  const records = allRecords(parts);
  const isEmpty = isComplete(parts) && records.length === 0;
  const close = () => {
    requestFocus();
    setAsking(false);
  };
  return (
    <section className={styles.person} aria-labelledby="personal-data-of">
      <h2 id="personal-data-of" ref={target} tabIndex={-1} className="h3" translate="no">
        {person.email}
      </h2>
      <ErasureNotice outcomes={outcomes} />
      {isEmpty ? (
        <EmptyState title={t('personalData.nothing')}>
          <p>{t('personalData.nothingText')}</p>
        </EmptyState>
      ) : (
        <>
          <PersonActions person={person} parts={parts} onErase={() => setAsking(true)} />
          <div className={styles.parts}>
            {PART_NAMES.map((name) => (
              <PartSheet
                key={name}
                name={name}
                part={parts[name]}
                failure={outcomes[name]}
                onRetry={() => onRetryPart(name)}
              />
            ))}
          </div>
        </>
      )}
      {isConfirming && (
        <EraseDialog email={person.email} records={records} onErase={onErase} onClose={close} />
      )}
    </section>
  );
}

function ErasureNotice({ outcomes }: { outcomes: Outcomes }) {
  const { t } = useTranslation();
  if (Object.keys(outcomes).length === 0) return null;
  const isDone = PART_NAMES.every((name) => outcomes[name] === 'erased');
  return (
    <p
      className={`alert alert-${isDone ? 'success' : 'danger'} mb-0`}
      role={isDone ? 'status' : 'alert'}
    >
      {t(isDone ? 'personalData.erase.done' : 'personalData.erase.partly')}
    </p>
  );
}

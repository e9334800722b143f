import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { useEffect, useRef, useState } from 'react';
import { useFocusOnceClosed } from '../../../shared/hooks/use-focus-once-closed';
import { PART_NAMES, type PartName } from '../../../shared/personal-data/parts';
import { EraseDialog } from '../form/erase-dialog';
import styles from './found-person.module.css';
import { PartSheet } from './part-sheet';
import { PersonActions } from './person-actions';
import type { Outcomes } from './use-erasure';
import { allRecords, type Found, isWhole } from './use-person';

interface FoundPersonProps extends Found {
  outcomes: Outcomes;
  onErase: () => Promise<void>;
  onAskAgain: (name: PartName) => void;
}

/** What all parts keep of a person, and what can be done about it. */
export function FoundPerson({ person, parts, outcomes, onErase, onAskAgain }: FoundPersonProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { target, wantFocus } = useFocusOnceClosed<HTMLHeadingElement>(isAsking);
  const isFirst = useRef(true);
  useEffect(() => {
    // Whoever pressed the button reads on at what it brought.
    if (isFirst.current) target.current?.focus();
    isFirst.current = false;
  }, [target]);
  const records = allRecords(parts);
  const isNothing = isWhole(parts) && records.length === 0;
  const close = () => {
    wantFocus();
    setAsking(false);
  };
  return (
    <section className={styles.person} aria-labelledby="personal-data-of">
      <h2 id="personal-data-of" ref={target} tabIndex={-1} className="h3" translate="no">
        {person.email}
      </h2>
      <ErasureNotice outcomes={outcomes} />
      {isNothing ? (
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
                onAskAgain={() => onAskAgain(name)}
              />
            ))}
          </div>
        </>
      )}
      {isAsking && (
        <EraseDialog email={person.email} records={records} onErase={onErase} onClose={close} />
      )}
    </section>
  );
}

/** What became of an erasure; nothing where there was none. */
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

import { Link, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useId } from 'react';
import { PART_NAMES } from '../../../shared/personal-data/parts';
import {
  missingParts,
  MissingParts,
  savePersonalData,
} from '../../../shared/personal-data/personal-data-file';
import styles from './person-actions.module.css';
import { answeredParts, isComplete, type PersonSearchResult } from './use-person';

export function PersonActions({
  person,
  parts,
  onErase,
}: PersonSearchResult & { onErase: () => void }) {
  const { t } = useTranslation();
  const known = answeredParts(parts);
  const isLoaded = PART_NAMES.every((name) => parts[name]);
  const hindrance = known.account?.hindrance;
  const save = () => savePersonalData(person.email, known, t('personalData.file'));
  return (
    <div className={styles.actions}>
      {hindrance && (
        <p className="alert alert-warning mb-0">
          {hindrance}{' '}
          <Link to={`/people?search=${encodeURIComponent(person.names?.[0] ?? '')}`}>
            {t('people.title')}
          </Link>
        </p>
      )}
      {isLoaded && <MissingParts missing={missingParts(known)} />}
      <div className={styles.buttons}>
        <Button aria-disabled={!isLoaded} onClick={isLoaded ? save : undefined}>
          {t('personalData.download')}
        </Button>
        <EraseButton
          canErase={isComplete(parts) && !hindrance}
          mustWait={isLoaded && !isComplete(parts) && !hindrance}
          onErase={onErase}
        />
      </div>
    </div>
  );
}

interface EraseButtonProps {
  canErase: boolean;
  mustWait: boolean;
  onErase: () => void;
}

function EraseButton({ canErase, mustWait, onErase }: EraseButtonProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <Button
        variant="outline-danger"
        aria-disabled={!canErase}
        aria-describedby={mustWait ? id : undefined}
        onClick={canErase ? onErase : undefined}
      >
        {t('personalData.erase.open')}
      </Button>
      {mustWait && (
        <p id={id} className="text-body-secondary mb-0">
          {t('personalData.erase.later')}
        </p>
      )}
    </>
  );
}

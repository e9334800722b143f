import { Link, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useId } from 'react';
import { PART_NAMES } from '../../../shared/personal-data/parts';
import {
  missingFrom,
  MissingParts,
  savePersonalData,
} from '../../../shared/personal-data/personal-data-file';
import styles from './person-actions.module.css';
import { answered, type Found, isWhole } from './use-person';

/** Takes along what is known of a person, or erases it; says why where that cannot be. */
export function PersonActions({ person, parts, onErase }: Found & { onErase: () => void }) {
  const { t } = useTranslation();
  const known = answered(parts);
  const isAsked = PART_NAMES.every((name) => parts[name]);
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
      {isAsked && <MissingParts missing={missingFrom(known)} />}
      <div className={styles.buttons}>
        <Button aria-disabled={!isAsked} onClick={isAsked ? save : undefined}>
          {t('personalData.download')}
        </Button>
        <EraseButton
          canErase={isWhole(parts) && !hindrance}
          mustWait={isAsked && !isWhole(parts) && !hindrance}
          onErase={onErase}
        />
      </div>
    </div>
  );
}

interface EraseButtonProps {
  canErase: boolean;
  /** Not everything is known that is kept. */
  mustWait: boolean;
  onErase: () => void;
}

/** The way to the question; where it is closed for want of an answer, that is said. */
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

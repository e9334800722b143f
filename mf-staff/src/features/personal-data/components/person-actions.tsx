import { Link, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { MissingParts } from '../../../shared/personal-data/missing-parts';
import { PART_NAMES } from '../../../shared/personal-data/parts';
import { missingFrom, savePersonalData } from '../../../shared/personal-data/save-personal-data';
import { answered, isWhole } from '../found-records';
import type { Found } from '../hooks/use-person';
import { EraseButton } from './erase-button';
import styles from './person-actions.module.css';

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

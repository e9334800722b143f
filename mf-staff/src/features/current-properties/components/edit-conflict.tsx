import { useTranslation, type ApiError } from '@phantom/mf-kit';
import { StaleNotice } from '../../../shared/stale/stale-notice';
import type { PropertyDetail } from '../api/get-property';
import type { EditEntries } from '../hooks/use-edit-form';
import { differing, entryText, toEntries } from '../property-facts';
import styles from './property-form.module.css';

interface EditConflictProps {
  /** The refusal, with the property as it is now. */
  error: ApiError;
  entries: EditEntries;
  onTake: () => void;
}

/** What somebody else has changed meanwhile, beside what was typed. */
export function EditConflict({ error, entries, onTake }: EditConflictProps) {
  const { t } = useTranslation();
  const now = toEntries(error.list[0] as PropertyDetail);
  const own = differing(entries, entries.before);
  const nobody = t('properties.unassigned');
  return (
    <StaleNotice message={error.message} onTake={onTake}>
      <ul className={styles.conflicts}>
        {differing(now, entries.before).map((field) => (
          <li key={field}>
            <strong>{t(`propertyForm.fields.${field}`)}</strong>
            <dl>
              <dt>{t('propertyForm.now')}</dt>
              <dd>{entryText(now, field) || nobody}</dd>
              {own.includes(field) && (
                <>
                  <dt>{t('propertyForm.yours')}</dt>
                  <dd>{entryText(entries, field) || nobody}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </StaleNotice>
  );
}

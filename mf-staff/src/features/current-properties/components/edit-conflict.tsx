import { useTranslation, type ApiError } from '@phantom/mf-kit';
import { StaleNotice } from '../../../shared/stale/stale-notice';
import type { PropertyDetail } from '../api/get-property';
import type { EditEntries } from '../hooks/use-edit-form';
import { usePropertyTypeName } from '../hooks/use-property-type-name';
import {
  differing,
  entryText,
  toEntries,
  type PropertyEntries,
  type PropertyField,
} from '../property-facts';
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
  const typeName = usePropertyTypeName();
  const now = toEntries(error.list[0] as PropertyDetail);
  const own = differing(entries, entries.before);
  const shown = (from: PropertyEntries, field: PropertyField) => {
    const text = entryText(from, field);
    return field === 'type_of_property' ? typeName(text) : text || t('properties.unassigned');
  };
  return (
    <StaleNotice message={error.message} onTake={onTake}>
      <ul className={styles.conflicts}>
        {differing(now, entries.before).map((field) => (
          <li key={field}>
            <strong>{t(`propertyForm.fields.${field}`)}</strong>
            <dl>
              <dt>{t('propertyForm.now')}</dt>
              <dd>{shown(now, field)}</dd>
              {own.includes(field) && (
                <>
                  <dt>{t('propertyForm.yours')}</dt>
                  <dd>{shown(entries, field)}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </StaleNotice>
  );
}

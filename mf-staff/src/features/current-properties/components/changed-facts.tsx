import { useTranslation } from '@phantom/mf-kit';
import type { PropertyChange } from '../api/get-history';
import { usePropertyTypeName } from '../hooks/use-property-type-name';
import styles from './changed-facts.module.css';

interface ChangedFactsProps {
  changes: PropertyChange['changes'];
  formatDay: (day: string) => string;
}

/** What was changed, from what to what. */
export function ChangedFacts({ changes, formatDay }: ChangedFactsProps) {
  const { t } = useTranslation();
  const typeName = usePropertyTypeName();
  const shown = (field: string, value: string | null) => {
    if (!value) return t(field === 'assign' ? 'properties.unassigned' : 'trail.nothing');
    if (field === 'type_of_property') return typeName(value);
    return field === 'due_on' ? formatDay(value) : value;
  };
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, old, new: now }) => (
        <li key={field}>
          {t(`trail.fields.${field}`, { defaultValue: field })}: <del>{shown(field, old)}</del>{' '}
          <span aria-hidden="true">→</span> <ins>{shown(field, now)}</ins>
        </li>
      ))}
    </ul>
  );
}

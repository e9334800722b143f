import { RichText, useFormat, useTranslation } from '@phantom/mf-kit';
import type { TimelineEntry } from '../../../shared/timeline/timeline';
import type { PropertyChange } from '../api/property';
import type { PropertyStatus } from '../property-status';
import { usePropertyTypeName } from '../use-property-type-name';
import styles from './history-entry.module.css';

const TONES: Partial<Record<PropertyChange['kind'], TimelineEntry['tone']>> = {
  status: 'strong',
  status_refused: 'warning',
  request_rejected: 'warning',
  file_withdrawn: 'warning',
  archived: 'strong',
  restored: 'strong',
};

export const useHistoryEntry = () => {
  const { t } = useTranslation();
  const { date } = useFormat();
  const status = (step: PropertyStatus | null) => (step === null ? '' : t(`status.${step}`));
  return (change: PropertyChange): TimelineEntry => {
    const { id, at, actor, kind, from_status, to_status, reason, title, changes } = change;
    const text = t(`trail.did.${kind}`, {
      name: actor.name,
      from: status(from_status),
      to: status(to_status),
      title: title ?? '',
    });
    return {
      id,
      at,
      tone: TONES[kind],
      title: <RichText text={text} elements={{ b: <strong /> }} />,
      children: (
        <>
          {changes.length > 0 && <ChangedFacts changes={changes} formatDay={date} />}
          {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
        </>
      ),
    };
  };
};

interface ChangedFactsProps {
  changes: PropertyChange['changes'];
  formatDay: (day: string) => string;
}

function ChangedFacts({ changes, formatDay }: ChangedFactsProps) {
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

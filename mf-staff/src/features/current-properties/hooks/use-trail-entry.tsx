import { RichText, useFormat, useTranslation } from '@phantom/mf-kit';
import type { TimelineEntry } from '../../../shared/timeline/timeline';
import type { PropertyChange } from '../api/get-history';
import { ChangedFacts } from '../components/changed-facts';
import type { PropertyStatus } from '../status-steps';
import styles from '../components/changed-facts.module.css';

const TONES: Partial<Record<PropertyChange['kind'], TimelineEntry['tone']>> = {
  status: 'strong',
  status_refused: 'warning',
  request_rejected: 'warning',
  file_withdrawn: 'warning',
  archived: 'strong',
  restored: 'strong',
};

/** A change of the trail, in words. */
export const useTrailEntry = () => {
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

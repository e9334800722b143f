import { useTranslation } from '@phantom/mf-kit';
import { PART_NAMES } from '../../../shared/personal-data/parts';
import type { Outcomes } from '../hooks/use-erasure';

/** What became of an erasure; nothing where there was none. */
export function ErasureNotice({ outcomes }: { outcomes: Outcomes }) {
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

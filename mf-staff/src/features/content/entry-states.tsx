import { useTranslation } from '@phantom/mf-kit';
import { StateLabel, type Tone } from '../../shared/components/state-label';
import type { EntryRow, EntryState } from './api/entries';

const TONES: Record<EntryState, Tone> = {
  draft: 'draft',
  published: 'done',
  changed: 'current',
  unpublished: 'ended',
  deleted: 'ended',
};

interface Props {
  entry: Pick<EntryRow, 'state' | 'publish_at' | 'review_requested_at'>;
}

/** The state, and what an entry waits for. */
export function EntryStates({ entry }: Props) {
  const { t } = useTranslation();
  return (
    <span className="d-inline-flex flex-wrap gap-1">
      <StateLabel tone={TONES[entry.state]}>{t(`content.state.${entry.state}`)}</StateLabel>
      {entry.review_requested_at && <StateLabel tone="new">{t('content.state.review')}</StateLabel>}
      {entry.publish_at && <StateLabel tone="planned">{t('content.state.scheduled')}</StateLabel>}
    </span>
  );
}

import { useTranslation } from '@phantom/mf-kit';
import { StateLabel, type Tone } from '../../../shared/components/state-label';
import type { State } from '../api/sources';

const TONES: Record<State, Tone> = {
  new: 'new',
  in_progress: 'current',
  answered: 'done',
  closed: 'ended',
  spam: 'refused',
};

export function EnquiryState({ state }: { state: State }) {
  const { t } = useTranslation();
  return <StateLabel tone={TONES[state]}>{t(`enquiries.state.${state}`)}</StateLabel>;
}

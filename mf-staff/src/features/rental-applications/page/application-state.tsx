import { StateLabel, type Tone } from '../../../shared/components/state-label';
import type { Application } from '../api';
import { useApplicationTexts } from '../application-texts';

const TONES: Record<Application['state'], Tone> = {
  draft: 'draft',
  submitted: 'new',
  in_review: 'current',
  approved: 'done',
  declined: 'refused',
  withdrawn: 'ended',
};

export function ApplicationState({ state }: Pick<Application, 'state'>) {
  const { t } = useApplicationTexts();
  return <StateLabel tone={TONES[state]}>{t(`state.${state}`)}</StateLabel>;
}

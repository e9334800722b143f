import { useTranslation } from '@phantom/mf-kit';
import type { Person } from '../person';

/** What an account is since somebody else changed it. */
export function RoleNow({ person: { type, rights, state } }: { person: Person }) {
  const { t } = useTranslation();
  const words = [
    t(`people.type.${type ?? 'none'}`),
    ...rights.map((right) => t(`people.right.${right}`)),
    t(`people.state.${state}`),
  ];
  return (
    <p>
      {t('people.now')} <strong>{words.join(' · ')}</strong>
    </p>
  );
}

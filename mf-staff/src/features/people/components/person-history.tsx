import { ApiError, useTranslation } from '@phantom/mf-kit';
import { SkeletonText } from '@phantom/ui';
import { Timeline } from '../../../shared/timeline/timeline';
import type { PersonEvent } from '../api/person-history';
import { useChangeText } from '../hooks/use-change-text';
import { usePersonHistory } from '../hooks/use-person-history';
import styles from './person-dialog.module.css';

/** Who did what with an account, when. Asked for as the dialog opens; all else works without it. */
export function PersonHistory({ id }: { id: number }) {
  const { t } = useTranslation();
  const history = usePersonHistory(id);
  return (
    <section className={styles.part}>
      <h3>{t('people.history.title')}</h3>
      {!history && <SkeletonText lines={3} />}
      {history instanceof ApiError && <p role="status">{history.message}</p>}
      {Array.isArray(history) && <Events events={history} />}
    </section>
  );
}

function Events({ events }: { events: PersonEvent[] }) {
  const { t } = useTranslation();
  const changeText = useChangeText();
  if (events.length === 0) return <p>{t('people.history.none')}</p>;
  const entries = events.map(({ id, created_at: at, actor_name: actor, action, changes }) => ({
    id,
    at,
    title: t(`people.history.${action}`, { actor }),
    tone: action === 'blocked' ? ('warning' as const) : ('plain' as const),
    children: changes.length > 0 && <p>{changes.map(changeText).join('; ')}</p>,
  }));
  return <Timeline label={t('people.history.title')} entries={entries} />;
}

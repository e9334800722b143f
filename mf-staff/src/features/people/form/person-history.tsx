import { ApiError, useTranslation, type AccountRight } from '@phantom/mf-kit';
import { SkeletonText } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { Timeline } from '../../../shared/timeline/timeline';
import { getPersonHistory, type PersonEvent, type PersonType } from '../api/people';
import styles from './person-dialog.module.css';

/** The history of an account, loaded when the dialog opens. The rest works without it. */
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

const useChangeText = () => {
  const { t } = useTranslation();
  const formatValues = (field: string, values: string[]) => {
    if (values.length === 0)
      return t(field === 'type' ? 'people.type.none' : 'people.history.nothing');
    if (field === 'type')
      return values.map((value) => t(`people.type.${value as NonNullable<PersonType>}`)).join(', ');
    if (field === 'rights')
      return values.map((value) => t(`people.right.${value as AccountRight}`)).join(', ');
    return values.join(', ');
  };
  return ({ field, from, to }: PersonEvent['changes'][number]): string =>
    `${t(`people.history.field.${field as 'type' | 'rights' | 'name'}`)}: ${formatValues(field, from)} → ${formatValues(field, to)}`;
};

/** The history of an account; undefined while loading, an ApiError on failure. */
const usePersonHistory = (id: number): PersonEvent[] | ApiError | undefined => {
  const [history, setHistory] = useState<PersonEvent[] | ApiError>();
  useEffect(() => {
    const controller = new AbortController();
    getPersonHistory(id, controller.signal).then(setHistory, (error: unknown) => {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setHistory(error);
    });
    return () => controller.abort();
  }, [id]);
  return history;
};

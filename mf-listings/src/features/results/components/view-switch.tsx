import { Link, useTranslation } from '@phantom/mf-kit';
import { useView } from '../hooks/use-view';
import { useWantedLocation } from '../hooks/use-wanted-location';
import styles from './view-switch.module.css';

/** On a narrow page: the list, or the map in its place. */
export function ViewSwitch() {
  const { t } = useTranslation();
  const view = useView();
  const { search, state } = useWantedLocation();
  const query = (target: string) => {
    const next = new URLSearchParams(search);
    next.delete('view');
    if (target === 'map') next.set('view', target);
    return `?${next}`;
  };
  return (
    <nav aria-label={t('search.view.label')} className={styles.views}>
      {(['list', 'map'] as const).map((each) => (
        <Link
          key={each}
          to={query(each)}
          state={state}
          preventScrollReset
          aria-current={each === view ? 'true' : undefined}
        >
          {t(`search.view.${each}`)}
        </Link>
      ))}
    </nav>
  );
}

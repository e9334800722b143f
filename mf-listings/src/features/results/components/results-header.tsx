import { Link, NavLink, useTranslation } from '@phantom/mf-kit';
import { listName } from '../../../shared/list-name';
import {
  BOROUGHS,
  landingPath,
  resultsPath,
  type Borough,
  type ListingTab,
} from '../../../shared/sections';
import { usePageHeading } from '../hooks/use-page-heading';
import styles from './results-header.module.css';

interface Props {
  tab: ListingTab;
  borough: Borough;
  /** How many homes there are on all pages. */
  total: number;
}

/** Says what is listed and where, and leads to the other boroughs. */
export function ResultsHeader({ tab, borough, total }: Props) {
  const { t } = useTranslation();
  const heading = usePageHeading();
  return (
    <header className={styles.header}>
      <div>
        <p className="pp-eyebrow">
          <Link to={landingPath(tab)}>{t(`tabs.${tab}`)}</Link>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {t('results.title')}
        </h1>
        <div className={styles.summary}>
          <p>{listName(tab, borough, t)}</p>
          <p role="status">{t('results.count', { count: total })}</p>
        </div>
      </div>
      <nav aria-label={t('results.boroughs')} className={styles.boroughs}>
        {BOROUGHS.map((each) => (
          <NavLink
            key={each}
            to={resultsPath(tab, each)}
            className="btn btn-sm btn-outline-primary"
          >
            {t(`boroughs.${each}`)}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}

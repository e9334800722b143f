import type { MapCluster } from '@phantom/map';
import { Link, useTranslation } from '@phantom/mf-kit';
import type { Search } from '../../../../shared/search/search';
import { searchPath } from '../../../../shared/search/write-search';
import { findHomesAt, searchAt } from '../api/find-homes-at';
import { useAnswer } from '../hooks/use-answer';
import { HomeLine } from './home-line';
import styles from './homes-here.module.css';
import { MapCard } from './map-card';
import { PreviewState } from './preview-state';

interface Props {
  search: Search;
  /** Homes at one and the same point. */
  cluster: MapCluster;
  onClose: () => void;
}

/** The homes of one building, which no zoom takes apart. */
export function HomesHere({ search, cluster, onClose }: Props) {
  const { t } = useTranslation();
  const here = searchAt(search, cluster.bounds);
  const { answer, error, retry } = useAnswer(searchPath(here), (signal) =>
    findHomesAt(search, cluster.bounds, signal),
  );
  const title = t('resultsMap.here', { count: answer?.value.total ?? cluster.count });
  const { list = [], url = '', next = null } = answer?.value ?? {};

  return (
    <MapCard label={title} onClose={onClose}>
      <h2 className={styles.title}>{title}</h2>
      {answer ? (
        <ul className={styles.list}>
          {list.map((home) => (
            <li key={home.id}>
              <HomeLine home={home} imageBase={url} />
            </li>
          ))}
        </ul>
      ) : (
        <PreviewState {...{ error, retry }} failed={t('resultsMap.homeFailed')} />
      )}
      {next !== null && (
        <Link className={styles.all} to={searchPath(here)}>
          {t('resultsMap.allHere')}
        </Link>
      )}
    </MapCard>
  );
}

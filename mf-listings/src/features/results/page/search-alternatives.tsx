import { Link, useTranslation } from '@phantom/mf-kit';
import { movedTo, withoutFilters, withoutGroup } from '../../../shared/search/change-search';
import { placePath } from '../../../shared/search/place-path';
import type { Search } from '../../../shared/search/search';
import type { Alternatives } from '../loader';
import { useSearchPath } from '../requested-search';
import styles from './search-alternatives.module.css';

interface Props {
  search: Search;
  alternatives: Alternatives;
}

export function SearchAlternatives({
  search,
  alternatives: { without, all, city, suggestions },
}: Props) {
  const { t } = useTranslation();
  const pathOf = useSearchPath();
  const places = suggestions.flatMap((place) => {
    const path = placePath(place, search);
    return path === null ? [] : [{ ...place, path }];
  });
  const showsAll = all > 0 && (without.length > 1 || without[0]?.total !== all);
  const showsCity = city !== null && city > 0;
  return (
    <>
      {places.length > 0 && (
        <>
          <p>{t('search.empty.meant')}</p>
          <ul className={styles.ways}>
            {places.map(({ path, text, count }) => (
              <li key={path}>
                <Link className="btn btn-sm btn-outline-primary" to={path}>
                  {t('search.empty.place', {
                    place: text,
                    homes: t('results.count', { count }),
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {(without.length > 0 || showsAll || showsCity) && (
        <>
          <p>{t('search.empty.without')}</p>
          <ul className={styles.ways}>
            {without.map(({ group, total }) => (
              <li key={group}>
                <Link
                  className="btn btn-sm btn-outline-primary"
                  to={pathOf(withoutGroup(search, group))}
                >
                  {t(`search.empty.group.${group}`)}
                  {': '}
                  {t('results.count', { count: total })}
                </Link>
              </li>
            ))}
            {showsAll && (
              <li>
                <Link className="btn btn-sm btn-primary" to={pathOf(withoutFilters(search))}>
                  {t('search.empty.all')}
                  {': '}
                  {t('results.count', { count: all })}
                </Link>
              </li>
            )}
            {showsCity && (
              <li>
                <Link
                  className="btn btn-sm btn-outline-primary"
                  to={pathOf(withoutFilters(movedTo(search, search.listingType, null)))}
                >
                  {t('boroughs.city')}
                  {': '}
                  {t('results.count', { count: city })}
                </Link>
              </li>
            )}
          </ul>
        </>
      )}
    </>
  );
}

import { Link, useTranslation } from '@phantom/mf-kit';
import { movedTo, withoutFilters, withoutGroup } from '../../../shared/search/change-search';
import { placePath } from '../../../shared/search-box/place-path';
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
  const withoutAny = withoutFilters(search);
  const ways = without.map(({ group, total }) => ({
    label: t(`search.empty.group.${group}`),
    path: pathOf(withoutGroup(search, group)),
    total,
    isMain: false,
  }));
  if (all > 0 && (without.length > 1 || without[0]?.total !== all))
    ways.push({ label: t('search.empty.all'), path: pathOf(withoutAny), total: all, isMain: true });
  if (city !== null && city > 0) {
    const path = pathOf(movedTo(withoutAny, search.listingType, null));
    ways.push({ label: t('boroughs.city'), path, total: city, isMain: false });
  }
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
      {ways.length > 0 && (
        <>
          <p>{t('search.empty.without')}</p>
          <ul className={styles.ways}>
            {ways.map(({ label, path, total, isMain }) => (
              <li key={label}>
                <Link className={`btn btn-sm btn-${isMain ? '' : 'outline-'}primary`} to={path}>
                  {label}
                  {': '}
                  {t('results.count', { count: total })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

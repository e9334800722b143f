import { Link, useTranslation } from '@phantom/mf-kit';
import { useEffect, useState } from 'react';
import { StaffBreadcrumbs } from '../../../shared/components/staff-breadcrumbs';
import type { Enquiry } from '../api/sources';
import { writeFilters, type Filters } from '../enquiry-query';
import styles from './enquiry-navigation.module.css';

export interface Neighbours {
  newer?: Enquiry;
  older?: Enquiry;
}

interface EnquiryNavigationProps {
  name: string;
  filters: Filters;
  neighbours: Promise<Neighbours>;
}

export function EnquiryNavigation({ name, filters, neighbours }: EnquiryNavigationProps) {
  const { t } = useTranslation();
  const { newer, older } = useNeighbours(neighbours);
  const search = writeFilters(filters).toString();
  const query = search && `?${search}`;
  const links = [
    { key: 'newer', entry: newer, arrow: '←' },
    { key: 'older', entry: older, arrow: '→' },
  ] as const;
  return (
    <div className={styles.navigation}>
      <StaffBreadcrumbs
        parents={[{ name: t('enquiries.title'), path: `/enquiries${query}` }]}
        title={name}
      />
      <nav className={styles.neighbours} aria-label={t('enquiry.beside')}>
        {links.map(
          ({ key, entry, arrow }) =>
            entry && (
              <Link
                key={key}
                className={styles.link}
                to={`/enquiries/${entry.kind}/${entry.id}${query}`}
                aria-label={t(`enquiry.${key}Of`, { name: entry.name })}
                title={entry.name}
              >
                {key === 'newer' && <span aria-hidden="true">{arrow} </span>}
                {t(`enquiry.${key}`)}
                {key === 'older' && <span aria-hidden="true"> {arrow}</span>}
              </Link>
            ),
        )}
      </nav>
    </div>
  );
}

/** Previous neighbours stay until new ones are loaded; `use()` would suspend the whole page. */
const useNeighbours = (coming: Promise<Neighbours>): Neighbours => {
  const [neighbours, setNeighbours] = useState<Neighbours>({});
  useEffect(() => {
    let isAwaited = true;
    void coming.then((known) => isAwaited && setNeighbours(known));
    return () => {
      isAwaited = false;
    };
  }, [coming]);
  return neighbours;
};

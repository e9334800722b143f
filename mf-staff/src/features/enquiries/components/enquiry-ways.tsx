import { Link, useTranslation } from '@phantom/mf-kit';
import type { Beside } from '../detail.loader';
import { writeFilters, type Filters } from '../filters';
import { useBeside } from '../hooks/use-beside';
import styles from './enquiry-ways.module.css';

interface Props {
  /** Those of the list that led here. */
  filters: Filters;
  beside: Promise<Beside>;
}

/** Back to the list, and on to the enquiries beside this one in it. */
export function EnquiryWays({ filters, beside }: Props) {
  const { t } = useTranslation();
  const { newer, older } = useBeside(beside);
  const search = writeFilters(filters).toString();
  const query = search && `?${search}`;
  const ways = [
    { key: 'newer', entry: newer, arrow: '←' },
    { key: 'older', entry: older, arrow: '→' },
  ] as const;
  return (
    <nav className={styles.ways} aria-label={t('enquiry.beside')}>
      <Link to={`/enquiries${query}`}>{t('enquiry.back')}</Link>
      <span className={styles.beside}>
        {ways.map(
          ({ key, entry, arrow }) =>
            entry && (
              <Link
                key={key}
                className={styles.way}
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
      </span>
    </nav>
  );
}

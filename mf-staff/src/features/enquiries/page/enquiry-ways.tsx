import { Link, useTranslation } from '@phantom/mf-kit';
import { useEffect, useState } from 'react';
import type { Entry } from '../api/sources';
import { type Filters, writeFilters } from '../enquiry-query';
import styles from './enquiry-ways.module.css';

/** The enquiries on both sides, as far as there are such. */
export interface Beside {
  newer?: Entry;
  older?: Entry;
}

interface EnquiryWaysProps {
  /** Those of the list that led here. */
  filters: Filters;
  beside: Promise<Beside>;
}

/** Back to the list, and on to the enquiries beside this one in it. */
export function EnquiryWays({ filters, beside }: EnquiryWaysProps) {
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

/**
 * What stands beside an enquiry, as soon as it is known. Loaded anew, the former stays until then: `use()` would hold
 * back all else that was loaded with it.
 */
const useBeside = (coming: Promise<Beside>): Beside => {
  const [beside, setBeside] = useState<Beside>({});
  useEffect(() => {
    let isAwaited = true;
    void coming.then((known) => isAwaited && setBeside(known));
    return () => {
      isAwaited = false;
    };
  }, [coming]);
  return beside;
};

import { Link, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { useListAddress } from '../../../shared/list/use-list-address';
import { isNarrowed, PARTS, readAuditQuery } from '../audit-query';
import { useNameOf } from '../hooks/use-name-of';
import type { loader } from '../loader';
import styles from './audit-filters.module.css';

/** Which log is read, whose doings and of which days. Each choice counts at once, and begins with the newest. */
export function AuditFilters() {
  const { t } = useTranslation();
  const { names } = useLoaderData<typeof loader>();
  const nameOf = useNameOf();
  const { search, go, pathFor } = useListAddress();
  const query = readAuditQuery(search);
  const { part, account, from, to } = query;
  const choose = (name: string) => ({
    name,
    onChange: ({ target }: { target: { value: string } }) =>
      go({ [name]: target.value, before: null }),
  });
  const isListed = account === undefined || names.has(account);
  return (
    <div className={styles.bar} role="search" aria-label={t('filters.label')}>
      <label>
        <span>{t('audit.filter.part')}</span>
        <select className="form-select" {...choose('part')} value={part}>
          {PARTS.map((each) => (
            <option key={each} value={each}>
              {t(`audit.part.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('audit.filter.account')}</span>
        <select className="form-select" {...choose('account')} value={account ?? ''}>
          <option value="">{t('audit.filter.anybody')}</option>
          {!isListed && <option value={account}>{nameOf(account)}</option>}
          {[...names].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('enquiries.filter.from')}</span>
        <input type="date" className="form-control" {...choose('from')} value={from ?? ''} />
      </label>
      <label>
        <span>{t('enquiries.filter.to')}</span>
        <input type="date" className="form-control" {...choose('to')} value={to ?? ''} />
      </label>
      {isNarrowed(query) && (
        <Link
          className={styles.clear}
          to={pathFor({ account: null, from: null, to: null, before: null })}
          preventScrollReset
        >
          {t('enquiries.filter.clear')}
        </Link>
      )}
    </div>
  );
}

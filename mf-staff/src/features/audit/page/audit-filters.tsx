import { Link, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { useListAddress } from '../../../shared/list/use-list-address';
import { ACTIONS, RECORDS } from '../api/audit-kinds';
import { hasFilters, readAuditQuery } from '../api/audit-query';
import styles from './audit-filters.module.css';
import type { loader } from './audit.loader';
import { useAccountName } from './use-audit-text';

const NO_FILTERS = { account: null, action: null, record: null, from: null, to: null };

export function AuditFilters() {
  const { t } = useTranslation();
  const { names } = useLoaderData<typeof loader>();
  const nameOf = useAccountName();
  const { search, go, pathFor } = useListAddress();
  const { filters } = readAuditQuery(search);
  const { account, action, record, signIns } = filters;
  const choose = (name: string) => ({
    name,
    onChange: ({ target }: { target: { value: string } }) =>
      go({ [name]: target.value, before: null }),
  });
  const isListed = account === undefined || names.has(account);
  return (
    <div className={styles.bar} role="search" aria-label={t('filters.label')}>
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
        <span>{t('audit.filter.action')}</span>
        <select className="form-select" {...choose('action')} value={action ?? ''}>
          <option value="">{t('audit.filter.anything')}</option>
          {ACTIONS.map((each) => (
            <option key={each} value={each}>
              {t(`audit.action.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('audit.filter.record')}</span>
        <select className="form-select" {...choose('record')} value={record ?? ''}>
          <option value="">{t('audit.filter.anyRecord')}</option>
          {RECORDS.map((each) => (
            <option key={each} value={each}>
              {t(`audit.kind.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'to'] as const).map((end) => (
        <label key={end}>
          <span>{t(`enquiries.filter.${end}`)}</span>
          <input type="date" className="form-control" {...choose(end)} value={filters[end] ?? ''} />
        </label>
      ))}
      <div className={styles.more}>
        <label className="form-check form-switch">
          <input
            type="checkbox"
            role="switch"
            className="form-check-input"
            checked={signIns}
            onChange={() => go({ signIns: signIns ? null : 'shown', before: null })}
          />
          <span className="form-check-label">{t('audit.filter.signIns')}</span>
        </label>
        {hasFilters(filters) && (
          <Link
            className={styles.clear}
            to={pathFor({ ...NO_FILTERS, before: null })}
            preventScrollReset
          >
            {t('enquiries.filter.clear')}
          </Link>
        )}
      </div>
    </div>
  );
}

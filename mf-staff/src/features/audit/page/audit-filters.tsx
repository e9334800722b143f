import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { FilterBar } from '../../../shared/list/filter-bar';
import { FilterPeriod, FilterSelect, PERIOD_ENDS } from '../../../shared/list/filter-fields';
import { useListAddress } from '../../../shared/list/use-list-address';
import { ACTIONS, RECORDS } from '../api/audit-kinds';
import { readAuditQuery } from '../api/audit-query';
import type { loader } from './audit.loader';
import { useAccountName } from './use-audit-text';

/** Filters of the log. All of it is in the address. */
export function AuditFilters() {
  const { t } = useTranslation();
  const { names } = useLoaderData<typeof loader>();
  const nameOf = useAccountName();
  const { search, go } = useListAddress();
  const { account, signIns } = readAuditQuery(search).filters;
  const isListed = account === undefined || names.has(account);
  const accounts = [...(isListed ? [] : [[account, nameOf(account)] as const]), ...names];
  const any = (label: string, choice: string) => `${label}: ${choice}`;
  return (
    <FilterBar fields={['account', 'action', 'record', ...PERIOD_ENDS]}>
      <FilterSelect
        name="account"
        label={t('audit.filter.account')}
        any={any(t('audit.filter.account'), t('audit.filter.anybody'))}
        choices={accounts.map(([id, label]) => ({ value: String(id), label }))}
      />
      <FilterSelect
        name="action"
        label={t('audit.filter.action')}
        any={any(t('audit.filter.action'), t('audit.filter.anything'))}
        choices={ACTIONS.map((value) => ({ value, label: t(`audit.action.${value}`) }))}
      />
      <FilterSelect
        name="record"
        label={t('audit.filter.record')}
        any={any(t('audit.filter.record'), t('audit.filter.anyRecord'))}
        choices={RECORDS.map((value) => ({ value, label: t(`audit.kind.${value}`) }))}
      />
      <FilterPeriod />
      <label className="form-check form-switch">
        <input
          type="checkbox"
          role="switch"
          className="form-check-input"
          checked={signIns}
          onChange={() => go({ signIns: signIns ? null : 'shown' })}
        />
        <span className="form-check-label">{t('audit.filter.signIns')}</span>
      </label>
    </FilterBar>
  );
}

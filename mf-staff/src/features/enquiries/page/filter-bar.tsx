import { Link, useSession, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useId, type ReactNode } from 'react';
import type { Colleague } from '../../../shared/api/colleagues';
import { KINDS } from '../api/sources';
import type { NameOf } from '../colleagues';
import { hasFilters, writeFilters } from '../enquiry-query';
import styles from './filter-bar.module.css';
import { useCurrentFilters, useFilterForm, type FilterField } from './use-filters';

interface FilterBarProps {
  /** Null when they could not be loaded. */
  colleagues: Colleague[] | null;
  nameOf: NameOf;
  /** Beside the filters. */
  children?: ReactNode;
}

/** Filters of the list. A choice applies at once, text on submit. */
export function FilterBar({ colleagues, nameOf, children }: FilterBarProps) {
  const { t } = useTranslation();
  const id = useId();
  const filters = useCurrentFilters();
  const form = useFilterForm(filters);
  const { view } = filters;
  return (
    <div role="search" className={styles.row}>
      <form className={styles.bar} aria-label={t('enquiries.filter.label')} onSubmit={form.submit}>
        <div className={styles.search}>
          <label htmlFor={id}>{t('enquiries.filter.search')}</label>
          <div className={styles.searchRow}>
            <input
              id={id}
              className="form-control"
              maxLength={100}
              enterKeyHint="search"
              placeholder={t('enquiries.filter.searchHint')}
              {...form.field('search')}
              type="search"
            />
            <Button type="submit" variant="outline-primary">
              {t('enquiries.filter.go')}
            </Button>
          </div>
        </div>
        <KindFilter {...form.field('kind')} />
        <AssigneeFilter colleagues={colleagues} nameOf={nameOf} {...form.field('assignee')} />
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            <span>{t(`enquiries.filter.${end}`)}</span>
            <input type="date" className="form-control" {...form.field(end)} />
          </label>
        ))}
        {hasFilters(filters) && (
          <Link
            className={styles.clear}
            to={`/enquiries?${writeFilters({ view })}`}
            preventScrollReset
          >
            {t('enquiries.filter.clear')}
          </Link>
        )}
      </form>
      {children}
    </div>
  );
}

function KindFilter(field: FilterField) {
  const { t } = useTranslation();
  return (
    <label>
      <span>{t('enquiries.filter.kind')}</span>
      <select className="form-select" {...field}>
        <option value="">{t('enquiries.filter.anyKind')}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`enquiries.kind.${kind}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface AssigneeFilterProps extends FilterField {
  colleagues: Colleague[] | null;
  nameOf: NameOf;
}

function AssigneeFilter({ colleagues, nameOf, ...field }: AssigneeFilterProps) {
  const { t } = useTranslation();
  const own = useSession()?.user.id;
  const others = (colleagues ?? []).filter(({ id }) => id !== own);
  const isListed = others.some(({ id }) => String(id) === field.value);
  const isUnknown = field.value !== '' && !isListed && !['me', 'nobody'].includes(field.value);
  return (
    <label>
      <span>{t('enquiries.filter.assignee')}</span>
      <select className="form-select" {...field}>
        <option value="">{t('enquiries.filter.anyone')}</option>
        <option value="me">{t('enquiries.filter.me')}</option>
        <option value="nobody">{t('enquiries.filter.nobody')}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isUnknown && <option value={field.value}>{nameOf(Number(field.value))}</option>}
      </select>
    </label>
  );
}

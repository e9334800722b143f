import { Link, useSession, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useId } from 'react';
import type { Colleague } from '../api/enquiry';
import { KINDS } from '../api/sources';
import type { NameOf } from '../colleagues';
import { isNarrowed, writeFilters } from '../enquiry-query';
import styles from './filter-bar.module.css';
import { type FilterField, useFilterForm, useWantedFilters } from './use-filters';

interface FilterBarProps {
  /** Null where they cannot be had. */
  colleagues: Colleague[] | null;
  nameOf: NameOf;
}

/** What the list is narrowed by. A choice counts at once, words when they are sent. */
export function FilterBar({ colleagues, nameOf }: FilterBarProps) {
  const { t } = useTranslation();
  const id = useId();
  const filters = useWantedFilters();
  const form = useFilterForm(filters);
  const { view } = filters;
  return (
    <div role="search">
      <form className={styles.bar} aria-label={t('enquiries.filter.label')} onSubmit={form.submit}>
        <div className={styles.search}>
          <label htmlFor={id}>{t('enquiries.filter.search')}</label>
          <div className={styles.words}>
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
        <label>
          <span>{t('enquiries.filter.from')}</span>
          <input type="date" className="form-control" {...form.field('from')} />
        </label>
        <label>
          <span>{t('enquiries.filter.to')}</span>
          <input type="date" className="form-control" {...form.field('to')} />
        </label>
        {isNarrowed(filters) && (
          <Link
            className={styles.clear}
            to={`/enquiries?${writeFilters({ view })}`}
            preventScrollReset
          >
            {t('enquiries.filter.clear')}
          </Link>
        )}
      </form>
    </div>
  );
}

/** Which form it came by. */
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

/** Who cares for it. */
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

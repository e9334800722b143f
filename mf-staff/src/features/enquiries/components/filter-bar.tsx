import { Link, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useId } from 'react';
import type { Colleague } from '../api/list-colleagues';
import { isNarrowed, writeFilters } from '../filters';
import { useFilterForm } from '../hooks/use-filter-form';
import type { NameOf } from '../hooks/use-name-of';
import { useWantedFilters } from '../hooks/use-wanted-filters';
import { AssigneeFilter } from './assignee-filter';
import styles from './filter-bar.module.css';
import { KindFilter } from './kind-filter';

interface Props {
  /** Null where they cannot be had. */
  colleagues: Colleague[] | null;
  nameOf: NameOf;
}

/** What the list is narrowed by. A choice counts at once, words when they are sent. */
export function FilterBar({ colleagues, nameOf }: Props) {
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

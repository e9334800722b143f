import { useSession, useTranslation } from '@phantom/mf-kit';
import type { Colleague } from '../../../shared/api/colleagues';
import { FilterBar } from '../../../shared/list/filter-bar';
import styles from '../../../shared/list/filter-selects.module.css';
import { useListAddress } from '../../../shared/list/use-list-address';
import type { ContentType } from '../api/entries';
import { SINCE, SORTS, STATE_FILTERS, TARGET_LANGUAGES, type ListQuery } from '../content-query';

interface EntriesFiltersProps {
  query: ListQuery;
  /** Null when they could not be loaded. */
  colleagues: Colleague[] | null;
  type: ContentType;
}

interface FilterChoice {
  value: string;
  label: string;
}

/** Search, filters and order of the list. All of it is in the address. */
export function EntriesFilters({ query, colleagues, type }: EntriesFiltersProps) {
  const { t } = useTranslation();
  const own = useSession()?.user.id;
  const isTranslated = type.fields.some(({ translated }) => translated);
  const people = (colleagues ?? []).filter(({ id }) => id !== own);
  const sorts = SORTS.filter((sort) => sort !== 'order' || type.order === 'position');
  return (
    <FilterBar
      searchLabel={t('content.filters.search')}
      search={query.search}
      filters={[]}
      chosen={[query.state, query.untranslated, query.by, query.since]}
    >
      <div className={styles.filters}>
        <Filter
          name="state"
          value={query.state}
          choices={STATE_FILTERS.map((value) => ({ value, label: t(`content.state.${value}`) }))}
        />
        {isTranslated && (
          <Filter
            name="untranslated"
            value={query.untranslated}
            choices={TARGET_LANGUAGES.map((value) => ({
              value,
              label: t('content.filters.lacks', { language: t(`content.languages.${value}`) }),
            }))}
          />
        )}
        <Filter
          name="by"
          value={query.by}
          choices={[
            { value: 'me', label: t('content.filters.me') },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Filter
          name="since"
          value={query.since?.toString()}
          choices={SINCE.map((days) => ({
            value: String(days),
            label: t(`content.filters.days.${days}`),
          }))}
        />
        <Filter
          name="sort"
          value={query.sort}
          choices={sorts.map((value) => ({ value, label: t(`content.filters.sorts.${value}`) }))}
        />
      </div>
    </FilterBar>
  );
}

interface FilterProps {
  name: 'state' | 'untranslated' | 'by' | 'since' | 'sort';
  value: string | undefined;
  choices: FilterChoice[];
}

function Filter({ name, value, choices }: FilterProps) {
  const { t } = useTranslation();
  const { go } = useListAddress();
  return (
    <select
      className={`form-select ${value && name !== 'sort' ? styles.used : ''}`}
      aria-label={t(`content.filters.${name}`)}
      value={value ?? ''}
      onChange={({ target }) => go({ [name]: target.value || null })}
    >
      {name !== 'sort' && <option value="">{t(`content.filters.any.${name}`)}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

import { useSession, useTranslation } from '@phantom/mf-kit';
import type { Colleague } from '../../../shared/api/colleagues';
import { FilterBar } from '../../../shared/list/filter-bar';
import { FilterSelect } from '../../../shared/list/filter-fields';
import type { ContentType } from '../api/entries';
import { SINCE, SORTS, STATE_FILTERS, TARGET_LANGUAGES, type ListQuery } from '../content-query';

interface EntriesFiltersProps {
  query: ListQuery;
  /** Null when they could not be loaded. */
  colleagues: Colleague[] | null;
  type: ContentType;
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
      fields={['state', 'untranslated', 'by', 'since']}
    >
      <FilterSelect
        name="state"
        label={t('content.filters.state')}
        any={t('content.filters.any.state')}
        choices={STATE_FILTERS.map((value) => ({ value, label: t(`content.state.${value}`) }))}
      />
      {isTranslated && (
        <FilterSelect
          name="untranslated"
          label={t('content.filters.untranslated')}
          any={t('content.filters.any.untranslated')}
          choices={TARGET_LANGUAGES.map((value) => ({
            value,
            label: t('content.filters.lacks', { language: t(`content.languages.${value}`) }),
          }))}
        />
      )}
      <FilterSelect
        name="by"
        label={t('content.filters.by')}
        any={t('content.filters.any.by')}
        choices={[
          { value: 'me', label: t('content.filters.me') },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <FilterSelect
        name="since"
        label={t('content.filters.since')}
        any={t('content.filters.any.since')}
        choices={SINCE.map((days) => ({
          value: String(days),
          label: t(`content.filters.days.${days}`),
        }))}
      />
      <FilterSelect
        name="sort"
        label={t('content.filters.sort')}
        fallback={query.sort}
        choices={sorts.map((value) => ({ value, label: t(`content.filters.sorts.${value}`) }))}
      />
    </FilterBar>
  );
}

import { useTranslation } from '@phantom/mf-kit';
import { FilterBar } from '../../../shared/list/filter-bar';
import { FilterSelect } from '../../../shared/list/filter-fields';
import { BOARD_STATES, TARGETS } from './board-query';
import type { BoardData } from './board.loader';

/** The language, its state, the type, and words. All of it is in the address. */
export function BoardFilters({ board: { query, types } }: { board: BoardData }) {
  const { t } = useTranslation();
  return (
    <FilterBar
      searchLabel={t('content.filters.search')}
      search={query.search}
      fields={['state', 'type']}
    >
      <FilterSelect
        name="language"
        label={t('translations.language')}
        fallback={query.language}
        choices={TARGETS.map((value) => ({ value, label: t(`content.languages.${value}`) }))}
      />
      <FilterSelect
        name="state"
        label={t('translations.state')}
        any={t('content.filters.any.state')}
        choices={BOARD_STATES.map((value) => ({ value, label: t(`translations.states.${value}`) }))}
      />
      <FilterSelect
        name="type"
        label={t('content.columns.type')}
        any={t('translations.anyType')}
        choices={types.map(({ service, type: { name, label } }) => ({
          value: `${service}/${name}`,
          label,
        }))}
      />
    </FilterBar>
  );
}

import { useTranslation } from '@phantom/mf-kit';
import { FilterBar } from '../../../shared/list/filter-bar';
import styles from '../../../shared/list/filter-selects.module.css';
import { useListAddress } from '../../../shared/list/use-list-address';
import { BOARD_STATES, TARGETS } from './board-query';
import type { BoardData } from './board.loader';

/** The language, its state, the type, and words. All of it is in the address. */
export function BoardFilters({ board: { query, types } }: { board: BoardData }) {
  const { t } = useTranslation();
  const { go } = useListAddress();
  const type = query.type && `${query.type.service}/${query.type.name}`;
  return (
    <FilterBar
      searchLabel={t('content.filters.search')}
      search={query.search}
      filters={[]}
      chosen={[query.state, type]}
    >
      <div className={styles.filters}>
        <select
          className="form-select"
          aria-label={t('translations.language')}
          value={query.language}
          onChange={({ target }) => go({ language: target.value })}
        >
          {TARGETS.map((language) => (
            <option key={language} value={language}>
              {t(`content.languages.${language}`)}
            </option>
          ))}
        </select>
        <select
          className="form-select"
          aria-label={t('translations.state')}
          value={query.state ?? ''}
          onChange={({ target }) => go({ state: target.value || null })}
        >
          <option value="">{t('content.filters.any.state')}</option>
          {BOARD_STATES.map((state) => (
            <option key={state} value={state}>
              {t(`translations.states.${state}`)}
            </option>
          ))}
        </select>
        <select
          className="form-select"
          aria-label={t('content.columns.type')}
          value={type ?? ''}
          onChange={({ target }) => go({ type: target.value || null })}
        >
          <option value="">{t('translations.anyType')}</option>
          {types.map(({ service, type: { name, label } }) => (
            <option key={name} value={`${service}/${name}`}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </FilterBar>
  );
}

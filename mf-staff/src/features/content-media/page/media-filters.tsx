import type { Choice } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { CONTENT_SERVICES } from '../../../shared/content-services';
import { FilterBar } from '../../../shared/list/filter-bar';
import { useListAddress } from '../../../shared/list/use-list-address';
import { MEDIA_KINDS } from '../../../shared/media/media-api';
import { STATES, VIEWS, type MediaPageQuery } from '../media-query';
import selects from '../../../shared/list/filter-selects.module.css';
import styles from './media.module.css';

/** The library, search, filters and the view. All of it is in the address. */
export function MediaFilters({ query }: { query: MediaPageQuery }) {
  const { service, kind, state, view, search } = query;
  const { t } = useTranslation();
  return (
    <div className={styles.search}>
      <FilterBar
        searchLabel={t('library.search')}
        search={search}
        filters={[]}
        chosen={[kind, state]}
      >
        <div className={selects.filters}>
          <Filter
            name="library"
            label={t('library.filters.library.label')}
            value={service}
            choices={CONTENT_SERVICES.map((value) => ({
              value,
              label: t(`library.filters.library.${value}`),
            }))}
          />
          <Filter
            name="kind"
            label={t('library.filters.kind.label')}
            value={kind}
            any={t('library.filters.kind.any')}
            choices={MEDIA_KINDS.map((value) => ({
              value,
              label: t(`library.filters.kind.${value}`),
            }))}
          />
          <Filter
            name="state"
            label={t('library.filters.state.label')}
            value={state}
            any={t('library.filters.state.any')}
            choices={STATES.map((value) => ({ value, label: t(`library.filters.state.${value}`) }))}
          />
          <Filter
            name="view"
            label={t('library.filters.view.label')}
            value={view}
            choices={VIEWS.map((value) => ({ value, label: t(`library.filters.view.${value}`) }))}
          />
        </div>
      </FilterBar>
    </div>
  );
}

interface FilterProps {
  name: 'library' | 'kind' | 'state' | 'view';
  label: string;
  value: string | undefined;
  choices: Choice[];
  /** The choice of none of them. */
  any?: string;
}

function Filter({ name, label, value, choices, any }: FilterProps) {
  const { go } = useListAddress();
  return (
    <select
      className="form-select"
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => go({ [name]: target.value || null })}
    >
      {any && <option value="">{any}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

import { useTranslation } from '@phantom/mf-kit';
import { CONTENT_SERVICES } from '../../../shared/content-services';
import { FilterBar } from '../../../shared/list/filter-bar';
import { FilterSelect } from '../../../shared/list/filter-fields';
import { MEDIA_KINDS } from '../../../shared/media/media-api';
import { STATES, VIEWS, type MediaPageQuery } from '../media-query';
import styles from './media.module.css';

/** The library, search, filters and the view. All of it is in the address. */
export function MediaFilters({ query }: { query: MediaPageQuery }) {
  const { service, view, search } = query;
  const { t } = useTranslation();
  return (
    <div className={styles.search}>
      <FilterBar searchLabel={t('library.search')} search={search} fields={['kind', 'state']}>
        <FilterSelect
          name="library"
          label={t('library.filters.library.label')}
          fallback={service}
          choices={CONTENT_SERVICES.map((value) => ({
            value,
            label: t(`library.filters.library.${value}`),
          }))}
        />
        <FilterSelect
          name="kind"
          label={t('library.filters.kind.label')}
          any={t('library.filters.kind.any')}
          choices={MEDIA_KINDS.map((value) => ({
            value,
            label: t(`library.filters.kind.${value}`),
          }))}
        />
        <FilterSelect
          name="state"
          label={t('library.filters.state.label')}
          any={t('library.filters.state.any')}
          choices={STATES.map((value) => ({ value, label: t(`library.filters.state.${value}`) }))}
        />
        <FilterSelect
          name="view"
          label={t('library.filters.view.label')}
          fallback={view}
          choices={VIEWS.map((value) => ({ value, label: t(`library.filters.view.${value}`) }))}
        />
      </FilterBar>
    </div>
  );
}

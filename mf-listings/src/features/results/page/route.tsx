import { Link, useLoaderData, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { Container, EmptyState } from '@phantom/ui';
import { useRememberSearch } from '../../../shared/recent-searches/recent-searches';
import { StatusDock } from '../../../shared/status-dock/status-dock';
import type { loader, ResultsData } from '../loader';
import { useRequestedPage } from '../requested-search';
import { FilterChips } from './filter-chips';
import { InlineFilters } from './inline-filters';
import { resultsHead } from './results-head';
import { ResultsHeader } from './results-header';
import { ResultsLayout } from './results-layout';
import { ResultsList } from './results-list';
import { ResultsToolbar } from './results-toolbar';
import styles from './route.module.css';
import { SearchBar } from './search-bar';
import { PlaceNotices, QueryNotices, SearchNotices } from './search-notices';

export { ResultsPage as Component };
export { loader } from '../loader';

export const handle: RouteHandle<ResultsData | null> = { head: resultsHead };

function ResultsPage() {
  const page = useLoaderData<typeof loader>();
  const requested = useRequestedPage(page);
  useRememberSearch(page && page.total > 0 ? page.search : null);
  return (
    <Container className={styles.page}>
      {page && requested ? (
        <>
          <ResultsHeader search={requested.search} />
          <SearchBar page={requested} />
          <InlineFilters page={requested} />
          <SearchNotices page={page} />
          {page.notice && <QueryNotices notice={page.notice} search={page.search} />}
          <FilterChips search={requested.search} />
          <PlaceNotices page={page} />
          <ResultsToolbar page={requested} />
          <ResultsLayout page={requested}>
            {(highlighted) => <ResultsList page={page} highlighted={highlighted} />}
          </ResultsLayout>
          <StatusDock />
        </>
      ) : (
        <UnknownList />
      )}
    </Container>
  );
}

function UnknownList() {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t('results.title')}</h1>
      <EmptyState title={t('results.unknown.title')}>
        <p>{t('results.unknown.text')}</p>
        <Link className="btn btn-primary" to="/listings">
          {t('results.otherBoroughs')}
        </Link>
      </EmptyState>
    </>
  );
}

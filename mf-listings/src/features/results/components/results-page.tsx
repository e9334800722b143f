import { useLoaderData } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { KeptDock } from '../../../shared/own/kept-dock';
import { useRememberSearch } from '../../../shared/recent-searches/use-remember-search';
import type { loader } from '../loader';
import { useWantedPage } from '../hooks/use-wanted-page';
import { FilterChips } from './filter-chips';
import { HomeList } from './home-list';
import { InlineFilters } from './inline-filters';
import { QueryNotices } from './query-notices';
import { ResultsHeader } from './results-header';
import { ResultsLayout } from './results-layout';
import styles from './results-page.module.css';
import { ResultsToolbar } from './results-toolbar';
import { SearchBar } from './search-bar/search-bar';
import { SearchNotices } from './search-notices';
import { UnknownList } from './unknown-list';

/** The homes of one tab in one borough that a visitor looks for, a page at a time. */
export function ResultsPage() {
  const page = useLoaderData<typeof loader>();
  const wanted = useWantedPage(page);
  useRememberSearch(page && page.total > 0 ? page.search : null);
  return (
    <Container className={styles.page}>
      {page && wanted ? (
        <>
          <ResultsHeader search={wanted.search} />
          <SearchBar page={wanted} />
          <InlineFilters page={wanted} />
          <SearchNotices page={page} />
          {page.notice && <QueryNotices notice={page.notice} search={page.search} />}
          <FilterChips search={wanted.search} />
          <ResultsToolbar page={wanted} />
          <ResultsLayout page={wanted}>
            {(highlighted) => <HomeList page={page} highlighted={highlighted} />}
          </ResultsLayout>
          <KeptDock />
        </>
      ) : (
        <UnknownList />
      )}
    </Container>
  );
}

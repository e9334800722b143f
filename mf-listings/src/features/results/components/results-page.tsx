import { useLoaderData } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import type { loader } from '../loader';
import { HomeList } from './home-list';
import { ResultsHeader } from './results-header';
import { UnknownList } from './unknown-list';

/** The homes of one tab in one borough, a page at a time. */
export function ResultsPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <Container className="pp-section">
      {page ? (
        <>
          <ResultsHeader tab={page.tab} borough={page.borough} total={page.total} />
          <HomeList page={page} />
        </>
      ) : (
        <UnknownList />
      )}
    </Container>
  );
}

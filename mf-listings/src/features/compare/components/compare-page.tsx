import { useLoaderData } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { KeptDock } from '../../../shared/own/kept-dock';
import { useHeadingFocus } from '../hooks/use-heading-focus';
import type { loader } from '../loader';
import { CompareHeader } from './compare-header';
import { CompareTable } from './compare-table';
import { GoneHomes } from './gone-homes';
import { NothingToCompare } from './nothing-to-compare';

/** Homes side by side, as the address names them: it can be kept and shared. */
export function ComparePage() {
  const page = useLoaderData<typeof loader>();
  const heading = useHeadingFocus(page.ids.length);
  return (
    <Container className="pp-section">
      <CompareHeader heading={heading} page={page} />
      <GoneHomes page={page} />
      {page.homes.length > 0 ? <CompareTable page={page} /> : <NothingToCompare />}
      <KeptDock withoutBar />
    </Container>
  );
}

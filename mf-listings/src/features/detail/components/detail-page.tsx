import { useLoaderData } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { KeptDock } from '../../../shared/own/kept-dock';
import type { loader } from '../loader';
import { GoneListing } from './gone-listing';
import { ListingView } from './listing-view';
import { UnknownListing } from './unknown-listing';

export function DetailPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <Container className="pp-section">
      {viewOf(page)}
      <KeptDock />
    </Container>
  );
}

const viewOf = (page: ReturnType<typeof useLoaderData<typeof loader>>) => {
  if (page === null) return <UnknownListing />;
  if (page.listing === null) return <GoneListing similar={page.similar} />;
  return <ListingView key={page.listing.id} {...page} />;
};

import { useLoaderData } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import type { loader } from '../loader';
import { ListingView } from './listing-view';
import { UnknownListing } from './unknown-listing';

export function DetailPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <Container className="pp-section">
      {page ? <ListingView key={page.listing.id} {...page} /> : <UnknownListing />}
    </Container>
  );
}

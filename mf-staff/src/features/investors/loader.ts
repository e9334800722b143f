import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { settled } from '../../shared/settled';
import { latestNewsletters } from './api/latest-newsletters';
import { ownDistributions } from './api/own-distributions';
import { ownDocuments } from './api/own-documents';
import { ownHoldings } from './api/own-holdings';

/** Asks for all parts at once and waits for none: each shows, or fails, by itself. */
export const loader = ({ request: { signal } }: LoaderFunctionArgs) => ({
  holdings: settled(ownHoldings(signal)),
  distributions: settled(ownDistributions(signal)),
  documents: settled(ownDocuments(signal)),
  newsletters: settled(latestNewsletters(signal)),
});

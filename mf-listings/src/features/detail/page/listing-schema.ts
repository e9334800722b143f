import type { HeadSite, StructuredData } from '@phantom/mf-kit';
import type { ListingDetail } from '../api/listing-detail';

export type ListingSchema = (
  listing: ListingDetail,
  words: { title: string; description: string },
  site: HeadSite,
) => StructuredData | null;

/** Only a server calls it: its build uses `listing-schema.server.ts` instead. */
export const listingSchema: ListingSchema = () => null;

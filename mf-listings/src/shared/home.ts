/** A home as every list of homes tells it. */
export type { Listing as Home } from '@phantom/api-client';

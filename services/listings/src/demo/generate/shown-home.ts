import type { ResoListing } from '../../reso/reso-listing.js';

/** A sale of the feed that the demo feed can show whole. */
export interface SaleHome extends ResoListing {
  PropertySubType: NonNullable<ResoListing['PropertySubType']>;
  ListPrice: number;
  UnparsedAddress: string;
  PostalCode: string;
  Latitude: number;
  Longitude: number;
}

/** A rental of the feed whose facts are all known. */
export interface RentalHome extends ResoListing {
  ListPrice: number;
  BedroomsTotal: number;
  EntryLevel: number;
}

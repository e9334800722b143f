// What `demo/feed` and `qa/market` use of this service.
export { AppModule } from './app.module.js';
export { boroughByPoint } from './common/borough-by-point.js';
export { type Borough, boroughByZip, BOROUGHS } from './common/borough.js';
export type { TransactionType } from './common/listing-type.js';
export type { PropertySubType, PropertyType, ResoListing, StandardStatus } from './common/reso.js';
export { ListingsConfig } from './config/listings.config.js';
export { listingsDataSource } from './data-source.js';
export { readFeed } from './import/read-feed.js';
export { digestOf, type NewListing, writeListings } from './listings/listing-writer.js';
export { Listing } from './listings/listing.entity.js';

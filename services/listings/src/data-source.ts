import { CONTENT_ENTITIES, CONTENT_MIGRATIONS } from '@phantom/content-editing';
import { FILE_ENTITIES, FILE_MIGRATIONS } from '@phantom/files';
import { INBOX_ENTITIES, INBOX_MIGRATIONS } from '@phantom/inbox';
import { FORM_ENTITIES, FORM_MIGRATIONS } from '@phantom/outbox';
import { createDataSource } from '@phantom/service-kit';
import { AUDIT_ENTITIES, AUDIT_MIGRATIONS } from '@phantom/service-kit/audit';
import type { DataSource } from 'typeorm';
import { ListingEnquiry } from './enquiries/enquiry.entity.js';
import { FAVOURITE_LIST_ENTITIES } from './favourite-lists/favourite-list.entity.js';
import { FEED_PICTURE_ENTITIES } from './feed-pictures/feed-picture.entity.js';
import { Listing, ListingPrice, OpenHouse } from './listings/listing.entity.js';
import { CreateListings1795219200000 } from './migrations/1795219200000-create-listings.js';
import { CreateOpenHouses1795219201000 } from './migrations/1795219201000-create-open-houses.js';
import { CreateListingEnquiries1795219202000 } from './migrations/1795219202000-create-listing-enquiries.js';
import { CompleteListingEnquiries1795219301000 } from './migrations/1795219301000-complete-listing-enquiries.js';
import { IndexChanges1795219401000 } from './migrations/1795219401000-index-changes.js';
import { CreatePlaces1795219402000 } from './migrations/1795219402000-create-places.js';
import { CreatePriceHistory1795219403000 } from './migrations/1795219403000-create-price-history.js';
import { NameOwnership1795219404000 } from './migrations/1795219404000-name-ownership.js';
import { KeepOtherKeys1795219405000 } from './migrations/1795219405000-keep-other-keys.js';
import { TakeInEnquiries1795219541000 } from './migrations/1795219541000-take-in-enquiries.js';
import { SearchEnquiries1795305601000 } from './migrations/1795305601000-search-enquiries.js';
import { CorrectListings1795500021000 } from './migrations/1795500021000-correct-listings.js';
import { CreateRecordedSales1795600024000 } from './migrations/1795600024000-create-recorded-sales.js';
import { CreateSavedSearches1795700024000 } from './migrations/1795700024000-create-saved-searches.js';
import { IndexSaleAreas1795700024100 } from './migrations/1795700024100-index-sale-areas.js';
import { AddCosts1795800024000 } from './migrations/1795800024000-add-costs.js';
import { CreateViewings1795800024300 } from './migrations/1795800024300-create-viewings.js';
import { CreateFavouriteLists1795800024400 } from './migrations/1795800024400-create-favourite-lists.js';
import { ImportWebApi1795800024500 } from './migrations/1795800024500-import-web-api.js';
import { CreateRentalApplications1795800024600 } from './migrations/1795800024600-create-rental-applications.js';
import { CreateFeedPictures1795800024700 } from './migrations/1795800024700-create-feed-pictures.js';
import { IndexNeighbourhoods1795800024800 } from './migrations/1795800024800-index-neighbourhoods.js';
import { AddUsualCosts1795800024900 } from './migrations/1795800024900-add-usual-costs.js';
import { RENTAL_APPLICATION_ENTITIES } from './rental-applications/application.entity.js';
import { SAVED_SEARCH_ENTITIES } from './saved-searches/saved-search.entity.js';
import { VIEWING_ENTITIES } from './viewings/viewing.entity.js';

export function listingsDataSource(url: string): DataSource {
  return createDataSource({
    url,
    entities: [
      Listing,
      ListingPrice,
      OpenHouse,
      ListingEnquiry,
      ...SAVED_SEARCH_ENTITIES,
      ...VIEWING_ENTITIES,
      ...FAVOURITE_LIST_ENTITIES,
      ...FEED_PICTURE_ENTITIES,
      ...RENTAL_APPLICATION_ENTITIES,
      ...FORM_ENTITIES,
      ...INBOX_ENTITIES,
      ...AUDIT_ENTITIES,
      ...FILE_ENTITIES,
      ...CONTENT_ENTITIES,
    ],
    migrations: [
      CreateListings1795219200000,
      CreateOpenHouses1795219201000,
      CreateListingEnquiries1795219202000,
      ...FORM_MIGRATIONS,
      CompleteListingEnquiries1795219301000,
      IndexChanges1795219401000,
      CreatePlaces1795219402000,
      CreatePriceHistory1795219403000,
      NameOwnership1795219404000,
      KeepOtherKeys1795219405000,
      ...INBOX_MIGRATIONS,
      TakeInEnquiries1795219541000,
      SearchEnquiries1795305601000,
      ...AUDIT_MIGRATIONS,
      ...FILE_MIGRATIONS,
      ...CONTENT_MIGRATIONS,
      CorrectListings1795500021000,
      CreateRecordedSales1795600024000,
      CreateSavedSearches1795700024000,
      IndexSaleAreas1795700024100,
      AddCosts1795800024000,
      CreateViewings1795800024300,
      CreateFavouriteLists1795800024400,
      ImportWebApi1795800024500,
      CreateRentalApplications1795800024600,
      CreateFeedPictures1795800024700,
      IndexNeighbourhoods1795800024800,
      AddUsualCosts1795800024900,
    ],
  });
}

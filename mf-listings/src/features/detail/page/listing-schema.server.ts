import { splitAmenities } from '../../../shared/listing-texts';
import { parseMedia } from '../../../shared/media';
import type { ListingDetail } from '../api/listing-detail';
import type { ListingSchema } from './listing-schema';

/** The types of schema.org, by property type. */
const PROPERTY_TYPES: Record<string, 'Apartment' | 'House' | 'SingleFamilyResidence'> = {
  Apartment: 'Apartment',
  Condo: 'Apartment',
  Condop: 'Apartment',
  'Co-op': 'Apartment',
  House: 'SingleFamilyResidence',
  Townhouse: 'House',
  'Multi-family home': 'House',
};

/**
 * A listing in the vocabulary of schema.org: the listing, its offer, and the accommodation.
 *
 * @public the server build resolves listing-schema to this file
 */
export const listingSchema: ListingSchema = (
  listing,
  { title, description },
  { canonical, language, file },
) => ({
  '@type': 'RealEstateListing',
  name: title,
  description,
  url: canonical,
  inLanguage: language,
  datePosted: listing.listed_at,
  image: picturesOf(listing).map(({ url }) => file(url)),
  offers: listing.price === null ? undefined : offerOf(listing, listing.price, canonical),
  mainEntity: accommodationOf(listing, title),
});

const picturesOf = ({ images }: ListingDetail) =>
  parseMedia(images).filter(({ kind }) => kind === 'image');

const offerOf = ({ listing_type: type, available }: ListingDetail, price: number, url: string) => ({
  '@type': 'Offer' as const,
  url,
  price,
  priceCurrency: 'USD',
  availability: `https://schema.org/${available ? 'InStock' : 'Reserved'}` as const,
  ...(type === 'rentals'
    ? {
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
        priceSpecification: {
          '@type': 'UnitPriceSpecification' as const,
          price,
          priceCurrency: 'USD',
          // Month, as a UN/CEFACT code.
          unitCode: 'MON',
        },
      }
    : { businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' } }),
});

const accommodationOf = (listing: ListingDetail, name: string) => ({
  '@type': PROPERTY_TYPES[listing.type ?? ''] ?? ('Accommodation' as const),
  name,
  address: {
    '@type': 'PostalAddress' as const,
    streetAddress: listing.address ?? undefined,
    addressLocality: listing.city ?? undefined,
    addressRegion: listing.state,
    postalCode: listing.zip_code ?? undefined,
    addressCountry: 'US',
  },
  geo: pointOf(listing),
  floorSize: squareFeet(listing.area),
  numberOfBedrooms: listing.bedrooms ?? undefined,
  // RESO BathroomsTotalInteger: a half bath counts as one.
  numberOfBathroomsTotal: listing.bathrooms === null ? undefined : Math.ceil(listing.bathrooms),
  amenityFeature: splitAmenities(listing.amenities).map((amenity) => ({
    '@type': 'LocationFeatureSpecification' as const,
    name: amenity,
    value: true,
  })),
});

const pointOf = ({ latitude, longitude }: ListingDetail) =>
  latitude === null || longitude === null
    ? undefined
    : { '@type': 'GeoCoordinates' as const, latitude, longitude };

const squareFeet = (value: number | null) =>
  value === null ? undefined : { '@type': 'QuantitativeValue' as const, value, unitCode: 'FTK' };

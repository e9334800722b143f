import type { HeadSite, StructuredData } from '@phantom/mf-kit';
import { parseMedia } from '../../shared/media';
import type { Listing } from './api/get-listing';
import { splitAmenities } from '../../shared/split-amenities';

/** Types of schema.org for the kinds of dwelling that it has a word for. */
const DWELLINGS: Record<string, 'Apartment' | 'House' | 'SingleFamilyResidence'> = {
  Apartment: 'Apartment',
  Condo: 'Apartment',
  Condop: 'Apartment',
  'Co-op': 'Apartment',
  House: 'SingleFamilyResidence',
  Townhouse: 'House',
  'Multi-family home': 'House',
};

interface Words {
  title: string;
  description: string;
}

/** A home on the market in the words of schema.org: the listing, what is offered, and the home itself. */
export const listingSchema = (
  listing: Listing,
  { title, description }: Words,
  { canonical, language, file }: HeadSite,
): StructuredData => ({
  '@type': 'RealEstateListing',
  name: title,
  description,
  url: canonical,
  inLanguage: language,
  datePosted: listing.listed_at,
  image: picturesOf(listing).map(({ url }) => file(url)),
  offers: listing.price === null ? undefined : offerOf(listing, listing.price, canonical),
  mainEntity: homeOf(listing, title),
});

const picturesOf = ({ images }: Listing) =>
  parseMedia(images).filter(({ kind }) => kind === 'image');

const offerOf = ({ listing_type: type, available }: Listing, price: number, url: string) => ({
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
          // A month, in the codes of UN/CEFACT.
          unitCode: 'MON',
        },
      }
    : { businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' } }),
});

const homeOf = (listing: Listing, name: string) => ({
  '@type': DWELLINGS[listing.type ?? ''] ?? ('Accommodation' as const),
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
  // Of RESO's BathroomsTotalInteger: a half bath counts as one.
  numberOfBathroomsTotal: listing.bathrooms === null ? undefined : Math.ceil(listing.bathrooms),
  amenityFeature: splitAmenities(listing.amenities).map((amenity) => ({
    '@type': 'LocationFeatureSpecification' as const,
    name: amenity,
    value: true,
  })),
});

const pointOf = ({ latitude, longitude }: Listing) =>
  latitude === null || longitude === null
    ? undefined
    : { '@type': 'GeoCoordinates' as const, latitude, longitude };

const squareFeet = (value: number | null) =>
  value === null ? undefined : { '@type': 'QuantitativeValue' as const, value, unitCode: 'FTK' };

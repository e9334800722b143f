import type { DemoListing } from './demo-listing.js';
import type { NewListing } from '../listings/listing-writer.js';
import type { Media } from '../listings/listing.entity.js';

export const DEMO_SOURCE = 'demo';

const day = 24 * 60 * 60 * 1000;

/** A listing of the demo feed as a row. @param now the time of seeding, from which its days on the market count back */
export function demoRow(listing: DemoListing, now: Date): NewListing {
  return {
    source: DEMO_SOURCE,
    sourceKey: listing.key,
    transactionType: listing.offer,
    borough: listing.borough,
    propertyType: listing.offer === 'rental' ? 'Residential Lease' : 'Residential',
    propertySubType: listing.kind,
    standardStatus: listing.status,
    specialListingConditions: null,
    ownership: listing.ownership,
    furnished: listing.furnished,
    listPrice: listing.price,
    bedroomsTotal: listing.bedrooms,
    bathroomsTotal: listing.bathrooms,
    livingArea: listing.area,
    lotSizeSquareFeet: listing.lot_size,
    unparsedAddress: listing.address,
    city: listing.city,
    stateOrProvince: 'NY',
    postalCode: listing.zip_code,
    countyOrParish: null,
    subdivisionName: listing.neighborhood,
    latitude: listing.latitude,
    longitude: listing.longitude,
    entryLevel: listing.floor,
    buildingAgeYears: listing.building_age,
    minutesToSubway: listing.minutes_to_subway,
    amenities: listing.amenities,
    title: listing.title,
    publicRemarks: listing.description,
    media: mediaOf(listing),
    synthetic: listing.synthetic.map(nameInAnswers),
    enteredAt: new Date(now.getTime() - listing.listed_days_ago * day),
  };
}

function mediaOf({ key, interiors }: DemoListing): Media[] {
  const pictures = [`homes/${key}`, ...interiors.map((id) => `interiors/${id}`)];
  return pictures.map((picture) => ({ path: `${picture}/1200.webp`, type: 'image' }));
}

const answerNames: Readonly<Record<string, string>> = {
  interiors: 'images',
  listed_days_ago: 'listed_at',
  neighborhood: 'neighbourhood',
  open_house: 'open_houses',
};

/** The demo feed has its own field names. `synthetic` must name the fields of the response. */
function nameInAnswers(field: string): string {
  return answerNames[field] ?? field;
}

import type { DemoListing } from '../demo/demo-listing.js';
import type { Media } from '../listing/listing.entity.js';
import type { NewListing } from '../store/new-listing.js';

export const DEMO_SOURCE = 'demo';

const day = 24 * 60 * 60 * 1000;

/**
 * A home of the demo feed as a row.
 *
 * @param now the moment of loading, which its age on the market counts back from
 */
export function demoRow(home: DemoListing, now: Date): NewListing {
  return {
    source: DEMO_SOURCE,
    sourceKey: home.key,
    offer: home.offer,
    borough: home.borough,
    propertyType: home.offer === 'rental' ? 'Residential Lease' : 'Residential',
    propertySubType: home.kind,
    standardStatus: home.status,
    specialListingConditions: null,
    ownership: home.ownership,
    furnished: home.furnished,
    listPrice: home.price,
    bedroomsTotal: home.bedrooms,
    bathroomsTotal: home.bathrooms,
    livingArea: home.area,
    lotSizeSquareFeet: home.lot_size,
    unparsedAddress: home.address,
    city: home.city,
    stateOrProvince: 'NY',
    postalCode: home.zip_code,
    countyOrParish: null,
    subdivisionName: home.neighborhood,
    latitude: home.latitude,
    longitude: home.longitude,
    entryLevel: home.floor,
    buildingAgeYears: home.building_age,
    minutesToSubway: home.minutes_to_subway,
    amenities: home.amenities,
    title: home.title,
    publicRemarks: home.description,
    media: mediaOf(home),
    synthetic: home.synthetic.map(nameInAnswers),
    enteredAt: new Date(now.getTime() - home.listed_days_ago * day),
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

/** The demo feed names its own fields; visitors see those of the answer. */
function nameInAnswers(field: string): string {
  return answerNames[field] ?? field;
}

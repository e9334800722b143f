import type { HomeValues } from './home.type.js';
import {
  pathOfPicture,
  toCaptions,
  toListingFields,
  toMedia,
  toOpenHouses,
} from './own-home.mapper.js';

const values: HomeValues = {
  ...{ listingType: 'sale', kind: 'Townhouse', status: 'Active', title: 'A house' },
  ...{ description: 'Quiet.', price: '1950000.00', bedrooms: 4, bathrooms: 2.5, area: 2400 },
  ...{ lotSize: null, address: '12 Verandah Pl', city: 'Brooklyn', zipCode: '11201' },
  ...{ borough: 'brooklyn', neighbourhood: 'DUMBO', place: null, pictures: [], floorPlan: null },
  ...{ floorPlanFile: null, openHouses: [], amenities: [], ownership: null, furnished: null },
  ...{ fees: null, yearBuilt: null, floor: null, minutesToSubway: null, agent: null },
  featured: false,
};

const pictureOf = (src: string) => ({ src, alt: '', focus: { x: 50, y: 50 } });

describe('toListingFields', () => {
  it('uses the names of the site and whole dollars', () => {
    expect(toListingFields(values)).toMatchObject({
      ...{ transactionType: 'sale', propertyType: 'Residential', listPrice: 1_950_000 },
      ...{ subdivisionName: 'Dumbo', latitude: null, longitude: null, buildingAgeYears: null },
    });
  });

  it.each([
    ['rental', 'Apartment', 'Residential Lease'],
    ['sale', 'Unimproved Land', 'Land'],
    ['sale', 'Condominium', 'Residential'],
  ] as const)('gives a %s of the kind %s the property type %s', (listingType, kind, expected) => {
    expect(toListingFields({ ...values, listingType, kind }).propertyType).toBe(expected);
  });

  it('counts the age of the building, and names each amenity once', () => {
    const amenities = [{ amenity: 'Garden' }, { amenity: null }, { amenity: 'Garden' }] as const;
    const year = new Date().getFullYear();
    const home = { ...values, yearBuilt: year - 30, amenities: [...amenities] };

    expect(toListingFields(home)).toMatchObject({ buildingAgeYears: 30, amenities: ['Garden'] });
    expect(toListingFields({ ...home, yearBuilt: year + 1 }).buildingAgeYears).toBe(0);
  });

  it('has no price of zero', () => {
    expect(toListingFields({ ...values, price: '0.00' }).listPrice).toBeNull();
  });
});

describe('pictures of an own home', () => {
  it.each([
    ['/pictures/homes/a/1200.webp', 'homes/a/1200.webp'],
    ['/media/listings/2-0a/1920.webp', '../media/listings/2-0a/1920.webp'],
  ])('%s has the path %s', (src, path) => {
    expect(pathOfPicture(src)).toBe(path);
  });

  it('are those of the library, with their captions', () => {
    const pictures = [
      { picture: pictureOf('/pictures/a/1200.webp'), caption: 'Street' },
      { picture: pictureOf(''), caption: 'Removed' },
    ];

    expect(toMedia(pictures)).toEqual([{ path: 'a/1200.webp', type: 'image' }]);
    expect(toCaptions(pictures)).toEqual(['Street']);
  });
});

it('leaves out an incomplete open house', () => {
  const openHouses = [
    { startsAt: '2026-11-28T15:00:00Z', endsAt: '2026-11-28T17:00:00Z' },
    { startsAt: '2026-11-29T15:00:00Z', endsAt: null },
  ];

  expect(toOpenHouses({ ...values, openHouses })).toEqual([
    { startsAt: new Date('2026-11-28T15:00:00Z'), endsAt: new Date('2026-11-28T17:00:00Z') },
  ]);
});

import { neighbourhoodName } from '../common/neighbourhood-name.js';
import type { PictureValue } from '@phantom/content-editing';
import type { PropertyType } from '../common/reso.js';
import type { HomeValues } from './home.type.js';

const PICTURES = '/pictures/';

/** The path of a picture, relative to `/pictures/`, as all lists of homes have it. */
export const pathOfPicture = (src: string): string =>
  src.startsWith(PICTURES) ? src.slice(PICTURES.length) : `..${src}`;

/** The pictures of an entry that are in the media library. */
export const toMedia = (pictures: HomeValues['pictures']) =>
  inLibrary(pictures).map(({ picture }) => ({
    path: pathOfPicture(picture.src),
    type: 'image' as const,
  }));

/** The captions of `toMedia`. */
export const toCaptions = (pictures: HomeValues['pictures']): string[] =>
  inLibrary(pictures).map(({ caption }) => caption);

const inLibrary = (pictures: HomeValues['pictures']) => pictures.filter(hasPicture);

/** A list item may have no picture, whatever its type says. */
const hasPicture = ({ picture }: { picture: PictureValue | null }): boolean =>
  Boolean(picture?.src);

/** An own home in the terms of a listing of a feed. */
export function toListingFields(values: HomeValues) {
  const { listingType, kind, place, yearBuilt, neighbourhood } = values;
  return {
    transactionType: listingType,
    propertyType: propertyTypeOf(values),
    propertySubType: kind,
    standardStatus: values.status,
    borough: values.borough,
    specialListingConditions: null,
    ownership: values.ownership,
    furnished: values.furnished,
    listPrice: Math.round(Number(values.price)) || null,
    bedroomsTotal: values.bedrooms,
    bathroomsTotal: values.bathrooms,
    livingArea: values.area,
    lotSizeSquareFeet: values.lotSize,
    unparsedAddress: values.address,
    city: values.city,
    stateOrProvince: 'NY',
    postalCode: values.zipCode,
    countyOrParish: null,
    subdivisionName: neighbourhood ? neighbourhoodName(neighbourhood) : null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    entryLevel: values.floor,
    buildingAgeYears: yearBuilt === null ? null : Math.max(0, new Date().getFullYear() - yearBuilt),
    minutesToSubway: values.minutesToSubway,
    amenities: [...new Set(values.amenities.flatMap(({ amenity }) => amenity ?? []))],
    title: values.title,
    publicRemarks: values.description,
    media: toMedia(values.pictures),
    synthetic: [],
  };
}

function propertyTypeOf({ listingType, kind }: HomeValues): PropertyType {
  if (listingType === 'rental') return 'Residential Lease';
  return kind === 'Unimproved Land' ? 'Land' : 'Residential';
}

export interface OpenHouseTimes {
  startsAt: Date;
  endsAt: Date;
}

/** The open houses of an own home. An incomplete one is left out. */
export const toOpenHouses = ({ openHouses }: HomeValues): OpenHouseTimes[] =>
  openHouses.flatMap(({ startsAt, endsAt }) =>
    startsAt && endsAt ? [{ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }] : [],
  );

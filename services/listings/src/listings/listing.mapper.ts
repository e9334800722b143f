import type { Language } from '@phantom/service-kit';
import { placeIn, slugOf } from '../common/gazetteer.js';
import { listingTypeOf } from '../common/listing-type.js';
import { dwellingName } from '../common/reso.js';
import type { ListingDto, OpenHouseDto, OwnHomeDto, PriceChangeDto } from './listing.dto.js';
import type { Correction } from '../own-listings/corrections.service.js';
import { listingIdOf } from '../own-listings/home.type.js';
import {
  toCaptions,
  toListingFields,
  toMedia,
  toOpenHouses,
} from '../own-listings/own-home.mapper.js';
import type { Agent, OwnHome } from '../own-listings/own-homes.service.js';
import {
  type CorrectionFields,
  type Listing,
  type ListingPrice,
  type Media,
  type OpenHouse,
  OWN_SOURCE,
} from './listing.entity.js';

/** The base URL of pictures. Paths in a list are relative to it. */
export const PICTURES_URL = '/pictures/';

/** A listing with what visitors see beside its fields. */
export type ShownListing = TranslatedListing & {
  /** Upcoming, the next first. */
  openHouses: OpenHouseTime[];
  /** Newest first. */
  prices: readonly PastPrice[];
};

type PastPrice = Pick<ListingPrice, 'price' | 'since'>;

/** A listing with the language of its texts: that of the feeds by default. */
export type TranslatedListing = Listing & { lang?: Language };

type OpenHouseTime = Pick<OpenHouse, 'startsAt' | 'endsAt' | 'synthetic'>;

/** An own home in the language of the request. @param row undefined for a draft that a preview shows */
export function toOwnListing(
  home: OwnHome,
  row: Listing | undefined,
  prices: readonly PastPrice[],
): ShownListing {
  const { number, lang, firstPublishedAt, updatedAt, values } = home;
  const openHouses = toOpenHouses(values)
    .filter(({ endsAt }) => endsAt.getTime() > Date.now())
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map((each) => ({ ...each, synthetic: false }));
  return {
    ...{ id: listingIdOf(number), source: OWN_SOURCE, sourceKey: String(number), digest: '' },
    ...{ enteredAt: row?.enteredAt ?? firstPublishedAt, modifiedAt: updatedAt, offMarketAt: null },
    ...NO_CORRECTION,
    ...toListingFields(values),
    listOfficeName: null,
    ...{ lang, openHouses, prices },
  };
}

export const NO_CORRECTION: CorrectionFields = {
  ...{ correctionId: null, correctedTitle: null, correctedRemarks: null },
  ...{ isHidden: false, isFeatured: false },
};

/** A listing of a feed with what employees wrote about it. */
export function toCorrectedListing(
  listing: Listing,
  { values: correction, lang }: Correction,
): TranslatedListing {
  const media = toMedia(correction.pictures);
  const isTranslated = correction.title !== '' || correction.description !== '';
  return {
    ...listing,
    title: correction.title || listing.title,
    publicRemarks: correction.description || listing.publicRemarks,
    media: media.length > 0 ? media : listing.media,
    isHidden: correction.hidden,
    lang: isTranslated ? lang : undefined,
  };
}

const UNDER_CONTRACT = new Set(['Active Under Contract', 'Pending']);

/** An entry of a list. Its images are relative paths of pictures. */
export function toListingDto(listing: ShownListing): ListingDto {
  const paths = listing.media.filter(({ type }) => type === 'image').map(({ path }) => path);
  return toDto(listing, paths);
}

/** A listing for its own page. Its images are the full URLs of pictures and videos. */
export function toListingDetailDto(listing: ShownListing): ListingDto {
  return toDto(listing, listing.media.map(withUrl));
}

export function toOwnHomeDto({ values }: OwnHome, agent: Agent | null): OwnHomeDto {
  return {
    agent: agent && {
      ...{ id: agent.number, name: agent.values.name },
      ...{ portrait: agent.values.portrait?.src ?? null, phone: agent.values.phone || null },
    },
    floor_plan: values.floorPlan?.src ?? null,
    floor_plan_file: values.floorPlanFile?.src ?? null,
    fees: values.fees === null ? null : Math.round(Number(values.fees)),
    year_built: values.yearBuilt,
    captions: toCaptions(values.pictures),
  };
}

export function toPriceChangeDto({ price, since }: PastPrice): PriceChangeDto {
  return { price, since: since.toISOString() };
}

export function neighbourhoodSlug({
  borough,
  subdivisionName,
}: Pick<Listing, 'borough' | 'subdivisionName'>): string | null {
  const place = subdivisionName && placeIn(borough, subdivisionName);
  return place ? slugOf(place.name) : null;
}

function withUrl({ path, type }: Media) {
  return { url: type === 'image' ? urlOfPicture(path) : path, type };
}

/** The path of an uploaded picture leads out of the folder: `../media/listings/…`. */
function urlOfPicture(path: string): string {
  return path.startsWith('../') ? path.slice(2) : PICTURES_URL + path;
}

function toDto(listing: ShownListing, images: unknown[]): ListingDto {
  const { amenities, propertySubType } = listing;
  return {
    id: listing.id,
    images: JSON.stringify(images),
    address: listing.unparsedAddress,
    city: listing.city,
    state: listing.stateOrProvince,
    zip_code: listing.postalCode,
    bedrooms: listing.bedroomsTotal,
    bathrooms: listing.bathroomsTotal,
    type: propertySubType && dwellingName(propertySubType),
    price: listing.listPrice,
    furnished: listing.furnished,
    area: listing.livingArea,
    lot_size: listing.lotSizeSquareFeet,
    title: listing.title,
    description: listing.publicRemarks,
    amenities: amenities.length > 0 ? amenities.join(', ') : null,
    listing_type: listingTypeOf(listing.transactionType),
    borough: listing.borough,
    neighbourhood: listing.subdivisionName,
    latitude: listing.latitude,
    longitude: listing.longitude,
    ownership: listing.ownership,
    status: listing.standardStatus,
    available: !UNDER_CONTRACT.has(listing.standardStatus),
    floor: listing.entryLevel,
    building_age: listing.buildingAgeYears,
    minutes_to_subway: listing.minutesToSubway,
    listed_by: listing.listOfficeName,
    open_houses: listing.openHouses.map(toOpenHouseDto),
    currency: 'USD',
    listed_at: listing.enteredAt.toISOString(),
    is_new: Date.now() - listing.enteredAt.getTime() < NEW_FOR,
    previous_price: previousPrice(listing.prices),
    synthetic: listing.synthetic,
  };
}

const DAY = 86_400_000;
const NEW_FOR = 7 * DAY;
const LOWERED_FOR = 30 * DAY;

/** The price before a price that was lowered lately. */
function previousPrice([latest, before]: readonly PastPrice[]): number | null {
  if (!latest || !before || before.price <= latest.price) return null;
  return Date.now() - latest.since.getTime() < LOWERED_FOR ? before.price : null;
}

function toOpenHouseDto({ startsAt, endsAt, synthetic }: OpenHouseTime): OpenHouseDto {
  return { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), synthetic };
}

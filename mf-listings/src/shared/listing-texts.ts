import type { Listing } from '@phantom/api-client';
import { perLanguage, type TFunction } from '@phantom/mf-kit';

type Located = Partial<Pick<Listing, 'address' | 'neighbourhood' | 'city' | 'state' | 'zip_code'>>;

export const listingName = ({ address, neighbourhood }: Located) =>
  address?.trim() || neighbourhood?.trim() || null;

/** `Brooklyn, NY 11233`, without unknown parts. */
export const listingLocality = ({ city, state, zip_code }: Located) =>
  [city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Open houses are in New York, wherever the reader is. */
export const TIME_ZONE = 'America/New_York';

export type OpenHouse = Omit<Listing['open_houses'][number], 'synthetic'>;

const openHouseFormat = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: TIME_ZONE,
    }),
);

/** The time of an open house, like `Sun, Nov 22, 1:00 – 3:00 PM`, in the given language and New York's time zone. */
export const openHouseTime = ({ starts_at: start, ends_at: end }: OpenHouse, language: string) =>
  openHouseFormat(language)
    .formatRange(new Date(start), new Date(end))
    // Engines use different spaces, and the server's text must equal the browser's.
    .replaceAll(/\s/g, ' ');

/** The distinct amenities of a comma-separated text, trimmed. */
export const splitAmenities = (text: string | null | undefined): string[] => {
  const amenities = (text ?? '').split(',').map((amenity) => amenity.trim());
  return [...new Set(amenities)].filter(Boolean);
};

/** The language of the listings' texts, for screen readers on pages in another language. */
export const FEED_LANGUAGE = 'en';

type Translate = (key: string, options: { defaultValue: string }) => string;

/** Translates terms of the feed. An unknown term stays as in the feed. */
const termName =
  (group: 'dwelling' | 'amenity' | 'ownership' | 'furnishing') => (term: string, t: Translate) =>
    t(`${group}.${term}`, { defaultValue: term });

export const propertyTypeName = termName('dwelling');
export const amenityName = termName('amenity');
export const ownershipName = termName('ownership');
export const furnishingName = termName('furnishing');

/** The ownership text of a rental that states only whether it is furnished. */
export const rentalFurnishingName = (furnished: string, t: Translate) =>
  t(`rentalFurnishing.${furnished}`, { defaultValue: furnishingName(furnished, t) });

/** The known ones of bedrooms, bathrooms and property type. */
export const roomFacts = ({ bedrooms, bathrooms, type }: Listing, t: TFunction) =>
  [
    bedrooms !== null && t('home.bedrooms', { count: bedrooms }),
    bathrooms !== null && t('home.bathrooms', { count: bathrooms }),
    type && propertyTypeName(type, t),
  ].filter(Boolean);

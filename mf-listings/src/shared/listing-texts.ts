interface Located {
  address?: string | null;
  neighbourhood?: string | null;
  city?: string | null;
  state?: string | null;
  zip_code?: string | null;
}

export const listingName = ({ address, neighbourhood }: Located) =>
  address?.trim() || neighbourhood?.trim() || null;

/** `Brooklyn, NY 11233`, without unknown parts. */
export const listingLocality = ({ city, state, zip_code }: Located) =>
  [city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Open houses are in New York, wherever the reader is. */
export const TIME_ZONE = 'America/New_York';

export interface OpenHouse {
  /** ISO 8601 times. */
  starts_at: string;
  ends_at: string;
}

/** The time of an open house, like `Sun, Nov 22, 1:00 – 3:00 PM`, in the given language and New York's time zone. */
export const openHouseTime = ({ starts_at: start, ends_at: end }: OpenHouse, language: string) =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  })
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

/** A property type in the visitor's language. An unknown one stays as in the feed. */
export const propertyTypeName = (kind: string, t: Translate) =>
  t(`dwelling.${kind}`, { defaultValue: kind });

/** An amenity in the visitor's language. An unknown one stays as in the feed. */
export const amenityName = (amenity: string, t: Translate) =>
  t(`amenity.${amenity}`, { defaultValue: amenity });

/** A form of ownership in the visitor's language. An unknown one stays as in the feed. */
export const ownershipName = (ownership: string, t: Translate) =>
  t(`ownership.${ownership}`, { defaultValue: ownership });

/** The ownership text of a rental that states only whether it is furnished. */
export const rentalFurnishingName = (furnished: string, t: Translate) =>
  t(`rentalFurnishing.${furnished}`, { defaultValue: furnishingName(furnished, t) });

/** Whether a home is furnished, in the visitor's language. An unknown text stays as in the feed. */
export const furnishingName = (furnished: string, t: Translate) =>
  t(`furnishing.${furnished}`, { defaultValue: furnished });

import type { Listing } from '@phantom/api-client';
import { useFormat, useTranslation } from '@phantom/mf-kit';
import {
  amenityName,
  openHouseTime,
  propertyTypeName,
  splitAmenities,
} from '../../shared/listing-texts';

/** The rows of the table. A fact that no listing has gets no row. */
export const useComparedFacts = (listings: Listing[]): ComparedFact[] => {
  const { t, i18n } = useTranslation();
  const { number } = useFormat();
  const { price, perArea } = usePriceTexts();
  const row = (label: string, textOf: (listing: Listing) => string | string[] | false | null) =>
    compareCells(label, listings.map(textOf));

  return [
    row(t('mf-listings:detail.price'), price),
    row(t('mf-listings:compare.perArea'), perArea),
    row(t('mf-listings:detail.facts.bedrooms'), ({ bedrooms: count }) => {
      return count === 0
        ? t('mf-listings:home.bedrooms', { count })
        : count !== null && number(count);
    }),
    row(
      t('mf-listings:detail.facts.bathrooms'),
      ({ bathrooms: count }) => count !== null && number(count),
    ),
    row(t('mf-listings:detail.facts.area'), ({ area }) => {
      return area !== null && t('mf-listings:detail.squareFeet', { area: number(area) });
    }),
    row(t('mf-listings:detail.facts.type'), ({ type }) => type && propertyTypeName(type, t)),
    row(t('mf-listings:filters.neighbourhood'), ({ neighbourhood }) => neighbourhood),
    row(t('mf-listings:detail.amenities'), ({ amenities }) =>
      splitAmenities(amenities).map((amenity) => amenityName(amenity, t)),
    ),
    listings.some((listing) => listing.open_houses.length > 0) &&
      row(t('mf-listings:compare.openHouses'), ({ open_houses: openHouses }) =>
        openHouses.length > 0
          ? openHouses.map((openHouse) => openHouseTime(openHouse, i18n.language))
          : t('mf-listings:compare.noOpenHouse'),
      ),
    row(t('mf-listings:detail.facts.subway'), ({ minutes_to_subway: count }) => {
      return count !== null && t('mf-listings:detail.minutes', { count });
    }),
    row(t('mf-listings:detail.facts.buildingAge'), ({ building_age: count }) => {
      return count !== null && t('mf-listings:detail.years', { count });
    }),
  ].filter((fact) => fact !== null && fact !== false);
};

/** Prices as texts that can be compared: a rent says that it is monthly. */
const usePriceTexts = () => {
  const { t } = useTranslation();
  const { currency, number } = useFormat();

  const price = ({ price: dollars, listing_type: listingType }: Listing): string => {
    if (dollars === null) return t('mf-listings:price.onRequest');
    return listingType === 'rentals'
      ? `${currency(dollars)} ${t('mf-listings:price.perMonth')}`
      : currency(dollars);
  };

  const perArea = (listing: Listing): string | null => {
    const dollars = pricePerArea(listing);
    if (dollars === null) return null;
    // A month's rent per square foot is a few dollars, so cents matter.
    const digits = listing.listing_type === 'rentals' ? 2 : 0;
    return number(dollars, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  };

  return { price, perArea };
};

/** Dollars per square foot; per month for a rental. Null when price or area is unknown. */
export const pricePerArea = ({ price, area }: Pick<Listing, 'price' | 'area'>): number | null =>
  price === null || area === null || area <= 0 ? null : price / area;

export interface ComparedLine {
  text: string;
  differs: boolean;
}

export interface ComparedFact {
  label: string;
  /** A cell for each listing, with a line for each value. A missing value has no line. */
  cells: ComparedLine[][];
  differs: boolean;
}

/**
 * The values of each listing, marked where they differ. Null when no listing has a value.
 *
 * @param values for each listing one text, several, or none
 */
export const compareCells = (
  label: string,
  values: (string | string[] | false | null)[],
): ComparedFact | null => {
  const texts = values.map((each) => [each || []].flat());
  if (texts.every((lines) => lines.length === 0)) return null;
  const isShared = (text: string) => texts.every((lines) => lines.includes(text));
  const cells = texts.map((lines) => lines.map((text) => ({ text, differs: !isShared(text) })));
  // A value that is missing in one listing is a difference.
  const differs = cells.some((lines) => lines.length === 0 || lines.some((line) => line.differs));
  return { label, cells, differs };
};

import { useFormat, useTranslation } from '@phantom/mf-kit';
import { dwellingName } from '../../../shared/dwelling-name';
import {
  furnishingName,
  ownershipName,
  rentalFurnishingName,
} from '../../../shared/ownership-name';
import type { Listing } from '../api/get-listing';

export interface PropertyFact {
  label: string;
  /** Null where the listing does not tell. */
  value: string | null;
}

/** The rows of the property table: what the listing tells, in the order that visitors know, then what it does not tell. */
export const usePropertyFacts = (listing: Listing): PropertyFact[] => {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { furnished, ownership, type, bedrooms, bathrooms, area, lot_size: lot } = listing;
  const furnishingOf = listing.listing_type === 'rentals' ? rentalFurnishingName : furnishingName;
  const count = (value: number | null) => (value === null ? null : number(value));
  const surface = (value: number | null) =>
    value === null ? null : t('detail.squareFeet', { area: number(value) });

  const stated = (value: string | null, name: typeof ownershipName) =>
    value ? name(value, t) : null;

  const facts = [
    { label: t('detail.facts.furnished'), value: stated(furnished, furnishingName) },
    {
      label: t('detail.facts.ownership'),
      value: stated(ownership, ownershipName) ?? stated(furnished, furnishingOf),
    },
    { label: t('detail.facts.type'), value: type && dwellingName(type, t) },
    { label: t('detail.facts.bedrooms'), value: count(bedrooms) },
    { label: t('detail.facts.bathrooms'), value: count(bathrooms) },
    { label: t('detail.facts.area'), value: surface(area) },
    { label: t('detail.facts.lotSize'), value: surface(lot) },
    ...useRarerFacts(listing),
  ];
  return [
    ...facts.filter(({ value }) => value !== null),
    ...facts.filter(({ value }) => value === null),
  ];
};

/** What few listings tell: a row for each that this one does. */
const useRarerFacts = (listing: Listing): PropertyFact[] => {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { floor, building_age: years, minutes_to_subway: minutes } = listing;
  return [
    floor !== null && { label: t('detail.facts.floor'), value: number(floor) },
    years !== null && {
      label: t('detail.facts.buildingAge'),
      value: t('detail.years', { count: years }),
    },
    minutes !== null && {
      label: t('detail.facts.subway'),
      value: t('detail.minutes', { count: minutes }),
    },
  ].filter((fact) => fact !== false);
};

import { useFormat, useTranslation } from '@phantom/mf-kit';
import { amenityName } from '../../../shared/amenity-name';
import { dwellingName } from '../../../shared/dwelling-name';
import type { Home } from '../../../shared/home';
import { openHouseTime } from '../../../shared/open-house-time';
import { splitAmenities } from '../../../shared/split-amenities';
import { compareCells, type ComparedFact } from '../compare-cells';
import { useMoneyTexts } from './use-money-texts';

/** The rows of the table, in the order in which one asks; a fact that none of the homes tells has none. */
export const useComparedFacts = (homes: Home[]): ComparedFact[] => {
  const { t, i18n } = useTranslation();
  const { number } = useFormat();
  const { price, perArea } = useMoneyTexts();
  const row = (label: string, tell: (home: Home) => string | string[] | false | null) =>
    compareCells(label, homes.map(tell));

  return [
    row(t('detail.price'), price),
    row(t('compare.perArea'), perArea),
    row(t('detail.facts.bedrooms'), ({ bedrooms: count }) => {
      return count === 0 ? t('home.bedrooms', { count }) : count !== null && number(count);
    }),
    row(t('detail.facts.bathrooms'), ({ bathrooms: count }) => count !== null && number(count)),
    row(t('detail.facts.area'), ({ area }) => {
      return area !== null && t('detail.squareFeet', { area: number(area) });
    }),
    row(t('detail.facts.type'), ({ type }) => type && dwellingName(type, t)),
    row(t('filters.neighbourhood'), ({ neighbourhood }) => neighbourhood),
    row(t('detail.amenities'), ({ amenities }) =>
      splitAmenities(amenities).map((amenity) => amenityName(amenity, t)),
    ),
    homes.some((home) => home.open_houses.length > 0) &&
      row(t('compare.openHouses'), ({ open_houses: openHouses }) =>
        openHouses.length > 0
          ? openHouses.map((openHouse) => openHouseTime(openHouse, i18n.language))
          : t('compare.noOpenHouse'),
      ),
    row(t('detail.facts.subway'), ({ minutes_to_subway: count }) => {
      return count !== null && t('detail.minutes', { count });
    }),
    row(t('detail.facts.buildingAge'), ({ building_age: count }) => {
      return count !== null && t('detail.years', { count });
    }),
  ].filter((fact) => fact !== null && fact !== false);
};

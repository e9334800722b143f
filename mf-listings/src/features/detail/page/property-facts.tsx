import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Card, Table } from '@phantom/ui/on-demand';
import {
  furnishingName,
  ownershipName,
  propertyTypeName,
  rentalFurnishingName,
} from '../../../shared/listing-texts';
import { NotStated } from '../../../shared/not-stated';
import type { ListingDetail } from '../api/listing-detail';
import styles from './property-facts.module.css';

export function PropertyFacts({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation();
  const facts = usePropertyFacts(listing);
  return (
    <Card as="section" aria-labelledby="property">
      <Card.Body className="pb-2">
        <h2 id="property" className="h4">
          {t('detail.property')}
        </h2>
        <Table className={styles.table}>
          <tbody>
            {facts.map(({ label, value }) => (
              <tr key={label} className={value === null ? styles.unknown : undefined}>
                <th scope="row">{label}</th>
                <td>{value ?? <NotStated />}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card.Body>
    </Card>
  );
}

interface PropertyFact {
  label: string;
  value: string | null;
}

/** The rows of the table: known facts first, then missing ones. */
const usePropertyFacts = (listing: ListingDetail): PropertyFact[] => {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { furnished, ownership, type, bedrooms, bathrooms, area, lot_size: lot } = listing;
  const { floor, building_age: years, minutes_to_subway: minutes } = listing;
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
    { label: t('detail.facts.type'), value: type && propertyTypeName(type, t) },
    { label: t('detail.facts.bedrooms'), value: count(bedrooms) },
    { label: t('detail.facts.bathrooms'), value: count(bathrooms) },
    { label: t('detail.facts.area'), value: surface(area) },
    { label: t('detail.facts.lotSize'), value: surface(lot) },
  ];
  // Few listings have these. A missing one gets no row.
  const rareFacts = [
    { label: t('detail.facts.floor'), value: count(floor) },
    {
      label: t('detail.facts.buildingAge'),
      value: years === null ? null : t('detail.years', { count: years }),
    },
    {
      label: t('detail.facts.subway'),
      value: minutes === null ? null : t('detail.minutes', { count: minutes }),
    },
    { label: t('detail.facts.listedBy'), value: listing.listed_by },
  ];
  return [
    ...[...facts, ...rareFacts].filter(({ value }) => value !== null),
    ...facts.filter(({ value }) => value === null),
  ];
};

import { useTranslation } from '@phantom/mf-kit';
import { FILTER_PARTS, type FilterFieldsProps } from '../filter-parts';
import { CheckList } from './check-list';
import { CommuteFields } from './commute-fields';
import styles from './filter-form.module.css';
import { NearbyFields } from './nearby-fields';
import { AmountRange, DayRange } from './range-fields';
import { RoomFields } from './room-fields';

export function FilterFields(props: FilterFieldsProps) {
  const { t } = useTranslation();
  const { part, base, errors, facets } = props;
  const groups = FILTER_PARTS[part];
  const lists = groups.includes('dwelling');
  return (
    <>
      {groups.includes('price') && (
        <AmountRange
          name="price"
          unit="$"
          base={base}
          error={errors.get('price')}
          facet={facets?.price}
        />
      )}
      {groups.includes('bedrooms') && <RoomFields {...props} />}
      {lists && (
        <>
          <CheckList field="dwelling" shown={9} {...props} />
          <AmountRange
            name="area"
            unit={t('filters.squareFeet')}
            base={base}
            error={errors.get('area')}
            facet={facets?.area}
          />
          <CheckList field="neighbourhood" shown={8} {...props} />
          <CheckList field="zip_code" shown={0} {...props} />
          <CheckList field="amenities" shown={10} {...props} />
          <NearbyFields base={base} />
          <CommuteFields base={base} />
          <DayRange base={base} error={errors.get('open_house')} />
          {!facets && <p className={styles.note}>{t('filters.uncounted')}</p>}
        </>
      )}
    </>
  );
}

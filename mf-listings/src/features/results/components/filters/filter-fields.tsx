import { useTranslation } from '@phantom/mf-kit';
import { FILTER_PARTS } from '../../filter-parts';
import { AmountRange } from './amount-range';
import { CheckList } from './check-list';
import { DayRange } from './day-range';
import type { FilterFieldsProps } from './filter-fields-props';
import styles from './filter-form.module.css';
import { RoomFields } from './room-fields';

/** The fields of a part. They keep what is typed and chosen themselves, as those of any form do. */
export function FilterFields(props: FilterFieldsProps) {
  const { t } = useTranslation();
  const { part, base, faults, facets } = props;
  const groups = FILTER_PARTS[part];
  const lists = groups.includes('dwelling');
  return (
    <>
      {groups.includes('price') && (
        <AmountRange
          name="price"
          unit="$"
          base={base}
          fault={faults.get('price')}
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
            fault={faults.get('area')}
            facet={facets?.area}
          />
          <CheckList field="neighbourhood" shown={8} {...props} />
          <CheckList field="zip_code" shown={0} {...props} />
          <CheckList field="amenities" shown={10} {...props} />
          <DayRange base={base} fault={faults.get('open_house')} />
          {!facets && <p className={styles.note}>{t('filters.uncounted')}</p>}
        </>
      )}
    </>
  );
}

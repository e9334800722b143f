import { useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import { RANGES } from '../../../../shared/search/contradictions';
import type { Search } from '../../../../shared/search/search';
import type { RangeFault } from '../../faults';
import { FaultNote } from './fault-note';
import styles from './filter-form.module.css';

interface Props {
  base: Search;
  fault: RangeFault | undefined;
}

/** Days on which a home may be seen, picked from the browser's own calendar. */
export function DayRange({ base, fault }: Props) {
  const { t } = useTranslation();
  const noteId = useId();
  const [from, to] = RANGES.open_house;
  return (
    <fieldset className={styles.group}>
      <legend>{t('filters.open_house')}</legend>
      <div className={styles.range}>
        {[from, to].map((end) => (
          <label key={end} className={styles.end}>
            <span>{t(end === from ? 'filters.from' : 'filters.to')}</span>
            <input
              type="date"
              name={end}
              defaultValue={base[end]}
              className={fault ? 'form-control is-invalid' : 'form-control'}
              aria-invalid={fault ? true : undefined}
              aria-describedby={noteId}
            />
          </label>
        ))}
      </div>
      <FaultNote
        id={noteId}
        fault={fault && t(fault === 'order' ? 'filters.fault.open_house' : 'filters.fault.day')}
      />
    </fieldset>
  );
}

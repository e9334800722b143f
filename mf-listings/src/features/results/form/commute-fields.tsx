import { api, unwrap, useTranslation } from '@phantom/mf-kit';
import { useId, useState } from 'react';
import { COMMUTE_FIELDS, COMMUTE_MINUTES, type Search } from '../../../shared/search/search';
import { commuteParts } from '../../../shared/search/search-labels';
import styles from './filter-form.module.css';

const USUAL_MINUTES = '30';

/** The station of the subway to which a home must have a short way. */
export function CommuteFields({ base }: { base: Search }) {
  const { t, i18n } = useTranslation();
  const inMinutes = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'minute' });
  const [stations, load] = useStations();
  const listId = useId();
  const noteId = useId();
  const [stationField, minutesField] = COMMUTE_FIELDS;
  // A search that was typed may have several.
  const [first, ...others] = base.commute;
  const chosen = commuteParts(first ?? `-${USUAL_MINUTES}`);
  return (
    <fieldset className={styles.group}>
      <legend>{t('filters.commute')}</legend>
      <div className={styles.choices}>
        <label className={styles.end}>
          <span>{t('filters.way.station')}</span>
          <input
            name={stationField}
            className="form-control"
            list={listId}
            defaultValue={chosen.station}
            maxLength={60}
            autoComplete="off"
            aria-describedby={noteId}
            onFocus={load}
          />
          <datalist id={listId}>
            {stations.map((station) => (
              <option key={station} value={station} />
            ))}
          </datalist>
        </label>
        <label className={styles.end}>
          <span>{t('filters.atMost')}</span>
          <select name={minutesField} className="form-select" defaultValue={chosen.minutes}>
            {COMMUTE_MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {inMinutes.format(minutes)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p id={noteId} className={styles.note}>
        {t('filters.way.note')}
      </p>
      {others.map((value) => (
        <input key={value} type="hidden" name="commute" value={value} />
      ))}
    </fieldset>
  );
}

/** The names of all stations. They load once, when somebody is about to type one; without them the field works too. */
const useStations = () => {
  const [stations, setStations] = useState<readonly string[]>([]);
  const load = () => {
    if (stations.length > 0) return;
    unwrap(api.GET('/api/auth/listings-stations')).then(
      ({ list }) => setStations(list),
      () => undefined,
    );
  };
  return [stations, load] as const;
};

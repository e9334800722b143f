import { useTranslation } from '@phantom/mf-kit';
import type { Search } from '../../../shared/search/search';
import { nearbyPlaceName } from '../../../shared/search/search-labels';
import styles from './filter-form.module.css';

const MINUTES = [5, 10, 15];
const LINES = [...'1234567ABCDEFGJLMNQRSWZ', 'SIR'];

/** One choice each: the places that it offers. */
const FIELDS = {
  subway: ['subway', ...LINES],
  park: ['park', 'playground'],
  school: ['elementary', 'middle', 'high'],
} as const satisfies Record<string, readonly string[]>;

/** What a home must be near, on foot. */
export function NearbyFields({ base }: { base: Search }) {
  const { t } = useTranslation();
  const fields = Object.entries(FIELDS).map(([name, places]) => {
    const isOffered = (value: string) => places.some((place) => value.startsWith(`${place}-`));
    const [chosen = ''] = base.nearby.filter(isOffered);
    return { name: name as keyof typeof FIELDS, places: places as readonly string[], chosen };
  });
  // A search that was typed may have several places of a kind.
  const others = base.nearby.filter((value) => !fields.some(({ chosen }) => chosen === value));
  return (
    <fieldset className={styles.group}>
      <legend>{t('filters.nearby')}</legend>
      <div className={styles.choices}>
        {fields.map(({ name, places, chosen }) => (
          <label key={name} className={styles.end}>
            <span>{t(`filters.near.choose.${name}`)}</span>
            <select name="nearby" className="form-select" defaultValue={chosen}>
              <option value="">{t('filters.any')}</option>
              {places.map((place) => (
                <optgroup key={place} label={nearbyPlaceName(place, t)}>
                  {MINUTES.map((minutes) => (
                    <option key={minutes} value={`${place}-${minutes}`}>
                      {t('filters.near.label', { place: nearbyPlaceName(place, t), minutes })}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
        ))}
      </div>
      {others.map((value) => (
        <input key={value} type="hidden" name="nearby" value={value} />
      ))}
    </fieldset>
  );
}

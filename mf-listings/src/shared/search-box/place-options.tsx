import { useTranslation } from '@phantom/mf-kit';
import { parseBorough } from '../listing-types';
import styles from './place-options.module.css';
import type { PlaceSuggestion } from './suggest-places';

interface Props {
  id: string;
  places: PlaceSuggestion[];
  /** Index of the option that Enter selects; negative for none. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: (place: PlaceSuggestion) => void;
}

/** The listbox of the combobox: each place with its kind, its borough and its number of listings. */
export function PlaceOptions({ id, places, active, onPoint, onChoose }: Props) {
  const { t } = useTranslation();
  const boroughName = ({ borough }: PlaceSuggestion) => {
    const known = parseBorough(borough);
    return known ? t(`boroughs.${known}`) : '';
  };
  return (
    <ul id={id} role="listbox" className={styles.options} aria-label={t('search.suggestions')}>
      {places.map((place, index) => (
        // The field keeps the focus and handles the keys.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={`${place.kind} ${place.text} ${place.borough} ${place.id}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onPoint(index)}
          onClick={() => onChoose(place)}
        >
          <span className={styles.name}>
            {place.kind === 'borough' ? boroughName(place) : place.text}
          </span>
          <span className={styles.kind}>
            {[t(`search.kind.${place.kind}`), place.kind !== 'borough' && boroughName(place)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {place.kind !== 'address' && place.kind !== 'nearby' && (
            <span className={styles.count}>{t('results.count', { count: place.count })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

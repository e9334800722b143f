import { useTranslation } from '@phantom/mf-kit';
import { useRef } from 'react';
import { homeName, homePlace } from '../../../shared/home-name';
import type { Listing } from '../api/get-listing';
import { useMap } from '../hooks/use-map';
import type { Place } from '../place';
import styles from './location-map.module.css';

interface Props {
  listing: Listing;
  place: Place;
}

/** Where the home lies in New York; the caption says the same in words. */
export function LocationMap({ listing, place }: Props) {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const { hasFailed } = useMap(element, place);
  const caption =
    place.kind === 'home'
      ? t('map.home', {
          name: homeName(listing) ?? t('home.unnamed'),
          place: homePlace(listing),
        })
      : t('map.office');

  return (
    <section aria-labelledby="location">
      <h2 id="location" className="h3">
        {t('map.title')}
      </h2>
      <figure className={styles.figure}>
        {!hasFailed && (
          <div ref={element} className={styles.map} role="group" aria-label={t('map.label')} />
        )}
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </section>
  );
}

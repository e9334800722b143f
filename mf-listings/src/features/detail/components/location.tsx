import { LocationMap } from '@phantom/map';
import { useTranslation } from '@phantom/mf-kit';
import { homeName, homePlace } from '../../../shared/home-name';
import type { Listing } from '../api/get-listing';
import type { Place } from '../place';
import styles from './location.module.css';

interface Props {
  listing: Listing;
  place: Place;
}

/** Where the home lies in New York; the caption says the same in words. */
export function Location({ listing, place }: Props) {
  const { t, i18n } = useTranslation();
  const caption =
    place.kind === 'home'
      ? t('map.home', {
          name: homeName(listing) ?? t('home.unnamed'),
          place: homePlace(listing),
        })
      : t('map.office');

  return (
    <section className={styles.location} aria-labelledby="location">
      <h2 id="location" className="h3">
        {t('map.title')}
      </h2>
      <LocationMap
        place={place}
        label={t('map.label')}
        texts={{
          language: i18n.language,
          zoomIn: t('map.zoomIn'),
          zoomOut: t('map.zoomOut'),
          source: t('map.source'),
        }}
        caption={caption}
      />
    </section>
  );
}

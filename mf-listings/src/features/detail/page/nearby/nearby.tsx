import type { ReactNode } from 'react';
import { FEED_LANGUAGE } from '../../../../shared/listing-texts';
import type { ListingDetail } from '../../api/listing-detail';
import { DetailSection } from '../detail-section';
import { useNearbyTexts } from './nearby-texts';
import styles from './nearby.module.css';

type NearbyPlaces = NonNullable<ListingDetail['nearby']>;

/** Subway stations, parks and schools that are near a home, with the minutes on foot. */
export function Nearby({ places: { stations, parks, schools } }: { places: NearbyPlaces }) {
  const { t } = useNearbyTexts();
  return (
    <DetailSection id="nearby" title={t('title')}>
      <div className={styles.groups}>
        <Group id="nearby-stations" title={t('stations')}>
          {stations.length === 0 ? (
            <p>{t('noStation')}</p>
          ) : (
            <ul className={styles.places}>
              {stations.map((station) => (
                <StationRow key={`${station.name} ${station.lines.join()}`} station={station} />
              ))}
            </ul>
          )}
        </Group>
        {parks.length > 0 && (
          <Group id="nearby-parks" title={t('parks')}>
            <ul className={styles.places}>
              {parks.map(({ name, kind, minutes }) => (
                <PlaceRow key={name} name={name} kind={t(`kinds.${kind}`)} minutes={minutes} />
              ))}
            </ul>
          </Group>
        )}
        {schools.length > 0 && (
          <Group id="nearby-schools" title={t('schools')}>
            <ul className={styles.places}>
              {schools.map(({ name, stages, minutes }) => {
                const kind = stages.map((stage) => t(`stages.${stage}`)).join(' · ');
                return <PlaceRow key={name} name={name} kind={kind} minutes={minutes} />;
              })}
            </ul>
          </Group>
        )}
      </div>
      <p className={styles.note}>
        {t('note')} {t('source')}
      </p>
    </DetailSection>
  );
}

interface GroupProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Group({ id, title, children }: GroupProps) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className="h5">
        {title}
      </h3>
      {children}
    </section>
  );
}

function StationRow({ station }: { station: NearbyPlaces['stations'][number] }) {
  const { t, i18n } = useNearbyTexts();
  const { name, lines, accessible, minutes } = station;
  const listed = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(lines);
  return (
    <PlaceRow name={name} kind={accessible ? t('stepFree') : undefined} minutes={minutes}>
      <span className={styles.lines} aria-hidden="true">
        {lines.map((line) => (
          <span key={line} className={styles.line} data-line={line}>
            {line}
          </span>
        ))}
      </span>
      <span className="visually-hidden">{t('lines', { lines: listed })}</span>
    </PlaceRow>
  );
}

interface PlaceRowProps {
  name: string;
  /** What the place is, in the language of the page. */
  kind?: string;
  minutes: number;
  children?: ReactNode;
}

function PlaceRow({ name, kind, minutes, children }: PlaceRowProps) {
  const { t } = useNearbyTexts();
  return (
    <li className={styles.place}>
      <span className={styles.what}>
        <span lang={FEED_LANGUAGE}>{name}</span>
        {children}
        {kind && <span className={styles.kind}>{kind}</span>}
      </span>
      <span className={styles.minutes}>{t('minutes', { count: minutes })}</span>
    </li>
  );
}

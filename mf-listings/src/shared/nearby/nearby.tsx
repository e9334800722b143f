import type { NearbyPlaces } from '@phantom/api-client';
import type { ReactNode } from 'react';
import { DetailSection } from '../detail-section';
import { FEED_LANGUAGE } from '../listing-texts';
import { useNearbyTexts } from './nearby-texts';
import styles from './nearby.module.css';

interface NearbyProps {
  places: NearbyPlaces;
  /** Says where the walks begin, unless it is the door of the home. */
  from?: string;
}

/** What is near a home or the middle of a neighbourhood, and how long the way to well-known stations takes. */
export function Nearby({ places, from }: NearbyProps) {
  return (
    <>
      <Walks places={places} from={from} />
      {places.commutes.length > 0 && <Commutes commutes={places.commutes} />}
    </>
  );
}

function Commutes({ commutes }: Pick<NearbyPlaces, 'commutes'>) {
  const { t } = useNearbyTexts();
  return (
    <DetailSection id="commutes" title={t('commute.title')}>
      <ul className={styles.columns}>
        {commutes.map(({ name, minutes }) => (
          <PlaceRow key={name} name={name} minutes={t('commute.minutes', { count: minutes })} />
        ))}
      </ul>
      <p className={styles.note}>
        {t('commute.note')} {t('source')}
      </p>
    </DetailSection>
  );
}

/** Subway stations, parks and schools, with the minutes on foot. */
function Walks({ places: { stations, parks, schools }, from }: NearbyProps) {
  const { t } = useNearbyTexts();
  return (
    <DetailSection id="nearby" title={t('title')}>
      {from && <p>{from}</p>}
      <div className={styles.groups}>
        <Group id="nearby-stations" title={t('stations')}>
          {stations.length === 0 ? (
            <p>{t('noStation')}</p>
          ) : (
            <ul className="list-unstyled">
              {stations.map((station) => (
                <StationRow key={`${station.name} ${station.lines.join()}`} station={station} />
              ))}
            </ul>
          )}
        </Group>
        {parks.length > 0 && (
          <Group id="nearby-parks" title={t('parks')}>
            <ul className="list-unstyled">
              {parks.map(({ name, kind, minutes }) => (
                <PlaceRow
                  key={name}
                  name={name}
                  kind={t(`kinds.${kind}`)}
                  minutes={t('minutes', { count: minutes })}
                />
              ))}
            </ul>
          </Group>
        )}
        {schools.length > 0 && (
          <Group id="nearby-schools" title={t('schools')}>
            <ul className="list-unstyled">
              {schools.map(({ name, stages, minutes }) => {
                const kind = stages.map((stage) => t(`stages.${stage}`)).join(' · ');
                return (
                  <PlaceRow
                    key={name}
                    name={name}
                    kind={kind}
                    minutes={t('minutes', { count: minutes })}
                  />
                );
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
    <PlaceRow
      name={name}
      kind={accessible ? t('stepFree') : undefined}
      minutes={t('minutes', { count: minutes })}
    >
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
  minutes: string;
  children?: ReactNode;
}

function PlaceRow({ name, kind, minutes, children }: PlaceRowProps) {
  return (
    <li className={styles.place}>
      <span className={styles.what}>
        <span lang={FEED_LANGUAGE}>{name}</span>
        {children}
        {kind && <span className={styles.kind}>{kind}</span>}
      </span>
      <span className={styles.minutes}>{minutes}</span>
    </li>
  );
}

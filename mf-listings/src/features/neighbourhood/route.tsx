import { LocationMap } from '@phantom/map';
import { Link, useLoaderData, type RouteHandle } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { ListingGrid } from '../../shared/listing-card/listing-card';
import { neighbourhoodPath, resultsPath } from '../../shared/listing-types';
import { Nearby } from '../../shared/nearby/nearby';
import { NoResult } from '../../shared/no-result';
import { StatusDock } from '../../shared/status-dock/status-dock';
import { KeyFigures } from './key-figures';
import type { loader, NeighbourhoodData } from './loader';
import { neighbourhoodHead } from './neighbourhood-head';
import { useNeighbourhoodTexts } from './neighbourhood-texts';
import styles from './route.module.css';
import { SoldPrices } from './sold-prices';
import { Supply } from './supply';

export { NeighbourhoodPage as Component };
export { loader } from './loader';

export const handle: RouteHandle<NeighbourhoodData | null> = { head: neighbourhoodHead };

function NeighbourhoodPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <Container className="pp-section">
      {page ? <Neighbourhood page={page} /> : <UnknownNeighbourhood />}
      <StatusDock />
    </Container>
  );
}

interface Props {
  page: NeighbourhoodData;
}

function Neighbourhood({ page }: Props) {
  const { t } = useNeighbourhoodTexts();
  const { name, borough } = page.neighbourhood;
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <p className="pp-eyebrow">
          <Link to={resultsPath('sales', borough)}>{t(`mf-listings:boroughs.${borough}`)}</Link>
        </p>
        <h1>{name}</h1>
        <p className="lead">{t('lead', { name })}</p>
      </header>
      <KeyFigures page={page} />
      <SoldPrices sales={page.sales} />
      <Supply page={page} />
      {page.homes.length > 0 && (
        <section className={styles.homes} aria-labelledby="homes">
          <h2 id="homes" className="h3">
            {t('homes')}
          </h2>
          <ListingGrid listings={page.homes} imageBase={page.url} level={3} />
        </section>
      )}
      <Surroundings page={page} />
      {page.surroundings && (
        <div className={styles.surroundings}>
          <Nearby places={page.surroundings} from={t('from', { name })} />
        </div>
      )}
    </article>
  );
}

/** The map, and the neighbourhoods on it as links. */
function Surroundings({ page: { neighbourhood, boundary, nearby } }: Props) {
  const { t, i18n } = useNeighbourhoodTexts();
  const { name, borough } = neighbourhood;
  const areas = boundary?.areas ?? [];
  return (
    <section className={styles.place} aria-labelledby="location">
      <h2 id="location" className="h3">
        {t('map.title')}
      </h2>
      <LocationMap
        place={neighbourhood}
        neighbours={nearby.map((each) => ({ ...each, title: each.name }))}
        outline={boundary?.coordinates.flat().map((ring) => ring.map(toPoint))}
        label={t('mf-listings:map.label')}
        texts={{
          language: i18n.language,
          zoomIn: t('mf-listings:map.zoomIn'),
          zoomOut: t('mf-listings:map.zoomOut'),
          source: t('mf-listings:map.source'),
        }}
        caption={
          <>
            {t('map.caption', { name, borough: t(`mf-listings:boroughs.${borough}`) })}{' '}
            {areas.length > 0 &&
              t('map.outline', {
                count: areas.length,
                areas: new Intl.ListFormat(i18n.language).format(areas),
              })}
          </>
        }
      />
      <h3 className="h5">{t('nearby')}</h3>
      <ul className={styles.nearby}>
        {nearby.map((each) => (
          <li key={`${each.borough} ${each.slug}`}>
            <Link to={neighbourhoodPath(each.borough, each.slug)}>{each.name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** GeoJSON has the longitude first. */
const toPoint = ([longitude = 0, latitude = 0]: number[]) => ({ latitude, longitude });

function UnknownNeighbourhood() {
  const { t } = useNeighbourhoodTexts();
  return (
    <section>
      <h1>
        <NoResult />
      </h1>
      <p className="lead">{t('unknown')}</p>
      <Link className="btn btn-primary" to="/listings">
        {t('mf-listings:detail.allListings')}
      </Link>
    </section>
  );
}

import { Link, useLoaderData, type RouteHandle } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { BOROUGHS, neighbourhoodPath } from '../../../shared/listing-types';
import { StatusDock } from '../../../shared/status-dock/status-dock';
import { getNeighbourhoodTexts, useNeighbourhoodTexts } from '../neighbourhood-texts';
import type { loader, NeighbourhoodsData } from './loader';
import styles from './route.module.css';

export { NeighbourhoodsPage as Component };
export { loader } from './loader';

export const handle: RouteHandle<NeighbourhoodsData> = {
  head: () => {
    const { t } = getNeighbourhoodTexts();
    const title = t('neighbourhood:all.title');
    return {
      title,
      description: t('neighbourhood:all.description'),
      breadcrumbs: [
        { name: t('mf-listings:landing.head.title'), path: '/listings' },
        { name: title, path: '/neighbourhoods' },
      ],
    };
  },
};

function NeighbourhoodsPage() {
  const { list } = useLoaderData<typeof loader>();
  const { t } = useNeighbourhoodTexts();
  const boroughs = BOROUGHS.map((id) => ({
    id,
    name: t(`mf-listings:boroughs.${id}`),
    neighbourhoods: list.filter(({ borough }) => borough === id),
  })).filter(({ neighbourhoods }) => neighbourhoods.length > 0);
  return (
    <Container className="pp-section">
      <header className={styles.header}>
        <h1>{t('all.title')}</h1>
        <p className="lead">{t('all.description')}</p>
      </header>
      <nav className={styles.nav} aria-label={t('mf-listings:results.boroughs')}>
        <ul className={styles.boroughs}>
          {boroughs.map(({ id, name }) => (
            <li key={id}>
              <Link to={`#${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {boroughs.map(({ id, name, neighbourhoods }) => (
        <section key={id} className={styles.borough} aria-labelledby={id}>
          <details className="pp-fold">
            <summary>
              <h2 id={id} className="h3">
                {name}
              </h2>
            </summary>
            <ul className={styles.list}>
              {neighbourhoods.map((each) => (
                <Entry key={each.slug} neighbourhood={each} />
              ))}
            </ul>
          </details>
        </section>
      ))}
      <StatusDock />
    </Container>
  );
}

interface EntryProps {
  neighbourhood: NeighbourhoodsData['list'][number];
}

function Entry({ neighbourhood: { borough, slug, name, homes } }: EntryProps) {
  const { t } = useNeighbourhoodTexts();
  return (
    <li>
      <Link to={neighbourhoodPath(borough, slug)}>{name}</Link>
      {homes > 0 && <small>{t('all.homes', { count: homes })}</small>}
    </li>
  );
}

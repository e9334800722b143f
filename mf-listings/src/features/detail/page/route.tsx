import { Link, useLoaderData, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { listHeading, parseBorough, resultsPath } from '../../../shared/listing-types';
import { NoResult } from '../../../shared/no-result';
import { StatusDock } from '../../../shared/status-dock/status-dock';
import { detailHead } from './detail-head';
import { ListingView } from './listing-view';
import type { DetailData, loader, OffMarketData } from './loader';
import styles from './route.module.css';
import { SimilarList } from './similar-list';

export { DetailPage as Component };
export { loader } from './loader';

export const handle: RouteHandle<DetailData | OffMarketData | null> = { head: detailHead };

function DetailPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <Container className="pp-section">
      {viewOf(page)}
      <StatusDock />
    </Container>
  );
}

const viewOf = (page: ReturnType<typeof useLoaderData<typeof loader>>) => {
  if (page === null) return <UnknownListing />;
  if (page.listing === null) return <OffMarketListing similar={page.similar} />;
  return <ListingView key={page.listing.id} {...page} />;
};

function OffMarketListing({ similar }: Pick<OffMarketData, 'similar'>) {
  const { t } = useTranslation();
  const first = similar?.listings[0];
  const borough = parseBorough(first?.borough);
  return (
    <>
      <section className={styles.gone}>
        <p className="pp-eyebrow">{t('detail.gone.eyebrow')}</p>
        <h1>{t('detail.gone.title')}</h1>
        <p className="lead">{t(`detail.gone.${first ? 'text' : 'textAlone'}`)}</p>
        <div className={styles.ways}>
          {first && borough && (
            <Link className="btn btn-primary" to={resultsPath(first.listing_type, borough)}>
              {listHeading(first.listing_type, borough, t)}
            </Link>
          )}
          <Link className="btn btn-outline-primary" to="/listings">
            {t('detail.allListings')}
          </Link>
        </div>
      </section>
      <SimilarList similar={similar} />
    </>
  );
}

function UnknownListing() {
  const { t } = useTranslation();
  return (
    <section className={styles.unknown}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>
        <NoResult />
      </h1>
      <p className="lead">{t('detail.unknown.text')}</p>
      <Link className="btn btn-primary" to="/listings">
        {t('detail.allListings')}
      </Link>
    </section>
  );
}

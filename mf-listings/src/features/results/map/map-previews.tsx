import type { Listing } from '@phantom/api-client';
import type { MapCluster } from '@phantom/map';
import { Link, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { listingLocality, listingName, roomFacts } from '../../../shared/listing-texts';
import { getListingsById } from '../../../shared/listings-by-id';
import { firstImage } from '../../../shared/media';
import { Price } from '../../../shared/price';
import type { Search } from '../../../shared/search/search';
import { searchPath } from '../../../shared/search/write-search';
import { findListingsAt, searchAt } from '../api/map-search';
import { MapCard, PreviewState } from './map-card';
import styles from './map-previews.module.css';
import { useQuery } from './use-query';

interface Props {
  id: number;
  onClose: () => void;
}

export function ListingPreview({ id, onClose }: Props) {
  const { t } = useTranslation();
  const { result, error, retry } = useQuery(String(id), (signal) => getListingsById([id], signal));
  const [listing] = result?.value.listings ?? [];
  return (
    <MapCard label={t('resultsMap.chosen')} onClose={onClose}>
      {listing ? (
        <ListingRow listing={listing} imageBase={result?.value.imageBase ?? ''} />
      ) : (
        <PreviewState
          {...{ error, retry }}
          text={result ? t('resultsMap.gone') : undefined}
          failed={t('resultsMap.homeFailed')}
        />
      )}
    </MapCard>
  );
}

interface BuildingListingsProps {
  search: Search;
  cluster: MapCluster;
  onClose: () => void;
}

export function BuildingListings({ search, cluster, onClose }: BuildingListingsProps) {
  const { t } = useTranslation();
  const here = searchAt(search, cluster.bounds);
  const { result, error, retry } = useQuery(searchPath(here), (signal) =>
    findListingsAt(search, cluster.bounds, signal),
  );
  const title = t('resultsMap.here', { count: result?.value.total ?? cluster.count });
  const { list = [], url = '', next = null } = result?.value ?? {};

  return (
    <MapCard label={title} onClose={onClose}>
      <h2 className={styles.title}>{title}</h2>
      {result ? (
        <ul className={styles.list}>
          {list.map((listing) => (
            <li key={listing.id}>
              <ListingRow listing={listing} imageBase={url} />
            </li>
          ))}
        </ul>
      ) : (
        <PreviewState {...{ error, retry }} failed={t('resultsMap.homeFailed')} />
      )}
      {next !== null && (
        <Link className={styles.all} to={searchPath(here)}>
          {t('resultsMap.allHere')}
        </Link>
      )}
    </MapCard>
  );
}

interface ListingRowProps {
  listing: Listing;
  imageBase: string;
}

function ListingRow({ listing, imageBase }: ListingRowProps) {
  const { t } = useTranslation();
  return (
    <Link className={styles.listing} to={`/listings-detail/${listing.id}`}>
      <Picture src={firstImage(listing.images, imageBase)} alt="" sizes="8rem" />
      <span className={styles.text}>
        <span className={styles.price}>
          <Price dollars={listing.price} monthly={listing.listing_type === 'rentals'} />
        </span>
        <span className={styles.name}>{listingName(listing) ?? t('home.unnamed')}</span>
        <span className={styles.detail}>{listingLocality(listing)}</span>
        <span className={styles.detail}>{roomFacts(listing, t).join(' · ')}</span>
      </span>
    </Link>
  );
}

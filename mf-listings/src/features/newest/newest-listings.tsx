import { api, sitePath, unwrap, useTranslation, type SlotContracts } from '@phantom/mf-kit';
import { emit } from '@phantom/mf-kit/events';
import { Container, SectionHeading } from '@phantom/ui';
import { useEffect } from 'react';
import { useStoredPart } from '../../shared/device/device-store';
import { favourites } from '../../shared/favourites/favourites';
import { ListingGrid } from '../../shared/listing-card/listing-card';
import { StatusDock } from '../../shared/status-dock/status-dock';
import styles from './newest-listings.module.css';

/** The featured and the newest listings on a page of another section. Nothing when there are none. */
export function NewestListings({ data: { listings, imageBase } }: { data: NewestListingsData }) {
  const { t } = useTranslation();
  usePublishFavouriteCount();
  if (listings.length === 0) return null;
  return (
    <section className="pp-section" aria-labelledby="newest-homes">
      <Container>
        <SectionHeading
          id="newest-homes"
          eyebrow={t('newest.eyebrow')}
          title={t('newest.title')}
          action={
            <a className="btn btn-outline-primary" href={sitePath('/listings')}>
              {t('newest.all')}
            </a>
          }
        />
        <div className={styles.cards}>
          <ListingGrid listings={listings} imageBase={imageBase} level={3} />
        </div>
        <StatusDock />
      </Container>
    </section>
  );
}

const usePublishFavouriteCount = (): void => {
  const count = useStoredPart(favourites, (saved) => saved.length);
  useEffect(() => emit('favourites-changed', { count }), [count]);
};

export const getNewestListings = async (
  { borough, limit }: SlotContracts['newest-homes'],
  signal: AbortSignal,
) => {
  const { list, url } = await unwrap(
    api.GET('/api/auth/listings-newest', {
      params: { query: { type: 'sales', location: borough, limit } },
      signal,
    }),
  );
  return { listings: list, imageBase: url };
};

type NewestListingsData = Awaited<ReturnType<typeof getNewestListings>>;

import type { Listing } from '@phantom/api-client';
import { Link, useTranslation } from '@phantom/mf-kit';
import { EmptyState, ErrorState } from '@phantom/ui';
import { Suspense } from 'react';
import { useStoredPart } from '../../shared/device/device-store';
import { hasId } from '../../shared/device/stored-values';
import {
  addFavourite,
  favourites,
  removeFavourite,
  type Favourite,
} from '../../shared/favourites/favourites';
import { useFavouriteListTexts } from '../../shared/favourite-lists/favourite-list-texts';
import type { FavouriteList as SharedList } from '../../shared/favourite-lists/favourite-lists';
import { lazyOptional } from '../../shared/lazy-optional';
import { ListingCard } from '../../shared/listing-card/listing-card';
import styles from './favourite-list.module.css';
import type { FavouritesData } from './loader';
import { NoteField } from './note-field';
import { OffMarketCard } from './off-market-card';
import { PriceChange } from './price-change';
import type { ShowList } from './use-list-call';

const HomeContributions = lazyOptional(async () => (await import('./lists')).HomeContributions);

interface Props {
  page: FavouritesData;
  /** The list that this device is connected to, with what others have written. */
  list: SharedList | null;
  onList: ShowList;
  onRetry: () => void;
  retrying: boolean;
}

/** The favourites, newest first. A removed one stays until the page is left, so that a mistake can be undone. */
export function FavouriteList({ page, list, onList, onRetry, retrying }: Props) {
  const { t } = useFavouriteListTexts();
  const { saved, listings, imageBase, failure } = page;
  if (failure !== null) {
    return (
      <ErrorState
        title={t('favourite-lists:own.failed')}
        message={failure}
        retryLabel={t('favourite-lists:sync.retry')}
        onRetry={onRetry}
        retrying={retrying}
      />
    );
  }
  if (saved.length === 0) {
    return (
      <EmptyState title={t('favourite-lists:own.empty.title')}>
        <p>{t('favourite-lists:own.empty.text')}</p>
        <Link className="btn btn-primary" to="/listings">
          {t('favourite-lists:own.empty.action')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <ul className="pp-card-grid">
      {saved.map((favourite) => (
        <li key={favourite.id} className={styles.item}>
          <FavouriteCard
            favourite={favourite}
            listing={listings.find(({ id }) => id === favourite.id)}
            imageBase={imageBase}
          />
          <FavouriteContributions favourite={favourite} list={list} onList={onList} />
        </li>
      ))}
    </ul>
  );
}

interface FavouriteCardProps {
  favourite: Favourite;
  /** Undefined when it is off the market. */
  listing: Listing | undefined;
  imageBase: string;
}

function FavouriteCard({ favourite, listing, imageBase }: FavouriteCardProps) {
  if (!listing) {
    return <OffMarketCard favourite={favourite} action={<RemoveButton favourite={favourite} />} />;
  }
  return (
    <ListingCard
      listing={listing}
      imageBase={imageBase}
      note={<PriceChange saved={favourite.price} now={listing.price} />}
    />
  );
}

interface FavouriteContributionsProps {
  favourite: Favourite;
  list: SharedList | null;
  onList: ShowList;
}

/** The note on a favourite, and what others have written. */
function FavouriteContributions({ favourite, list, onList }: FavouriteContributionsProps) {
  const { t: sectionText } = useTranslation();
  const { id } = favourite;
  const name = favourite.name ?? sectionText('home.unnamed');
  const home = list?.homes.find((each) => each.id === id);
  return (
    <div>
      <NoteField id={id} name={name} />
      {list && home && (
        <Suspense>
          <HomeContributions
            home={home}
            name={name}
            reader={{ token: list.token }}
            isOwner
            onList={onList}
          />
        </Suspense>
      )}
    </div>
  );
}

function RemoveButton({ favourite }: { favourite: Favourite }) {
  const { t: sectionText } = useTranslation();
  const { t } = useFavouriteListTexts();
  const { id } = favourite;
  const name = favourite.name ?? sectionText('home.unnamed');
  const isSaved = useStoredPart(favourites, (saved) => hasId(saved, id));
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline-primary"
      aria-label={t(
        isSaved ? 'favourite-lists:own.gone.removeNamed' : 'favourite-lists:own.gone.keepNamed',
        {
          name,
        },
      )}
      onClick={() => (isSaved ? removeFavourite(id) : addFavourite(favourite))}
    >
      {t(isSaved ? 'favourite-lists:own.gone.remove' : 'favourite-lists:own.gone.keep')}
    </button>
  );
}

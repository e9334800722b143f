import type { Listing } from '@phantom/api-client';
import { Link, useOnline, useTranslation } from '@phantom/mf-kit';
import { EmptyState, ErrorState, LoadingCards } from '@phantom/ui';
import { useFavouriteListTexts } from '../../shared/favourite-lists/favourite-list-texts';
import { ENDED, type ListedHome, type Reader } from '../../shared/favourite-lists/favourite-lists';
import { toFavourite } from '../../shared/favourite-lists/list-merge';
import { listPerson } from '../../shared/favourite-lists/list-person';
import { useStoredPart } from '../../shared/device/device-store';
import { ListingCard } from '../../shared/listing-card/listing-card';
import { AddHome } from './add-home';
import styles from './favourite-list.module.css';
import { HomeContributions } from './home-contributions';
import { OffMarketCard } from './off-market-card';
import { PriceChange } from './price-change';
import type { ShowList } from './use-list-call';
import { useSharedList } from './use-shared-list';

/** The list of somebody who has shared it. The visitor's own favourites stay as they are. */
export function SharedList({ token }: { token: string }) {
  const { t } = useFavouriteListTexts();
  const { t: sectionText } = useTranslation();
  const { shown, problem, isLoading, retry, show } = useSharedList(token);
  const person = useStoredPart(listPerson, (known) => known?.key ?? null) ?? undefined;
  if (problem?.status === ENDED) return <EndedList />;
  return (
    <>
      <header className={styles.header}>
        <p className="pp-eyebrow">{sectionText('favourites.eyebrow')}</p>
        <h1>{shown?.list.title ?? t('favourite-lists:shared.title')}</h1>
        <p className={styles.lead}>{t('favourite-lists:shared.lead')}</p>
      </header>
      <OfflineNote />
      {problem && (
        <ErrorState
          title={t('favourite-lists:shared.failed')}
          message={problem.message}
          retryLabel={t('favourite-lists:sync.retry')}
          onRetry={retry}
          retrying={isLoading}
        />
      )}
      {!shown && !problem && <LoadingCards count={3} label={sectionText('loading')} />}
      {shown && (
        <>
          <Homes {...shown} reader={{ token, person }} onList={show} />
          <AddHome token={token} homes={shown.list.homes} onList={show} />
        </>
      )}
    </>
  );
}

function OfflineNote() {
  const { t } = useFavouriteListTexts();
  const isOnline = useOnline();
  return <p role="status">{!isOnline && t('favourite-lists:shared.offline')}</p>;
}

function EndedList() {
  const { t } = useFavouriteListTexts();
  return (
    <>
      <h1>{t('favourite-lists:shared.ended')}</h1>
      <EmptyState title={t('favourite-lists:shared.endedText')}>
        <Link className="btn btn-primary" to="/listings">
          {t('favourite-lists:shared.listings')}
        </Link>
      </EmptyState>
    </>
  );
}

interface HomesProps {
  list: { homes: ListedHome[] };
  listings: Listing[];
  imageBase: string;
  reader: Reader;
  onList: ShowList;
}

function Homes({ list, listings, imageBase, reader, onList }: HomesProps) {
  const { t } = useFavouriteListTexts();
  if (list.homes.length === 0) {
    return (
      <EmptyState title={t('favourite-lists:shared.empty')}>
        <p>{t('favourite-lists:shared.emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <ul className="pp-card-grid">
      {list.homes.map((home) => (
        <li key={home.id} className={styles.item}>
          <SharedHome
            home={home}
            listing={listings.find(({ id }) => id === home.id)}
            imageBase={imageBase}
            reader={reader}
            onList={onList}
          />
        </li>
      ))}
    </ul>
  );
}

interface SharedHomeProps {
  home: ListedHome;
  listing: Listing | undefined;
  imageBase: string;
  reader: Reader;
  onList: ShowList;
}

function SharedHome({ home, listing, imageBase, reader, onList }: SharedHomeProps) {
  const { t } = useFavouriteListTexts();
  const { t: sectionText } = useTranslation();
  const favourite = toFavourite(home);
  const name = favourite.name ?? sectionText('home.unnamed');
  return (
    <>
      {listing ? (
        <ListingCard
          listing={listing}
          imageBase={imageBase}
          note={<PriceChange saved={home.price} now={listing.price} />}
        />
      ) : (
        <OffMarketCard favourite={favourite} />
      )}
      <div>
        {(home.note || home.added_by) && (
          <div className={styles.written}>
            {home.added_by && <p>{t('favourite-lists:shared.addedBy', { name: home.added_by })}</p>}
            {home.note && (
              <p>
                <strong>{t('favourite-lists:shared.note')}:</strong> <span>{home.note}</span>
              </p>
            )}
          </div>
        )}
        <HomeContributions
          home={home}
          name={name}
          reader={reader}
          isOwner={false}
          onList={onList}
        />
      </div>
    </>
  );
}

import type { Listing } from '@phantom/api-client';
import { Link, useHydrated, useNavigate } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { useId } from 'react';
import { comparePath, removeFromComparison } from '../../shared/comparison/comparison';
import { FavouriteButton } from '../../shared/favourite-controls/favourite-controls';
import { toFavourite } from '../../shared/favourites/favourites';
import { CrossButton } from '../../shared/cross-button';
import { listingLocality, listingName } from '../../shared/listing-texts';
import { firstImage } from '../../shared/media';
import { NotStated } from '../../shared/not-stated';
import styles from './compare-table.module.css';
import { useCompareTexts } from './compare-texts';
import { useComparedFacts, type ComparedFact, type ComparedLine } from './compared-facts';
import type { CompareData } from './loader';

/** Listings as columns, facts as rows. The table scrolls within its own region. */
export function CompareTable({ page }: { page: CompareData }) {
  const { t } = useCompareTexts();
  const caption = useId();
  const { listings, imageBase, ids } = page;
  const facts = useComparedFacts(listings);
  return (
    // A region that scrolls must take the focus, so that keys can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="region" aria-labelledby={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption id={caption} className="visually-hidden">
          {t('caption')}
        </caption>
        <thead>
          <tr>
            <td />
            {listings.map((listing) => (
              <ListingColumn key={listing.id} listing={listing} imageBase={imageBase} ids={ids} />
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <FactRow key={fact.label} fact={fact} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Props {
  listing: Listing;
  imageBase: string;
  ids: number[];
}

function ListingColumn({ listing, imageBase, ids }: Props) {
  const { t } = useCompareTexts();
  const isReady = useHydrated();
  const leaveOut = useLeaveOut(ids);
  const name = listingName(listing) ?? t('mf-listings:home.unnamed');
  return (
    <th scope="col" className={styles.column}>
      <div className={styles.picture}>
        <Picture
          src={firstImage(listing.images, imageBase)}
          alt=""
          sizes="(min-width: 1200px) 280px, (min-width: 768px) 25vw, 40vw"
        />
        {isReady && (
          <div className={styles.actions}>
            <CrossButton
              className={styles.remove}
              label={t('mf-listings:compare.leaveOut', { name })}
              onClick={() => leaveOut(listing.id)}
            />
            <FavouriteButton listing={toFavourite(listing)} />
          </div>
        )}
      </div>
      <Link to={`/listings-detail/${listing.id}`} className={styles.name}>
        {name}
      </Link>
      <span className={styles.place}>{listingLocality(listing)}</span>
      {!listing.available && (
        <span className={styles.promised}>{t('mf-listings:home.promised')}</span>
      )}
    </th>
  );
}

/** Removes a listing from the URL, and from the comparison if it is there. */
export const useLeaveOut = (ids: number[]) => {
  const navigate = useNavigate();
  return (id: number) => {
    removeFromComparison(id);
    void navigate(comparePath(ids.filter((each) => each !== id)), { preventScrollReset: true });
  };
};

/** One fact of all listings. A fact that is equal in all of them is less prominent. */
function FactRow({ fact }: { fact: ComparedFact }) {
  const { t } = useCompareTexts();
  const isComparison = fact.cells.length > 1;
  return (
    <tr className={isComparison && fact.differs ? styles.differs : undefined}>
      <th scope="row" className={styles.label}>
        {fact.label}
        {isComparison && fact.differs && <span className="visually-hidden"> ({t('differs')})</span>}
      </th>
      {fact.cells.map((lines, column) => (
        // A column has no identity other than its index.
        <td key={column} className={styles.cell}>
          {lines.length === 0 && <NotStated />}
          <Lines lines={lines} />
        </td>
      ))}
    </tr>
  );
}

function Lines({ lines }: { lines: ComparedLine[] }) {
  const marked = lines.map(({ text, differs }) =>
    differs ? <strong key={text}>{text}</strong> : <span key={text}>{text}</span>,
  );
  if (lines.length < 2) return marked;
  return (
    <ul className={styles.lines}>
      {marked.map((line) => (
        <li key={line.key}>{line}</li>
      ))}
    </ul>
  );
}

import { Link, useTranslation } from '@phantom/mf-kit';
import { EmptyState, ErrorState } from '@phantom/ui';
import type { FavouritesData } from '../loader';
import { FavouriteCard } from './favourite-card';
import { GoneCard } from './gone-card';

interface Props {
  page: FavouritesData;
  onRetry: () => void;
  retrying: boolean;
}

/** The last home kept stands first. One that is let go stays until the page is left: a slip of the hand is undone. */
export function FavouriteList({ page, onRetry, retrying }: Props) {
  const { t } = useTranslation();
  const { kept, homes, imageBase, failure } = page;
  if (failure !== null) {
    return (
      <ErrorState
        title={t('favourites.failed')}
        message={failure}
        retryLabel={t('favourites.retry')}
        onRetry={onRetry}
        retrying={retrying}
      />
    );
  }
  if (kept.length === 0) {
    return (
      <EmptyState title={t('favourites.empty.title')}>
        <p>{t('favourites.empty.text')}</p>
        <Link className="btn btn-primary" to="/listings">
          {t('favourites.empty.action')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <ul className="pp-card-grid list-unstyled mb-0">
      {kept.map((favourite) => {
        const home = homes.find(({ id }) => id === favourite.id);
        return (
          <li key={favourite.id} className="d-grid">
            {home ? (
              <FavouriteCard home={home} keptPrice={favourite.price} imageBase={imageBase} />
            ) : (
              <GoneCard favourite={favourite} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

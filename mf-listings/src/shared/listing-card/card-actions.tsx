import type { Listing } from '@phantom/api-client';
import { useTranslation } from '@phantom/mf-kit';
import { CompareToggle } from '../comparison/comparison-controls';
import { FavouriteButton } from '../favourites/favourite-controls';
import { toFavourite } from '../favourites/favourites';
import styles from './card-actions.module.css';
import { CardPictures } from './card-pictures';

interface Props {
  listing: Listing;
  /** The page of the listing. */
  path: string;
  pictures: readonly string[];
}

/** The further pictures of a card, and the buttons over them. They are beside its link, not in it. */
export function CardActions({ listing, path, pictures }: Props) {
  const { t } = useTranslation();
  const favourite = toFavourite(listing);
  const { name } = favourite;
  return (
    <>
      {pictures.length > 1 && (
        <CardPictures to={path} name={name ?? t('home.unnamed')} pictures={pictures} />
      )}
      <div className={styles.actions}>
        <FavouriteButton listing={favourite} />
        <CompareToggle listing={{ id: listing.id, name, picture: pictures[0] ?? null }} />
      </div>
    </>
  );
}

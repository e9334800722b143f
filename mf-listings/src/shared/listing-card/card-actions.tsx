import type { Listing } from '@phantom/api-client';
import { useTranslation } from '@phantom/mf-kit';
import type { RefObject } from 'react';
import { CompareToggle } from '../comparison/comparison-controls';
import { FavouriteButton } from '../favourite-controls/favourite-controls';
import { toFavourite } from '../favourites/favourites';
import { StepButton } from '../gallery/step-button';
import styles from './card-actions.module.css';
import type { CardGallery } from './card-pictures';

interface Props {
  listing: Listing;
  picture: string | null;
  /** Undefined for a listing with one picture. */
  gallery: RefObject<CardGallery | null> | undefined;
}

/** The buttons over a card's picture. They are beside its link, not in it. */
export function CardActions({ listing, picture, gallery }: Props) {
  const { t } = useTranslation();
  const favourite = toFavourite(listing);
  const { name } = favourite;
  const step = { of: name ?? t('home.unnamed'), isSkipped: true };
  return (
    <div className={styles.actions}>
      <FavouriteButton listing={favourite} />
      {gallery && (
        <div className={styles.steps}>
          <StepButton direction="previous" {...step} onClick={() => gallery.current?.step(-1)} />
          <StepButton direction="next" {...step} onClick={() => gallery.current?.step(1)} />
        </div>
      )}
      <CompareToggle listing={{ id: listing.id, name, picture }} />
    </div>
  );
}

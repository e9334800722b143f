import { parseMedia } from '../../../shared/media';
import type { DetailData } from '../loader';
import { Amenities } from './amenities';
import { Description } from './description';
import { EnquiryCard } from './enquiry/enquiry-card';
import { Financials } from './financials';
import { Gallery } from './gallery/gallery';
import { ListingHeader } from './listing-header';
import styles from './listing-view.module.css';
import { Location } from './location';
import { OpenHouses } from './open-houses';
import { PropertyFacts } from './property-facts';

/** A listing: what it is like on the left, its figures and the way to ask on the right. */
export function ListingView({ listing, place }: DetailData) {
  return (
    <article>
      <ListingHeader listing={listing} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Gallery media={parseMedia(listing.images)} />
          <div className={styles.story}>
            <Description text={listing.description} />
            <Amenities text={listing.amenities} />
            {place && <Location listing={listing} place={place} />}
          </div>
        </div>
        <div className={styles.column}>
          <div className={styles.figures}>
            <Financials listing={listing} />
            <OpenHouses openHouses={listing.open_houses} />
            <PropertyFacts listing={listing} />
          </div>
          <EnquiryCard listingId={listing.id} />
        </div>
      </div>
    </article>
  );
}

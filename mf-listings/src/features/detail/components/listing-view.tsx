import { COMPANY, useTranslation } from '@phantom/mf-kit';
import { parseMedia } from '../../../shared/media';
import type { DetailData } from '../loader';
import { Amenities } from './amenities';
import { Description } from './description';
import { EnquiryCard } from './enquiry/enquiry-card';
import { Estimate } from './estimate/estimate';
import { Financials } from './financials';
import { Gallery } from './gallery/gallery';
import { ListingHeader } from './listing-header';
import styles from './listing-view.module.css';
import { Location } from './location';
import { OpenHouses } from './open-houses/open-houses';
import { PropertyFacts } from './property-facts';
import { SimilarList } from './similar-list';

/** A listing: what it is like on the left, its figures and the way to ask on the right, others like it below. */
export function ListingView({ listing, place, similar }: DetailData) {
  const { t } = useTranslation();
  return (
    <>
      <article className={styles.listing}>
        <p className={styles.letterhead}>
          {COMPANY} · {t('detail.head.number', { id: listing.id })}
        </p>
        <ListingHeader listing={listing} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <Gallery media={parseMedia(listing.images)} />
            <div className={styles.story}>
              <Description text={listing.description} />
              <Amenities text={listing.amenities} />
              <Estimate listing={listing} />
              {place && <Location listing={listing} place={place} />}
            </div>
          </div>
          <div className={styles.column}>
            <div className={styles.figures}>
              <Financials listing={listing} />
              <OpenHouses listing={listing} />
              <PropertyFacts listing={listing} />
            </div>
            <EnquiryCard listingId={listing.id} />
          </div>
        </div>
      </article>
      <SimilarList similar={similar} />
    </>
  );
}

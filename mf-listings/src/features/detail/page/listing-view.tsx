import { LocationMap } from '@phantom/map';
import { COMPANY, Link, useTranslation } from '@phantom/mf-kit';
import { Suspense } from 'react';
import {
  FEED_LANGUAGE,
  listingLocality,
  listingName,
  splitAmenities,
} from '../../../shared/listing-texts';
import { parseMedia } from '../../../shared/media';
import type {
  ListingDetail,
  Place,
  RecordedSales as RecordedSalesData,
} from '../api/listing-detail';
import { EnquiryCard } from '../form/enquiry-form';
import { DetailSection } from '../../../shared/detail-section';
import { Financials } from './financials';
import { Gallery } from './gallery/gallery';
import { ListingHeader } from './listing-header';
import styles from './listing-view.module.css';
import type { DetailData } from './loader';
import { OpenHouses } from './open-houses';
import { lazyOptional } from '../../../shared/lazy-optional';
import { PropertyFacts } from './property-facts';
import { SimilarList } from './similar-list';

const Estimate = lazyOptional(async () => (await import('./estimate/estimate')).Estimate);
const RecordedSales = lazyOptional(
  async () => (await import('./recorded-sales/recorded-sales')).RecordedSales,
);
const Nearby = lazyOptional(async () => (await import('../../../shared/nearby/nearby')).Nearby);
// In the file of the page that moves a viewing: each file more costs everybody some bytes.
const BookViewing = lazyOptional(
  async () =>
    (await import(/* webpackChunkName: "mailed-links" */ '../../../shared/viewings/book-viewing'))
      .BookViewing,
);
const OwnHome = lazyOptional(async () => (await import('./own-home')).OwnHome);

/** The page of a listing: gallery and texts on the left, figures and enquiry on the right, similar listings below. */
export function ListingView({ listing, figures, place, similar, recordedSales }: DetailData) {
  const { t } = useTranslation();
  return (
    <>
      <article className={styles.listing}>
        <p className={styles.letterhead}>
          {COMPANY} · {t('detail.head.number', { id: listing.id })}
        </p>
        <ListingHeader listing={listing} />
        <div className={`pp-with-aside ${styles.columns}`}>
          <div className={styles.column}>
            <Gallery media={parseMedia(listing.images)} captions={listing.own_home?.captions} />
            <div className={styles.story}>
              <Description text={listing.description} lang={listing.lang} />
              <Amenities text={listing.amenities} />
              <Suspense>
                <Estimate listing={listing} figures={figures} />
              </Suspense>
              {recordedSales && hasRecordedSales(recordedSales) && (
                <Suspense>
                  <RecordedSales listing={listing} sales={recordedSales} />
                </Suspense>
              )}
              {place && <Location listing={listing} place={place} />}
              {listing.nearby && (
                <Suspense>
                  <Nearby places={listing.nearby} />
                </Suspense>
              )}
            </div>
          </div>
          <div className={styles.column}>
            <div className={styles.figures}>
              <Financials listing={listing} figures={figures} />
              <OpenHouses listing={listing} />
              <PropertyFacts listing={listing} />
              {listing.own_home && (
                <Suspense>
                  <OwnHome home={listing.own_home} />
                </Suspense>
              )}
            </div>
            {listing.has_viewing_slots && (
              <Suspense>
                <BookViewing listingId={listing.id} />
              </Suspense>
            )}
            {listing.listing_type === 'rentals' && <ApplyLink listingId={listing.id} />}
            <EnquiryCard listingId={listing.id} />
          </div>
        </div>
      </article>
      <SimilarList similar={similar} />
    </>
  );
}

/** Without the code of the application, which few visitors need. */
function ApplyLink({ listingId }: { listingId: number }) {
  const { t } = useTranslation();
  return (
    <Link className="btn btn-outline-primary d-print-none" to={`/listings/apply?home=${listingId}`}>
      {t('detail.apply')}
    </Link>
  );
}

const hasRecordedSales = ({ kinds, at_address: atAddress }: RecordedSalesData) =>
  kinds.length > 0 || atAddress.length > 0;

function Description({ text, lang }: { text: string | null; lang: string }) {
  const { t } = useTranslation();
  if (!text) return null;
  return (
    <DetailSection id="description" title={t('detail.description')}>
      <p className={styles.text} lang={lang}>
        {text}
      </p>
    </DetailSection>
  );
}

/** The amenities, from a comma-separated text. */
function Amenities({ text }: { text: string | null }) {
  const { t } = useTranslation();
  const amenities = splitAmenities(text);
  if (amenities.length === 0) return null;
  return (
    <DetailSection id="amenities" title={t('detail.amenities')}>
      <ul className={styles.list} lang={FEED_LANGUAGE}>
        {amenities.map((amenity) => (
          <li key={amenity}>{amenity}</li>
        ))}
      </ul>
    </DetailSection>
  );
}

interface Props {
  listing: ListingDetail;
  place: Place;
}

/** The location on a map. The caption describes it in words. */
function Location({ listing, place }: Props) {
  const { t, i18n } = useTranslation();
  const caption =
    place.kind === 'listing'
      ? t('map.home', {
          name: listingName(listing) ?? t('home.unnamed'),
          place: listingLocality(listing),
        })
      : t('map.office');

  return (
    <section className={styles.location} aria-labelledby="location">
      <h2 id="location" className="h3">
        {t('map.title')}
      </h2>
      <LocationMap
        place={place}
        label={t('map.label')}
        texts={{
          language: i18n.language,
          zoomIn: t('map.zoomIn'),
          zoomOut: t('map.zoomOut'),
          source: t('map.source'),
        }}
        caption={caption}
      />
    </section>
  );
}

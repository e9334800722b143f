import { COMPANY, useHydrated, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import {
  listingLocality,
  listingName,
  openHouseTime,
  type OpenHouse,
} from '../../../shared/listing-texts';
import type { ListingDetail } from '../api/listing-detail';
import { DetailCard } from '../../../shared/detail-section';
import { placeOfListing } from './loader';
import type { CalendarEntry } from './open-house-calendar';
import styles from './open-houses.module.css';

export function OpenHouses({ listing }: { listing: ListingDetail }) {
  const { t, i18n } = useTranslation();
  const { save, hasFailed } = useCalendarFile(listing);
  const isHydrated = useHydrated();
  if (listing.open_houses.length === 0) return null;
  return (
    <DetailCard id="open-houses" title={t('detail.openHouses')}>
      <ul className={styles.list}>
        {listing.open_houses.map((openHouse) => {
          const time = openHouseTime(openHouse, i18n.language);
          return (
            <li key={openHouse.starts_at}>
              <time dateTime={openHouse.starts_at}>{time}</time>
              <button
                type="button"
                className="btn btn-sm btn-outline-primary"
                aria-label={t('detail.calendar.addNamed', { time })}
                disabled={!isHydrated}
                onClick={() => void save(openHouse)}
              >
                {t('detail.calendar.add')}
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.zone}>{t('detail.newYorkTimes')}</p>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {t('detail.calendar.failed')}
        </p>
      )}
    </DetailCard>
  );
}

const TYPE = 'text/calendar;charset=utf-8';

/** Saves an open house as a calendar file. The library is loaded on first use. */
const useCalendarFile = (listing: ListingDetail) => {
  const { t, i18n } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  const save = async (openHouse: OpenHouse) => {
    setFailed(false);
    try {
      const { openHouseCalendar } = await import('./open-house-calendar');
      const name = listingName(listing) ?? t('home.unnamed');
      const entry = calendarEntryOf(listing, openHouse, {
        title: t('detail.calendar.event', { name }),
        description: t('detail.calendar.description', {
          time: openHouseTime(openHouse, i18n.language),
        }),
      });
      saveFile(openHouseCalendar(entry, COMPANY), `open-house-${listing.id}.ics`, TYPE);
    } catch {
      setFailed(true);
    }
  };
  return { save, hasFailed };
};

const calendarEntryOf = (
  listing: ListingDetail,
  openHouse: OpenHouse,
  { title, description }: Pick<CalendarEntry, 'title' | 'description'>,
): CalendarEntry => {
  const { origin, hostname, pathname } = window.location;
  return {
    openHouse,
    uid: `listing-${listing.id}-${Date.parse(openHouse.starts_at)}@${hostname}`,
    title,
    address: [listingName(listing), listingLocality(listing)].filter(Boolean).join(', '),
    point: placeOfListing(listing),
    description,
    url: origin + pathname,
  };
};

/** Lets the browser save a text as a file. */
const saveFile = (text: string, name: string, type: string) => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
};

import { COMPANY, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { homeName, homePlace } from '../../../shared/home-name';
import { openHouseTime, type OpenHouse } from '../../../shared/open-house-time';
import type { Listing } from '../api/get-listing';
import type { Visit } from '../calendar/open-house-calendar';
import { saveFile } from '../calendar/save-file';
import { placeOfHome } from '../place';

const TYPE = 'text/calendar;charset=utf-8';

/** Saves an open house as a calendar file. What writes it is loaded when it is first wanted. */
export const useCalendarFile = (listing: Listing) => {
  const { t, i18n } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  const save = async (openHouse: OpenHouse) => {
    setFailed(false);
    try {
      const { openHouseCalendar } = await import('../calendar/open-house-calendar');
      const name = homeName(listing) ?? t('home.unnamed');
      const visit = visitOf(listing, openHouse, {
        title: t('detail.calendar.event', { name }),
        description: t('detail.calendar.description', {
          time: openHouseTime(openHouse, i18n.language),
        }),
      });
      saveFile(openHouseCalendar(visit, COMPANY), `open-house-${listing.id}.ics`, TYPE);
    } catch {
      setFailed(true);
    }
  };
  return { save, hasFailed };
};

const visitOf = (
  listing: Listing,
  openHouse: OpenHouse,
  { title, description }: Pick<Visit, 'title' | 'description'>,
): Visit => {
  const { origin, hostname, pathname } = window.location;
  return {
    openHouse,
    uid: `listing-${listing.id}-${Date.parse(openHouse.starts_at)}@${hostname}`,
    title,
    address: [homeName(listing), homePlace(listing)].filter(Boolean).join(', '),
    point: placeOfHome(listing),
    description,
    url: origin + pathname,
  };
};

import ical from 'ical-generator';
import type { OpenHouse } from '../../../shared/listing-texts';

export interface CalendarEntry {
  openHouse: OpenHouse;
  /** Identifies the event across calendars: importing it again replaces it. */
  uid: string;
  title: string;
  address: string;
  /** Null when the location is unknown. */
  point: { latitude: number; longitude: number } | null;
  description: string;
  /** Absolute URL of the listing's page. */
  url: string;
}

/** A calendar file (RFC 5545) of one open house. Times are in UTC, so they are right in every time zone. */
export const openHouseCalendar = (entry: CalendarEntry, company: string): string => {
  const { openHouse, uid, title, address, point, description, url } = entry;
  const calendar = ical({ prodId: { company, product: 'Listings' } });
  calendar.createEvent({
    id: uid,
    start: new Date(openHouse.starts_at),
    end: new Date(openHouse.ends_at),
    summary: title,
    // Not every calendar shows the URL of an event.
    description: `${description}\n${url}`,
    location: {
      title: address,
      geo: point ? { lat: point.latitude, lon: point.longitude } : undefined,
    },
    url,
  });
  return calendar.toString();
};

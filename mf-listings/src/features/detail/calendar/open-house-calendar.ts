import ical from 'ical-generator';
import type { OpenHouse } from '../../../shared/open-house-time';

/** An open house in words, for the calendar of whoever wants to come. */
export interface Visit {
  openHouse: OpenHouse;
  /** Tells it from all other entries of all calendars: taken in again it takes the place of what was there. */
  uid: string;
  title: string;
  /** The home's address in one line. */
  address: string;
  /** Null where the home's place is not told. */
  point: { latitude: number; longitude: number } | null;
  description: string;
  /** Whole address of the home's page. */
  url: string;
}

/** A calendar file (RFC 5545) of one open house. Its times are UTC: right wherever the calendar is. */
export const openHouseCalendar = (visit: Visit, company: string): string => {
  const { openHouse, uid, title, address, point, description, url } = visit;
  const calendar = ical({ prodId: { company, product: 'Listings' } });
  calendar.createEvent({
    id: uid,
    start: new Date(openHouse.starts_at),
    end: new Date(openHouse.ends_at),
    summary: title,
    // Not every calendar shows the URL of an entry.
    description: `${description}\n${url}`,
    location: {
      title: address,
      geo: point ? { lat: point.latitude, lon: point.longitude } : undefined,
    },
    url,
  });
  return calendar.toString();
};

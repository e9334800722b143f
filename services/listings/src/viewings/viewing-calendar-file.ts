import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Viewing } from './viewing.entity.js';

interface CalendarFile {
  viewing: Pick<Viewing, 'id' | 'startsAt' | 'minutes' | 'sequence' | 'state' | 'email'>;
  /** The name of the event. */
  title: string;
  address: string;
  description: string;
  /** The page of the home. */
  url: string;
  organizer: { name: string; email: string };
}

const MINUTE = 60_000;

/**
 * A viewing as a calendar file (RFC 5545). The same UID with a higher SEQUENCE moves the event in the visitor's calendar, and
 * the method CANCEL removes it (RFC 5546).
 */
export function viewingCalendarFile(file: CalendarFile): string {
  const { viewing, title, address, description, url, organizer } = file;
  const { id, startsAt, minutes, sequence, state, email } = viewing;
  const isCancelled = state === 'cancelled';
  const calendar = ical({
    prodId: { company: 'Phantom Partners', product: 'Viewings' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: `viewing-${id}@${new URL(url).hostname}`,
    ...{ sequence, organizer, description, url },
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * MINUTE),
    summary: title,
    location: { title: address },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    attendees: [{ email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return calendar.toString();
}

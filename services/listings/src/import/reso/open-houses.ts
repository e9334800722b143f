import type { OpenHousePeriod } from '../../listings/open-house-writer.js';
import type { Note } from '../feed-formats/feed.js';
import { expandedOf, isNo, lookupKey, type PropertyRecord, textOf } from './property-record.js';

export const OPEN_HOUSE_FIELDS = [
  ...['OpenHouseDate', 'OpenHouseStartTime', 'OpenHouseEndTime', 'OpenHouseStatus'],
  ...['OpenHouseType', 'AppointmentRequiredYN'],
];

/**
 * The open houses that anybody may visit in person without an appointment.
 *
 * @returns undefined when the server has no open houses: then those that are stored stay
 */
export function readOpenHouses(record: PropertyRecord, note: Note): OpenHousePeriod[] | undefined {
  return expandedOf(record['OpenHouse'])
    ?.filter(isForEverybody)
    .flatMap((openHouse) => periodOf(openHouse, note) ?? []);
}

function isForEverybody(openHouse: PropertyRecord): boolean {
  const status = lookupKey(openHouse['OpenHouseStatus']) || 'active';
  const type = lookupKey(openHouse['OpenHouseType']) || 'public';
  const appointment = openHouse['AppointmentRequiredYN'] ?? false;
  return status === 'active' && type === 'public' && isNo(appointment);
}

function periodOf(openHouse: PropertyRecord, note: Note): OpenHousePeriod | null {
  const { OpenHouseDate: date, OpenHouseStartTime: start, OpenHouseEndTime: end } = openHouse;
  const [startsAt, endsAt] = [instantOf(start, date), instantOf(end, date)];
  if (startsAt && endsAt && startsAt < endsAt) return { startsAt, endsAt };
  note('open-house-unreadable', [date, start, end].map((value) => textOf(value) ?? '').join(' '));
  return null;
}

const ZONE = /(Z|[+-]\d\d:?\d\d)$/;

/**
 * A time as PostgreSQL reads it. The dictionary has times with a zone. Some servers leave the zone out, or send the time of
 * the day beside `OpenHouseDate`: that is the time in New York.
 */
function instantOf(value: unknown, date: unknown): string | null {
  const time = textOf(value) ?? '';
  const whole = /^\d\d:\d\d/.test(time) ? `${textOf(date)}T${time}` : time.replace(' ', 'T');
  const hasZone = ZONE.test(time);
  const parsed = Date.parse(hasZone ? whole : `${whole}Z`);
  if (!whole.includes('T') || Number.isNaN(parsed)) return null;
  const text = new Date(parsed).toISOString();
  return hasZone ? text : `${text.slice(0, -1)} America/New_York`;
}

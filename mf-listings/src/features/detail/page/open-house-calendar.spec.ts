import { openHouseCalendar, type CalendarEntry } from './open-house-calendar';

const entry: CalendarEntry = {
  openHouse: { starts_at: '2026-11-22T18:00:00.000Z', ends_at: '2026-11-22T20:00:00.000Z' },
  uid: 'listing-1-1795370400000@example.com',
  title: 'Open house: 764 Halsey Street',
  address: '764 Halsey Street, Brooklyn, NY 11233',
  point: { latitude: 40.6842, longitude: -73.9307 },
  description: 'Second line\nwith a comma, a semicolon; and a back\\slash',
  url: 'https://example.com/listings-detail/1',
};

/** The lines of the file, with folded lines joined. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('openHouseCalendar', () => {
  it('holds one event with its time in UTC', () => {
    const lines = linesOf(openHouseCalendar(entry, 'Phantom Partners'));

    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain('VERSION:2.0');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toContain('DTSTART:20261122T180000Z');
    expect(lines).toContain('DTEND:20261122T200000Z');
    expect(lines).toContain('UID:listing-1-1795370400000@example.com');
  });

  it('contains the location, escapes special characters, and links to the page', () => {
    const lines = linesOf(openHouseCalendar(entry, 'Phantom Partners'));

    expect(lines).toContain('LOCATION:764 Halsey Street\\, Brooklyn\\, NY 11233');
    expect(lines).toContain('GEO:40.6842;-73.9307');
    expect(lines).toContain(
      'DESCRIPTION:Second line\\nwith a comma\\, a semicolon\\; and a back\\\\slash\\nhttps://example.com/listings-detail/1',
    );
    expect(lines).toContain('URL;VALUE=URI:https://example.com/listings-detail/1');
  });

  it('folds long lines in every language', () => {
    const text = openHouseCalendar({ ...entry, description: 'Посещение '.repeat(40) }, 'Phantom');

    const bytes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  });

  it('omits an unknown location', () => {
    expect(openHouseCalendar({ ...entry, point: null }, 'Phantom Partners')).not.toContain('GEO');
  });
});

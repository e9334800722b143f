import type { Listing } from '../listings/listing.entity.js';
import { buildViewingMail, type ViewingMail } from './viewing-mail.builder.js';
import type { Viewing } from './viewing.entity.js';

const viewing = {
  id: 12,
  startsAt: new Date('2026-11-30T15:00:00Z'),
  minutes: 30,
  state: 'booked',
  sequence: 0,
  name: 'Ada <King>',
  email: 'ada@example.com',
  lang: 'en',
} as Viewing;
const mailOf = (difference: Partial<ViewingMail> = {}) =>
  buildViewingMail({
    ...{ news: 'booked', viewing, url: 'https://site.example/listings-detail/7' },
    listing: { unparsedAddress: '14-53 28th Ave <3A>', city: 'Astoria' } as Listing,
    agent: { entryId: 1, number: 4, name: 'Priya Raman', phone: '+1 212 555 0141' },
    organizer: { name: 'Priya Raman', email: 'site@site.example' },
    ...difference,
  });
const linesOf = (calendar = '') => calendar.replaceAll(/\r\n[ \t]/g, '').split('\r\n');

describe('buildViewingMail', () => {
  it('says where, when, with whom, and how to change it', () => {
    const { subject, text } = mailOf();
    expect(subject).toBe('Your viewing is booked: 14-53 28th Ave <3A>');
    expect(text).toContain('14-53 28th Ave <3A>, Astoria\n');
    expect(text).toMatch(/Monday, November 30 at 10:00\sAM \(New York time\), 30 minutes\n/);
    expect(text).toContain('Your agent: Priya Raman, +1 212 555 0141\n');
    expect(text).toContain('Move or cancel the viewing: {link}\n');
    expect(text).not.toContain('Ada');
  });

  it('escapes texts in HTML, and has the link there', () => {
    const { html } = mailOf();
    expect(html).toContain('14-53 28th Ave &lt;3A&gt;, Astoria');
    expect(html).not.toContain('<3A>');
    expect(html).toContain('<a href="{link}">Move or cancel the viewing</a>');
  });

  it('asks the calendar to enter the event', () => {
    const lines = linesOf(mailOf().calendar);
    for (const line of [
      ...['METHOD:REQUEST', 'UID:viewing-12@site.example', 'SEQUENCE:0', 'STATUS:CONFIRMED'],
      ...['DTSTART:20261130T150000Z', 'DTEND:20261130T153000Z'],
    ])
      expect(lines).toContain(line);
    expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain('28th Ave');
    expect(lines.find((line) => line.startsWith('ORGANIZER;'))).toMatch(
      /CN="Priya Raman".*mailto:site@site\.example$/i,
    );
  });

  it('asks the calendar to remove the event of a cancelled viewing, and leads to the home', () => {
    const cancelled = { ...viewing, state: 'cancelled' as const, sequence: 2, lang: 'de' as const };
    const { subject, text, calendar } = mailOf({ news: 'withdrawn', viewing: cancelled });
    expect(subject).toBe('Wir müssen Ihre Besichtigung absagen: 14-53 28th Ave <3A>');
    expect(text).toContain('Anderen Termin wählen: https://site.example/listings-detail/7\n');
    expect(text).not.toContain('{link}');
    for (const line of ['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED'])
      expect(linesOf(calendar)).toContain(line);
  });

  it('names nobody where there is no agent', () => {
    expect(mailOf({ agent: undefined }).text).not.toContain('agent');
  });
});

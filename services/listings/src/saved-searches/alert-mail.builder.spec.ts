import type { Listing } from '../listings/listing.entity.js';
import { type AlertMail, buildAlertMail, type HomeNews } from './alert-mail.builder.js';

const listing = {
  id: 7,
  unparsedAddress: '14-53 28th Ave <3A>',
  transactionType: 'sale',
  listPrice: 750_000,
  bedroomsTotal: 2,
  bathroomsTotal: 1.5,
  livingArea: 900,
  subdivisionName: 'Astoria',
} as Listing;
const home = (difference: Partial<Listing>, ...events: HomeNews['events'][number][]): HomeNews => ({
  listing: { ...listing, ...difference } as Listing,
  events,
});
const isNew = { kind: 'new', occurrence: '', oldPrice: null } as const;
const mailOf = (homes: HomeNews[], difference: Partial<AlertMail> = {}) =>
  buildAlertMail({
    lang: 'en',
    name: 'Ada',
    searches: [{ title: 'Two bedrooms', url: 'https://site.example/listings/sales', homes }],
    homeUrl: (id) => `https://site.example/listings-detail/${id}`,
    sender: { company: 'Phantom & Partners', address: '1 Main St, New York' },
    ...difference,
  });

describe('buildAlertMail', () => {
  it('says what happened to each home, with its facts and address', () => {
    const lowered = { kind: 'price-lowered', occurrence: '750000', oldPrice: 800_000 } as const;
    const { subject, text } = mailOf([home({}, isNew, lowered)]);
    expect(subject).toBe('News of homes: Two bedrooms');
    expect(text).toContain(
      [
        '14-53 28th Ave <3A>',
        'New on the market',
        'Price lowered, it was $800,000',
        '$750,000 · Bedrooms: 2 · Bathrooms: 1.5 · 900 sq ft · Astoria',
        'https://site.example/listings-detail/7',
      ].join('\n'),
    );
    expect(text).toContain('\nPhantom & Partners, 1 Main St, New York\n');
    expect(text).toContain('Change your alerts: {manage}\nEnd all alerts: {leave}\n');
  });

  it('escapes texts in HTML', () => {
    const { html } = mailOf([home({}, isNew)]);
    expect(html).toContain('14-53 28th Ave &lt;3A&gt;');
    expect(html).not.toContain('<3A>');
    expect(html).toContain(
      '<br>$750,000 · Bedrooms:\u{a0}2 · Bathrooms:\u{a0}1.5 · 900\u{a0}sq\u{a0}ft · Astoria</li>',
    );
    expect(html).toContain('<p>Phantom &amp; Partners, 1 Main St, New York</p>');
    expect(html).toMatch(/<a href="{manage}">.*<a href="{leave}">/);
  });

  it('says the time of an open house in New York, in the language of the person', () => {
    const openHouse = { kind: 'open-house', occurrence: '2026-11-29T17:00Z', oldPrice: null };
    const { text } = mailOf([home({}, openHouse as HomeNews['events'][number])], { lang: 'de' });
    expect(text).toMatch(/Besichtigung: Sonntag, 29\. November.*12:00/);
  });

  it('says a rent by the month, and lists a part of many homes', () => {
    const many = Array.from({ length: 25 }, (_, id) =>
      home({ id, transactionType: 'rental', listPrice: 3_000 }, isNew),
    );
    const { text } = mailOf(many);
    expect(text).toContain('$3,000 a month');
    expect(text.match(/New on the market/g)).toHaveLength(20);
    expect(text).toContain('More homes of this search: 5');
  });
});

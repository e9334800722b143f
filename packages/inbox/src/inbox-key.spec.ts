import { byNewest, type InboxKey, inboxKeyText, parseInboxKey } from './inbox-key.js';

const at = new Date('2026-11-20T15:04:05.678Z');
const key = (over: Partial<InboxKey> = {}): InboxKey => ({
  createdAt: at,
  kind: 'contact',
  id: 12,
  ...over,
});

describe('inbox key', () => {
  it('parses its own text', () => {
    const text = inboxKeyText(key());
    expect(text).toBe('2026-11-20T15:04:05.678Z_contact_12');
    expect(parseInboxKey(text)).toEqual(key());
  });

  it.each([
    '',
    '2026-11-20_contact_12',
    '2026-13-20T15:04:05.678Z_contact_12',
    '2026-11-20T15:04:05.678Z_letter_12',
    '2026-11-20T15:04:05.678Z_contact_0',
    '2026-11-20T15:04:05.678Z_contact_2147483648',
    '2026-11-20T15:04:05.678Z_contact_12 ',
  ])('refuses %j', (text) => expect(parseInboxKey(text)).toBeUndefined());

  it('sorts by arrival, kind and id, the latest first', () => {
    const keys = [
      key({ createdAt: new Date(at.getTime() - 1), kind: 'listing', id: 99 }),
      key({ id: 3 }),
      key({ kind: 'investor', id: 1 }),
      key({ id: 20 }),
      key({ createdAt: new Date(at.getTime() + 1) }),
    ];
    expect(keys.sort(byNewest).map(inboxKeyText)).toEqual([
      '2026-11-20T15:04:05.679Z_contact_12',
      '2026-11-20T15:04:05.678Z_investor_1',
      '2026-11-20T15:04:05.678Z_contact_20',
      '2026-11-20T15:04:05.678Z_contact_3',
      '2026-11-20T15:04:05.677Z_listing_99',
    ]);
  });
});

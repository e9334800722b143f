import { isValidLink, LINK_LIFETIME, signLink } from './file-links.service.js';

const KEY = 'a signing key of at least thirty-two characters';
const NOW = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

const parse = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'http://files/');
  const [, id, name = ''] = pathname.split('/');
  return {
    id: Number(id),
    name,
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
  };
};

describe('a signed link', () => {
  const link = parse(signLink({ id: 12, name: 'deed.pdf' }, KEY, NOW));

  it('opens its file until it expires', () => {
    expect(link).toMatchObject({ id: 12, name: 'deed.pdf' });
    expect(isValidLink(link, KEY, NOW)).toBe(true);
    expect(isValidLink(link, KEY, later(LINK_LIFETIME - 1))).toBe(true);
    expect(isValidLink(link, KEY, later(LINK_LIFETIME))).toBe(false);
  });

  it.each([
    ['another file', { id: 13 }],
    ['another name', { name: 'will.pdf' }],
    ['a later end', { expires: link.expires + 3600 }],
    ['an empty signature', { signature: '' }],
    ['a shorter signature', { signature: link.signature.slice(0, -1) }],
    ['a signature beyond ASCII', { signature: '\u00e9'.repeat(43) }],
  ])('does not open %s', (_, change) => {
    expect(isValidLink({ ...link, ...change }, KEY, NOW)).toBe(false);
  });

  it('is invalid with another key', () => {
    expect(isValidLink(link, `${KEY}!`, NOW)).toBe(false);
  });
});

import { alongTheBlock, longStreet, parseStreet } from './street.js';

describe('parseStreet', () => {
  it.each([
    ['2 E 55th St Unit 803', '2', 'E 55th St'],
    ['88-08 Gettysburg St', '88-08', 'Gettysburg St'],
    ['8 Magnolia Pl # 8', '8', 'Magnolia Pl'],
    ['136 W 26th St Fl 3', '136', 'W 26th St'],
  ])('splits %j', (address, number, street) => {
    expect(parseStreet(address)).toEqual({ number, street });
  });

  it('returns null without a house number', () => {
    expect(parseStreet('The Rockwell # 3A')).toBeNull();
    expect(parseStreet('Paulding Ave and E 228th St')).toBeNull();
  });
});

describe('longStreet', () => {
  it.each([
    ['E 55th St', 'East 55th Street'],
    ['Avenue W', 'Avenue W'],
    ['S Oak Dr', 'South Oak Drive'],
  ])('expands %j', (short, long) => {
    expect(longStreet(short)).toBe(long);
  });
});

describe('alongTheBlock', () => {
  it('stays on the same side of the street and in the block', () => {
    expect(alongTheBlock('120', 3)).toBe('126');
    expect(alongTheBlock('88-08', -3)).toBe('88-02');
    expect(alongTheBlock('2', -6)).toBe('1');
  });
});

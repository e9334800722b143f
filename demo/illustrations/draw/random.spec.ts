import { Random } from './random.js';

const draws = (random: Random) => Array.from({ length: 20 }, () => random.unit());

describe('Random', () => {
  it('returns the same sequence for the same label', () => {
    expect(draws(new Random('a house'))).toEqual(draws(new Random('a house')));
  });

  it('differs for another label', () => {
    expect(draws(new Random('a house'))).not.toEqual(draws(new Random('a tower')));
  });

  it('forks into a stream that does not depend on what was drawn before', () => {
    const used = new Random('a house');
    draws(used);
    expect(draws(used.fork('trees'))).toEqual(draws(new Random('a house').fork('trees')));
  });

  it('stays within its bounds', () => {
    const random = new Random('bounds');
    for (let count = 0; count < 500; count++) {
      expect(random.between(3, 5)).toBeGreaterThanOrEqual(3);
      expect(random.between(3, 5)).toBeLessThan(5);
      expect([1, 2, 3]).toContain(random.int(1, 3));
    }
  });

  it('throws when it picks from an empty list', () => {
    expect(() => new Random('none').pick([])).toThrow('Nothing to pick from');
  });
});

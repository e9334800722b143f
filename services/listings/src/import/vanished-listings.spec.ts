import { type MissingListing, tooManyVanished } from './vanished-listings.js';

const missing = (onMarket: number, count: number) => {
  const vanished = Array.from({ length: count }, (_, id): MissingListing => {
    return { id, key: String(id), address: null, price: null };
  });
  return { onMarket, vanished, kept: [] };
};

describe('tooManyVanished', () => {
  it.each([
    [0, 0, 0],
    [10, 0, 0],
    [10, 2, 0.2],
    [10, 10, 1],
  ])(
    'accepts that of %i listings %i vanish when a share of %d may vanish',
    (onMarket, count, most) => {
      expect(tooManyVanished(missing(onMarket, count), most)).toBeNull();
    },
  );

  it('explains the refusal and how to import the file anyway', () => {
    expect(tooManyVanished(missing(4_581, 1_210), 0.2)?.message).toBe(
      'Refused, and nothing was stored: 1,210 of the 4,581 homes on the market (26.4%) would vanish, ' +
        'and at most 20% may vanish at once. Is the feed whole? If it is, import it with --max-vanished 0.27',
    );
  });

  it('suggests a share that accepts the same file', () => {
    const file = missing(7, 2);
    const [share] = /[\d.]+$/.exec(tooManyVanished(file, 0.1)?.message ?? '') ?? [];

    expect(tooManyVanished(file, Number(share))).toBeNull();
  });
});

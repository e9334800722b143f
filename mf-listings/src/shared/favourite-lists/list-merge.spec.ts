import { aListedHome } from '../../testing/favourite-lists';
import { MAX_FAVOURITES, type Favourite } from '../favourites/favourites';
import type { ListedHome } from './favourite-lists';
import { changesSince, mergeFavourites, mergeNotes, nextBase, toHomes } from './list-merge';

const favourite = (id: number): Favourite => ({
  ...{ id, name: `${id} Halsey Street`, place: 'Brooklyn, NY 11233', price: 500_000 },
  monthly: false,
});
const saved = (...ids: number[]) => ids.map(favourite);
const note = (id: number, text = '') => ({ id, text });
const sent = (...ids: number[]) => toHomes(saved(...ids), []);
const listed = (id: number, over: Partial<ListedHome> = {}): ListedHome =>
  aListedHome({ id, address: `${id} Halsey Street`, price: 500_000, ...over });
const received = (...ids: number[]) => ids.map((id) => listed(id));
const idsOf = (entries: { id: number }[]) => entries.map(({ id }) => id);

describe('changesSince', () => {
  it('removes, notes and adds what differs, the newest last', () => {
    const homes = toHomes(saved(4, 3, 2), [note(2, 'Bright'), note(3, 'Quiet')]);
    expect(changesSince([note(1), note(2)], homes)).toEqual([
      { kind: 'remove', id: 1 },
      { kind: 'note', id: 2, note: 'Bright' },
      { kind: 'add', id: 3, price: 500_000, note: 'Quiet' },
      { kind: 'add', id: 4, price: 500_000, note: '' },
    ]);
  });

  it('is nothing for the same homes and notes', () => {
    expect(changesSince([note(1, 'Bright')], toHomes(saved(1), [note(1, 'Bright')]))).toEqual([]);
  });
});

describe('mergeFavourites', () => {
  it.each([
    ['adds a home of another device', { have: [1], base: [1], list: [2, 1] }, [2, 1]],
    ['removes what another device removed', { have: [2, 1], base: [2, 1], list: [2] }, [2]],
    ['keeps a home that the list has no room for', { have: [3, 1], base: [1], list: [1] }, [3, 1]],
    ['joins the homes of a device that connects', { have: [1], base: [], list: [1, 2] }, [2, 1]],
  ])('%s', (_, { have, base, list }, result) => {
    const exchange = {
      base: base.map((id) => note(id)),
      sent: sent(...have),
      received: received(...list),
    };
    expect(idsOf(mergeFavourites(saved(...have), exchange))).toEqual(result);
  });

  it('keeps what was changed during the exchange', () => {
    const exchange = { base: [note(1)], sent: sent(2, 1), received: received(2, 1) };
    // 3 was added meanwhile, and 2 removed.
    expect(idsOf(mergeFavourites(saved(3, 1), exchange))).toEqual([3, 1]);
    expect(idsOf(nextBase(saved(3, 1), exchange))).toEqual([2, 1]);
  });

  it('takes name, place and price of the list', () => {
    const exchange = { base: [], sent: [], received: received(1) };
    expect(mergeFavourites([], exchange)).toEqual(saved(1));
  });

  it('does not remove from the list what the device has no room for', () => {
    const own = Array.from({ length: MAX_FAVOURITES }, (__, at) => at + 1);
    const exchange = { base: [], sent: sent(...own), received: received(...own, 500) };
    const merged = mergeFavourites(saved(...own), exchange);
    expect(idsOf(merged)).toEqual(own);
    expect(changesSince(nextBase(merged, exchange), toHomes(merged, []))).toEqual([]);
  });
});

describe('mergeNotes', () => {
  const list = [listed(1, { note: 'Noisy' })];

  it('takes a note of another device', () => {
    const exchange = { base: [], sent: toHomes(saved(1), [note(1, 'Old')]), received: list };
    expect(mergeNotes([note(1, 'Old')], exchange)).toEqual([note(1, 'Noisy')]);
    expect(mergeNotes([], { base: [], sent: [], received: list })).toEqual([note(1, 'Noisy')]);
  });

  it('keeps a note that was written during the exchange', () => {
    const exchange = { base: [], sent: toHomes(saved(1), [note(1, 'Old')]), received: list };
    expect(mergeNotes([note(1, 'Newer')], exchange)).toEqual([note(1, 'Newer')]);
  });
});

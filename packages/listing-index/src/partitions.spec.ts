import { BLOCK, blockOf } from './blocks.js';
import { Partitions } from './partitions.js';

const sales = { transactionType: 'sale', borough: 'Queens' } as const;

/** Tiles at zoom 16 that have one parent tile. */
const TILES = [0, 1, 2, 3];

const blocksOf = (partitions: Partitions, tile: number, rows: number): Set<number> =>
  new Set(Array.from({ length: rows }, () => blockOf(partitions.allocate(sales, tile))));

describe('blocks of rows', () => {
  it('are shared by the tiles of a parent tile with few rows', () => {
    const partitions = new Partitions();
    const blocks = TILES.flatMap((tile) => [...blocksOf(partitions, tile, BLOCK / 4)]);
    expect(new Set(blocks).size).toBe(1);
  });

  it('belong to a single tile where the parent tile has many rows', () => {
    const partitions = new Partitions();
    blocksOf(partitions, 0, 8 * BLOCK);
    const blocks = TILES.map((tile) => blocksOf(partitions, tile, 2 * BLOCK));
    expect(blocks.map(({ size }) => size)).toEqual([2, 2, 2, 2]);
    expect(new Set(blocks.flatMap((own) => [...own])).size).toBe(8);
  });

  it('are not shared with another parent tile', () => {
    const partitions = new Partitions();
    const [one] = blocksOf(partitions, 0, 1);
    const [other] = blocksOf(partitions, 4, 1);
    expect(one).not.toBe(other);
  });
});

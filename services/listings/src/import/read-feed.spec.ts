import { nySalesFeed } from './feed-formats/ny-sales.feed.js';
import { streetEasyFeed } from './feed-formats/streeteasy.feed.js';
import { detectFeed, inBatches, readFeed, UnknownFeedError } from './read-feed.js';

describe('readFeed', () => {
  const header = streetEasyFeed.columns.join(',');
  const rental = (id: number, rent = '2550') =>
    `${id},44518357,${rent},0,1,480,9,2,${id},1,1,0,0,1,1,0,1,Soho,All Downtown,Manhattan`;

  async function outcomesOf(...lines: string[]) {
    async function* chunks() {
      yield Buffer.from(lines.join('\n'));
    }
    const { feed, outcomes } = await readFeed(chunks());
    const all = [];
    for await (const outcome of outcomes) all.push(outcome);
    return { feed, all };
  }

  it('gives one outcome per record with its line', async () => {
    const { feed, all } = await outcomesOf(
      header,
      rental(1),
      '',
      rental(2, 'soon'),
      rental(1, '9999'),
      'not a record',
      rental(4).replace(/,\d+,Soho/, ''),
      rental(3),
    );

    expect(feed).toBe(streetEasyFeed);
    expect(all).toMatchObject([
      { kind: 'taken', line: 2, listing: { ListingKey: '1' } },
      { kind: 'skipped', line: 4, reason: 'no-price', detail: 'soon', key: '2' },
      { kind: 'duplicate', line: 5, of: 2, ofKey: '1', key: '1' },
      { kind: 'skipped', line: 6, reason: 'wrong-column-count', key: null, guesses: [] },
      { kind: 'skipped', line: 7, reason: 'wrong-column-count', key: null, guesses: ['4'] },
      { kind: 'taken', line: 8, listing: { ListingKey: '3' } },
    ]);
  });

  it('treats every number of the same flat as a duplicate', async () => {
    const again = (id: number) => rental(1).replace(/^1,/, `${id},`);
    const { all } = await outcomesOf(header, rental(1), again(2), rental(2), again(3));

    expect(all).toMatchObject([
      { kind: 'taken', listing: { ListingKey: '1' } },
      { kind: 'duplicate', line: 3, of: 2, ofKey: '1', key: '2' },
      { kind: 'duplicate', line: 4, of: 2, ofKey: '1', key: '2' },
      { kind: 'duplicate', line: 5, of: 2, ofKey: '1', key: '3' },
    ]);
  });

  it('reports repaired text', async () => {
    async function* chunks() {
      yield Buffer.from(`${header}\n`);
      yield Buffer.from(rental(1).replace('Soho', 'Café'), 'latin1');
    }
    const { outcomes } = await readFeed(chunks());

    for await (const outcome of outcomes)
      expect(outcome).toMatchObject({
        listing: { SubdivisionName: 'Café' },
        mends: [{ reason: 'text-encoding', detail: 'neighborhood: windows-1252' }],
      });
    expect.assertions(1);
  });

  it('throws UnknownFeedError for another file', async () => {
    await expect(outcomesOf('')).rejects.toThrow(UnknownFeedError);
    await expect(outcomesOf('id,name', '1,a')).rejects.toThrow(UnknownFeedError);
    await expect(outcomesOf('%PDF-1.7 "', '\u0000\u0001')).rejects.toThrow(UnknownFeedError);
  });
});

describe('detectFeed', () => {
  it('recognises feeds by their columns in any order, with further columns', () => {
    expect(detectFeed([...nySalesFeed.columns].reverse())).toBe(nySalesFeed);
    expect(detectFeed(['BROKERTITLE', ...nySalesFeed.columns, 'NOTES'])).toBe(nySalesFeed);
    expect(detectFeed(streetEasyFeed.columns)).toBe(streetEasyFeed);
  });

  it('returns undefined when a column is missing', () => {
    expect(detectFeed(nySalesFeed.columns.slice(1))).toBeUndefined();
    expect(detectFeed([])).toBeUndefined();
  });
});

describe('inBatches', () => {
  async function* numbers(count: number) {
    for (let number = 1; number <= count; number += 1) yield number;
  }

  it.each([
    [0, []],
    [2, [[1, 2]]],
    [5, [[1, 2], [3, 4], [5]]],
  ])('splits %i items into batches of two', async (count, groups) => {
    const batches: number[][] = [];
    for await (const batch of inBatches(numbers(count), 2)) batches.push(batch);

    expect(batches).toEqual(groups);
  });
});

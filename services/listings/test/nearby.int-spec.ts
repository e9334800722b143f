import { PlacedHomes } from './placed-homes.js';

describe('searches for homes that are near a place', () => {
  let homes: PlacedHomes;

  beforeAll(async () => {
    homes = await PlacedHomes.start();
  });
  afterAll(() => homes.close());

  it('find those within the minutes, and tell how many have no place', async () => {
    const expected = { found: [homes.ids.midtown], total: 1, unplaced: 1 };

    expect(await homes.find('nearby=subway-5')).toMatchObject({ total: 2, unplaced: 1 });
    expect(await homes.find('nearby=SIR-5')).toMatchObject({ found: [homes.ids.greatKills] });
    expect(await homes.find('nearby=A-10&nearby=park-10')).toEqual(expected);
    expect(await homes.find('nearby=A-5')).toEqual({ found: [], total: 0, unplaced: 1 });
    expect(await homes.find('nearby=L-15')).toEqual({ found: [], total: 0, unplaced: 1 });
    expect(await homes.find('nearby=park-5')).toEqual({
      found: [homes.ids.todtHill],
      total: 1,
      unplaced: 1,
    });
  });

  it('count no home as left out without such a filter', async () => {
    expect(await homes.find('')).toMatchObject({ total: 4, unplaced: 0 });
  });

  it('narrow the facets and the map', async () => {
    expect((await homes.get('facets', 'nearby=R-10')).body.total).toBe(1);
    expect((await homes.get('map', 'zoom=12&nearby=R-10')).body).toMatchObject({
      total: 1,
      unplaced: 0,
    });
  });

  it('follow from typed words', async () => {
    const { body } = await homes.get('query', 'q=10+minutes+walk+from+the+R+train');

    expect(body).toMatchObject({ understood: true, filters: { nearby: ['R-10'] }, unmatched: [] });
  });

  it('report a place that no home is near', async () => {
    const { body } = await homes.get('query', 'q=near+the+L+train');

    expect(body).toMatchObject({ filters: {}, unmatched: ['L train'] });
  });

  it('refuse an unknown place', async () => {
    expect(await homes.get('listfind', 'nearby=moon-5')).toMatchObject({ status: 422 });
  });
});

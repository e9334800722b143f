import { PlacedHomes } from './placed-homes.js';

describe('searches for homes by the way to a station', () => {
  let homes: PlacedHomes;

  beforeAll(async () => {
    homes = await PlacedHomes.start();
  });
  afterAll(() => homes.close());

  it('find those within the minutes, and tell how many have no place', async () => {
    const midtown = { found: [homes.ids.midtown], total: 1, unplaced: 1 };

    expect(await homes.find('commute=14+St-20')).toEqual(midtown);
    expect(await homes.find('commute=Times+Sq-42+St-20&commute=Grand+Central-20')).toEqual(midtown);
    expect(await homes.find('commute=Times+Sq-42+St-20&commute=St+George-60')).toMatchObject({
      total: 0,
    });
    expect(await homes.find('commute=St+George-60')).toMatchObject({
      found: [homes.ids.greatKills],
    });
    expect(await homes.find('commute=Flushing-20')).toEqual({ found: [], total: 0, unplaced: 1 });
  });

  it('narrow the facets and the map', async () => {
    expect((await homes.get('facets', 'commute=Union+Sq-20')).body.total).toBe(1);
    expect((await homes.get('map', 'zoom=12&commute=Union+Sq-20')).body).toMatchObject({
      total: 1,
      unplaced: 0,
    });
  });

  it('follow from typed words', async () => {
    const { body } = await homes.get('query', 'q=within+35+minutes+of+14+St');

    expect(body).toMatchObject({
      understood: true,
      filters: { commute: ['14 St (A C E)-35'] },
      unmatched: [],
    });
  });

  it('report a way that is too long from every home', async () => {
    const { body } = await homes.get('query', 'q=10+minutes+from+Coney+Island');

    expect(body).toMatchObject({ filters: {}, unmatched: ['10 minutes from Coney Island'] });
  });

  it('find nothing for a station that does not exist, name it, and refuse other minutes', async () => {
    expect((await homes.get('listfind', 'commute=Moon-30&commute=Wall+St-30')).body).toMatchObject({
      ...{ total: 0, unplaced: 1 },
      unknown_stations: ['Moon'],
    });
    expect(await homes.get('listfind', 'commute=Wall+St-33')).toMatchObject({ status: 422 });
    expect(await homes.get('listfind', 'commute=Wall+St')).toMatchObject({ status: 422 });
  });

  it('choose from the stations, each with a name of its own', async () => {
    const { list } = (await homes.get('stations', '')).body;

    expect(list.slice(0, 2)).toEqual(['1 Av', '2 Av']);
    expect(list).toEqual(expect.arrayContaining(['14 St (1 2 3)', 'Times Sq-42 St']));
    expect(new Set(list).size).toBe(list.length);
  });
});

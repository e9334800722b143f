import type { TestApp } from '@phantom/service-kit/testing';
import { Listing } from '../src/listing/listing.entity.js';
import { HOMES_BEHIND } from '../src/suggest/address-finder.js';
import { PLACES_BEGUN, PLACES_LIKE } from '../src/suggest/place-finder.js';
import { addHome } from './a-home.js';
import { listingsApp, seed } from './listings-app.js';

interface Suggestion {
  kind: string;
  text: string;
  borough: string;
  count: number;
  id: number | null;
}

describe('listings-suggest', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp(seed);
  });
  afterAll(() => service.close());

  const get = async (query: Record<string, string>) => {
    const url = `/api/auth/listings-suggest?${new URLSearchParams(query)}`;
    const answer = await service.inject({ method: 'GET', url });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };
  const suggest = async (q: string, scope: Record<string, string> = {}): Promise<Suggestion[]> => {
    const { status, body } = await get({ q, ...scope });
    expect([status, body.error]).toEqual([200, 0]);
    return body.list;
  };
  const texts = async (q: string, scope?: Record<string, string>) =>
    (await suggest(q, scope)).map(({ text }) => text);

  describe('forgives typing errors', () => {
    it.each([
      ['wiliamsburg', 'Williamsburg'],
      ['willaimsburg', 'Williamsburg'],
      ['asotria', 'Astoria'],
      ['jakson hights', 'Jackson Heights'],
      ['forst hils', 'Forest Hills'],
      ['grenwich vilage', 'Greenwich Village'],
      ['uper west', 'Upper West Side'],
      ['bushwik', 'Bushwick'],
      ['Brodway', 'Broadway'],
      ['yelowstone blvd', 'Yellowstone Blvd'],
    ])('%s is %s', async (q, text) => {
      expect((await texts(q))[0]).toBe(text);
    });

    it('also in the street of an address', async () => {
      const [first] = await suggest('66-44 yelowstone');
      expect(first).toMatchObject({ kind: 'address', text: '66-44 Yellowstone Blvd Apt 2F' });
    });

    it('but not where nothing is alike, nor in a number', async () => {
      expect(await suggest('xqzzyq')).toEqual([]);
      expect(await texts('11219')).not.toContain('11211');
    });
  });

  it.each([
    ['brook', 'brooklyn'],
    ['Staten Is', 'staten-island'],
    ['бру', 'brooklyn'],
  ])('offers the borough first for %s', async (q, borough) => {
    const [first] = await suggest(q, { type: 'sales' });
    expect(first).toMatchObject({ kind: 'borough', text: borough, borough, id: null });
  });

  it.each([
    ['times sq', 'Times Square', 'nearby'],
    ['UWS', 'Upper West Side', 'neighbourhood'],
    ['11697', '11697', 'nearby'],
  ])('knows the place %s, by its nickname and without homes', async (q, text, kind) => {
    const list = await suggest(q, { type: 'sales' });
    expect(list).toContainEqual(expect.objectContaining({ kind, text }));
  });

  describe('reads what is typed so far', () => {
    it.each([
      ['asto', 'Astoria'],
      ['ASTORIA', 'Astoria'],
      ['long isl', 'Long Island City'],
      ['1138', '11385'],
      ['11102', '11102'],
      ['n henry', 'N Henry St'],
      ['north henry str', 'N Henry St'],
      ['5th ave', 'Fifth Ave'],
      ['eighth ave', 'Eighth Ave'],
      ['8th avenue', 'Eighth Ave'],
      ['28th a', '28th Ave'],
      ['avenue h', 'Avenue H'],
    ])('%s may be %s', async (q, text) => {
      expect(await texts(q)).toContain(text);
    });

    it('names of exactly what is typed come first, then those that begin so, the largest first', async () => {
      const { manager } = service.dataSource;
      const places = [
        'Zorn',
        'Zornheim',
        'Zornheim',
        'Zornfeld',
        'Old Zorn',
        'Old Zorn',
        'Old Zorn',
      ];
      for (const subdivisionName of places) await addHome(manager, { subdivisionName });

      expect(await texts('zorn')).toEqual(['Zorn', 'Zornheim', 'Zornfeld', 'Old Zorn']);
      await manager.delete(Listing, { source: 'test' });
      expect(await suggest('zorn')).not.toContainEqual(expect.objectContaining({ text: 'Zorn' }));
    });

    it.each(['', ' ', 'a', '5', '%', '!?', "'"])('%j is too little', async (q) => {
      expect(await suggest(q)).toEqual([]);
      expect((await get({})).body).toEqual({ error: 0, list: [] });
    });

    it.each([
      "o'n",
      'a\\b',
      '(((ab',
      '[ab',
      'ab%_',
      '5 a\u0000b',
      '5 \u{1F600}\u{1F600}x',
      'ab|*+?',
    ])('nothing breaks on %j', async (q) => {
      expect((await get({ q })).status).toBe(200);
    });
  });

  describe('knows the doors of a street', () => {
    it.each([
      ['45 w 95', '45 W 95th St'],
      ['45 West 95th Street', '45 W 95th St'],
      ['45 w 95th st, New York, NY', '45 W 95th St'],
      ['14-53 28', '14-53 28th Ave Apt 3A'],
      ['1453 28th av', '14-53 28th Ave Apt 3A'],
      ['14-53 28th ave apt 3', '14-53 28th Ave Apt 3A'],
      ['8 magnolia', '8 Magnolia Pl # 8'],
      ['7 2nd ave', '7 Second Ave Unit 3C'],
    ])('%s is %s', async (q, text) => {
      const [first] = await suggest(q);
      const home = await service.dataSource
        .getRepository(Listing)
        .findOneByOrFail({ id: first?.id ?? 0 });

      expect(first).toEqual({
        kind: 'address',
        text,
        borough: home.borough,
        count: 1,
        id: home.id,
      });
      expect(home.unparsedAddress).toBe(text);
    });

    it('and their order: this number, then none that only begins so', async () => {
      const { manager } = service.dataSource;
      const doors = ['12 Zorn St Apt 2', '120 Zorn St', '12 Zorn St Apt 10', '12 Zorn St'];
      for (const unparsedAddress of doors) await addHome(manager, { unparsedAddress });
      const typed = await texts('12 zorn');
      await manager.delete(Listing, { source: 'test' });

      expect(typed).toEqual(['12 Zorn St', '12 Zorn St Apt 10', '12 Zorn St Apt 2', 'Zorn St']);
    });
  });

  describe('counts', () => {
    const find = async (query: Record<string, string>): Promise<number> => {
      const url = `/api/auth/listings-listfind?${new URLSearchParams({ ...query, limit: '1' })}`;
      return (await service.inject({ method: 'GET', url })).json().total;
    };

    it.each([
      ['asto', {}],
      ['wil', { type: 'sales' }],
      ['wil', { type: 'rentals' }],
      ['112', { type: 'rentals', location: 'Brooklyn' }],
      ['st', { type: 'sales' }],
      ['east', { location: 'manhattan' }],
      ['as', { type: 'open-houses' }],
      ['east', { type: 'open-houses', location: 'manhattan' }],
      ['ave', { type: 'open-houses' }],
      ['ave', { type: 'open-houses', location: 'queens' }],
    ])('what %s finds in %j', async (q, scope) => {
      const list = await suggest(q, scope);
      expect(list.length).toBeGreaterThan(0);
      for (const { kind, text, borough, count } of list) {
        if (kind === 'address' || kind === 'nearby') continue;
        expect({ text, count }).toEqual({
          text,
          count: await find({ ...scope, location: borough, [kind]: text }),
        });
      }
    });

    it('no home that is gone', async () => {
      const { manager } = service.dataSource;
      const id = await addHome(manager, { subdivisionName: 'Zorn', unparsedAddress: '12 Zorn St' });
      expect(await texts('zorn')).toEqual(['Zorn', 'Zorn St']);
      expect(await texts('12 zorn')).toContain('12 Zorn St');
      await manager.update(Listing, id, { standardStatus: 'Withdrawn', offMarketAt: new Date() });

      expect(await texts('zorn')).not.toContain('Zorn');
      expect(await texts('12 zorn')).not.toContain('12 Zorn St');
      await manager.delete(Listing, { source: 'test' });
    });
  });

  describe('in a part of the city', () => {
    it('names no place elsewhere, and of one name those of each borough', async () => {
      const all = await suggest('broadway');
      expect(new Set(all.map(({ borough }) => borough)).size).toBeGreaterThan(1);
      for (const { borough } of await suggest('broadway', { location: 'Kings County' })) {
        expect(borough).toBe('brooklyn');
      }
      expect(await suggest('astoria', { location: 'bronx' })).not.toContainEqual(
        expect.objectContaining({ text: 'Astoria' }),
      );
      expect(await suggest('astoria', { location: 'atlantis' })).toEqual([]);
    });
  });

  it('names eight at most, each once', async () => {
    const list = await suggest('st');

    expect(list).toHaveLength(8);
    expect(new Set(list.map(({ kind, text, borough }) => kind + text + borough)).size).toBe(8);
  });

  it('reads places and doors from their indexes', async () => {
    const both = ['sale', 'rental'];
    const place = ['yellowstone', 'blvd', both, null, null, 8];
    const plans = await service.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      await manager.query('ANALYZE place');
      const explain = async (sql: string, parameters: unknown[]) => {
        const rows = await manager.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, parameters);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      };
      return {
        begun: await explain(PLACES_BEGUN, place),
        like: await explain(PLACES_LIKE, [...place, 0.3]),
        homes: await explain(HOMES_BEHIND, [['Broadway'], ['brooklyn'], both, '38 ', 8, false]),
      };
    });

    expect(plans.begun).toMatch(/Index Scan (using|on) place_key_trgm/);
    expect(plans.like).toMatch(/Index Scan using place_key_trgm on place[^]*Order By: \(key <->> /);
    expect(plans.homes).toMatch(
      /Index Scan using listing_door on listing .*\n.*street_of[^]*door_of.*>= '38 '/,
    );
  });

  it('may be kept by a cache', async () => {
    expect((await get({ q: 'asto' })).headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=\d+/),
      etag: expect.any(String),
    });
  });

  it.each([
    ['q', 'x'.repeat(101), 'This text is too long: 100 characters at most.'],
    ['type', 'auctions', 'Please choose one of the options offered.'],
    ['location', 'x'.repeat(101), 'This text is too long: 100 characters at most.'],
  ])('names the parameter %s where it holds too much', async (name, value, message) => {
    const { status, body } = await get({ q: 'asto', [name]: value });

    expect(status).toBe(422);
    expect(body.errors).toEqual({ [name]: [message] });
  });
});

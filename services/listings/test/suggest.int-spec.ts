import type { TestApp } from '@phantom/service-kit/testing';
import { Listing } from '../src/listings/listing.entity.js';
import { LISTINGS_AT_DOORS } from '../src/places/address.repository.js';
import { PLACES_WITH_PREFIX, SIMILAR_PLACES } from '../src/places/place.repository.js';
import { addListing } from './a-listing.js';
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

  describe('typing errors', () => {
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
    ])('%s suggests %s', async (q, text) => {
      expect((await texts(q))[0]).toBe(text);
    });

    it('are corrected in the street of an address', async () => {
      const [first] = await suggest('66-44 yelowstone');
      expect(first).toMatchObject({ kind: 'address', text: '66-44 Yellowstone Blvd Apt 2F' });
    });

    it('are not corrected in numbers, or when nothing is similar', async () => {
      expect(await suggest('xqzzyq')).toEqual([]);
      expect(await texts('11219')).not.toContain('11211');
    });
  });

  it.each([
    ['brook', 'brooklyn'],
    ['Staten Is', 'staten-island'],
    ['бру', 'brooklyn'],
  ])('suggests the borough first for %s', async (q, borough) => {
    const [first] = await suggest(q, { type: 'sales' });
    expect(first).toMatchObject({ kind: 'borough', text: borough, borough, id: null });
  });

  it.each([
    ['times sq', 'Times Square', 'nearby'],
    ['UWS', 'Upper West Side', 'neighbourhood'],
    ['11697', '11697', 'nearby'],
  ])('suggests the known place %s by its nickname and without listings', async (q, text, kind) => {
    const list = await suggest(q, { type: 'sales' });
    expect(list).toContainEqual(expect.objectContaining({ kind, text }));
  });

  describe('prefixes', () => {
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
    ])('%s suggests %s', async (q, text) => {
      expect(await texts(q)).toContain(text);
    });

    it('rank exact names first, then names that begin so, the largest first', async () => {
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
      for (const subdivisionName of places) await addListing(manager, { subdivisionName });

      expect(await texts('zorn')).toEqual(['Zorn', 'Zornheim', 'Zornfeld', 'Old Zorn']);
      await manager.delete(Listing, { source: 'test' });
      expect(await suggest('zorn')).not.toContainEqual(expect.objectContaining({ text: 'Zorn' }));
    });

    it.each(['', ' ', 'a', '5', '%', '!?', "'"])('%j is too short', async (q) => {
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
    ])('%j is accepted', async (q) => {
      expect((await get({ q })).status).toBe(200);
    });
  });

  describe('addresses', () => {
    it.each([
      ['45 w 95', '45 W 95th St'],
      ['45 West 95th Street', '45 W 95th St'],
      ['45 w 95th st, New York, NY', '45 W 95th St'],
      ['14-53 28', '14-53 28th Ave Apt 3A'],
      ['1453 28th av', '14-53 28th Ave Apt 3A'],
      ['14-53 28th ave apt 3', '14-53 28th Ave Apt 3A'],
      ['8 magnolia', '8 Magnolia Pl # 8'],
      ['7 2nd ave', '7 Second Ave Unit 3C'],
    ])('%s suggests %s', async (q, text) => {
      const [first] = await suggest(q);
      const listing = await service.dataSource
        .getRepository(Listing)
        .findOneByOrFail({ id: first?.id ?? 0 });

      expect(first).toEqual({
        kind: 'address',
        text,
        borough: listing.borough,
        count: 1,
        id: listing.id,
      });
      expect(listing.unparsedAddress).toBe(text);
    });

    it('are ordered by house number', async () => {
      const { manager } = service.dataSource;
      const doors = ['12 Zorn St Apt 2', '120 Zorn St', '12 Zorn St Apt 10', '12 Zorn St'];
      for (const unparsedAddress of doors) await addListing(manager, { unparsedAddress });
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
    ])('equal the results of the search: %s in %j', async (q, scope) => {
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

    it('exclude withdrawn listings', async () => {
      const { manager } = service.dataSource;
      const id = await addListing(manager, {
        subdivisionName: 'Zorn',
        unparsedAddress: '12 Zorn St',
      });
      expect(await texts('zorn')).toEqual(['Zorn', 'Zorn St']);
      expect(await texts('12 zorn')).toContain('12 Zorn St');
      await manager.update(Listing, id, { standardStatus: 'Withdrawn', offMarketAt: new Date() });

      expect(await texts('zorn')).not.toContain('Zorn');
      expect(await texts('12 zorn')).not.toContain('12 Zorn St');
      await manager.delete(Listing, { source: 'test' });
    });
  });

  describe('location', () => {
    it('limits suggestions to a borough', async () => {
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

  it('returns at most eight different suggestions', async () => {
    const list = await suggest('st');

    expect(list).toHaveLength(8);
    expect(new Set(list.map(({ kind, text, borough }) => kind + text + borough)).size).toBe(8);
  });

  it('uses the indexes', async () => {
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
        begun: await explain(PLACES_WITH_PREFIX, place),
        like: await explain(SIMILAR_PLACES, [...place, 0.3]),
        listings: await explain(LISTINGS_AT_DOORS, [
          ['Broadway'],
          ['brooklyn'],
          both,
          '38 ',
          8,
          false,
        ]),
      };
    });

    expect(plans.begun).toMatch(/Index Scan (using|on) place_key_trgm/);
    expect(plans.like).toMatch(/Index Scan using place_key_trgm on place[^]*Order By: \(key <->> /);
    expect(plans.listings).toMatch(
      /Index Scan using listing_door on listing .*\n.*street_of[^]*door_of.*>= '38 '/,
    );
  });

  it('is cacheable', async () => {
    expect((await get({ q: 'asto' })).headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=\d+/),
      etag: expect.any(String),
    });
  });

  it.each([
    ['q', 'x'.repeat(101), 'This text is too long: 100 characters at most.'],
    ['type', 'auctions', 'Please choose one of the options offered.'],
    ['location', 'x'.repeat(101), 'This text is too long: 100 characters at most.'],
  ])('returns 422 for an invalid %s', async (name, value, message) => {
    const { status, body } = await get({ q: 'asto', [name]: value });

    expect(status).toBe(422);
    expect(body.errors).toEqual({ [name]: [message] });
  });
});

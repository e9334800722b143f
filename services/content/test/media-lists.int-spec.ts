import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { parseFile } from 'music-metadata';
import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { contentRows } from './content-rows.js';

const PICTURE = expect.stringMatching(/^\/pictures\/heroes\/[a-z-]+\/1920\.webp(#focus=75,50)?$/);
const PLAIN = expect.stringMatching(/^[^<>]+$/);
const HTML = expect.stringMatching(/^<p>.{100,}/s);
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);

const LINK = {
  text: PLAIN,
  href: expect.stringMatching(/^\//),
  lang: expect.stringMatching(/^[a-z]{2}$/),
};

const CHAPTER = { start: expect.any(Number), title: PLAIN };
const CHAPTERS = expect.arrayContaining([CHAPTER]);
const NO_STEPS = { next_step: null, related: null };

/** What an item may be without: the value then. */
const EMPTY: Record<string, Record<string, unknown>> = {
  pressReleaseList: {
    ...{ image: null, alt: '', caption: '', document: null },
    ...NO_STEPS,
  },
  videos: { chapters: [], transcript: '', ...NO_STEPS },
  podcastList: { chapters: [], ...NO_STEPS },
  socialPostList: { image: null },
};

/** The fields of each list's items, besides `id` and `lang`. */
const ITEMS: [call: string, fields: Record<string, unknown>][] = [
  ['testimonialList', { text_description: PLAIN, name: PLAIN }],
  [
    'videoList',
    {
      embedId: expect.stringMatching(/^[\w-]{11}$/),
      title: PLAIN,
      description: PLAIN,
      image: PICTURE,
      duration: expect.any(Number),
      published_at: TIME,
    },
  ],
  [
    'videos',
    {
      embedId: expect.stringMatching(/^[\w-]{11}$/),
      ...{ title: PLAIN, description: PLAIN, image: PICTURE },
      ...{ duration: expect.any(Number), published_at: TIME },
      ...{ chapters: CHAPTERS, transcript: HTML, next_step: LINK, related: LINK },
    },
  ],
  [
    'podcastList',
    {
      title: PLAIN,
      description: PLAIN,
      image: PICTURE,
      audio: expect.stringMatching(/^\/audio\/[a-z-]+\.mp3\?v=[0-9a-f]{12}$/),
      type: 'audio/mpeg',
      size: expect.any(Number),
      duration: expect.any(Number),
      transcript: HTML,
      published_at: TIME,
      ...{ chapters: CHAPTERS, next_step: LINK, related: LINK },
    },
  ],
  [
    'pressReleaseList',
    {
      ...{ title: PLAIN, description: HTML, created_at: TIME },
      ...{ image: PICTURE, alt: PLAIN, caption: PLAIN, document: expect.anything() },
      ...{ next_step: LINK, related: LINK },
    },
  ],
  [
    'socialPostList',
    {
      network: PLAIN,
      text: PLAIN,
      url: expect.stringMatching(/^https:\/\//),
      image: PICTURE,
      created_at: TIME,
    },
  ],
];

interface Item {
  id: number;
  lang: string;
  [field: string]: unknown;
}

describe('lists of the media pages', () => {
  let service: TestApp;
  const list = async (call: string, lang = 'en'): Promise<Item[]> => {
    const response = await service.inject({ method: 'GET', url: `/api/auth/${call}?lang=${lang}` });
    expect(response.json()).toMatchObject({ error: 0, list: expect.any(Array) });
    return response.json().list;
  };

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it.each(ITEMS)('%s returns complete items in every language', async (call, fields) => {
    for (const lang of ['en', 'de', 'it', 'ru', 'es']) {
      const items = await list(call, lang);

      expect(items.length).toBeGreaterThan(2);
      for (const item of items) {
        const empty = Object.entries(EMPTY[call] ?? {}).filter(([field, none]) =>
          isDeepStrictEqual(item[field], none),
        );
        expect(item).toEqual({
          ...{ id: expect.any(Number), ...fields, ...Object.fromEntries(empty), lang },
        });
      }
    }
  });

  it.each([
    ['podcastList', 'published_at'],
    ['pressReleaseList', 'created_at'],
    ['socialPostList', 'created_at'],
  ])('%s returns the newest item first', async (call, field) => {
    const dates = (await list(call)).map((item) => String(item[field]));

    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(dates).size).toBe(dates.length);
  });

  describe.each([
    ['podcastList', 'podcast-episode'],
    ['pressReleaseList', 'press-release'],
    ['socialPostList', 'social-post'],
    ['videos', 'video'],
  ])('%s', (call, type) => {
    const page = (query: string) =>
      service.inject({ method: 'GET', url: `/api/auth/${call}?${query}` });

    it('returns the page that is asked for, or the one that has an entry', async () => {
      const ids = (await list(call)).map(({ id }) => id);
      const total = ids.length;
      const second = (await page('page=2&limit=2')).json();
      const found = (await page(`entry=${ids[2]}&limit=2`)).json();

      expect(second).toMatchObject({ total, page: 2, limit: 2 });
      expect(second.list.map(({ id }: Item) => id)).toEqual(ids.slice(2, 4));
      expect(found).toEqual(second);
      expect((await page('page=1000')).json()).toMatchObject({ total, page: 1000, list: [] });
      expect((await page('limit=51')).statusCode).toBe(422);
    });

    it('returns 404 for an unknown entry, and 410 for one in the bin', async () => {
      const id = (await list(call)).at(-1)!.id;
      const change = (values: string) =>
        service.dataSource.query(
          `UPDATE content_entry SET ${values} WHERE type = $1 AND number = $2`,
          [type, id],
        );

      expect((await page('entry=999999')).statusCode).toBe(404);
      await change(`published = NULL, state = 'deleted', deleted_at = now()`);
      expect((await page(`entry=${id}`)).statusCode).toBe(410);
      await change(`published = draft, state = 'published', deleted_at = NULL`);
      expect((await page(`entry=${id}`)).statusCode).toBe(200);
    });
  });

  it.each([
    ['testimonialList', 'testimonial'],
    ['videoList', 'video'],
  ])('%s orders by position, not by id', async (call, type) => {
    const before = (await list(call)).map(({ id }) => id);
    await service.dataSource.query(
      `UPDATE content_entry SET position = -position WHERE type = $1`,
      [type],
    );

    expect((await list(call)).map(({ id }) => id)).toEqual(before.reverse());
  });

  it.each([
    ['testimonialList', 'testimonial'],
    ['videoList', 'video'],
    ['podcastList', 'podcast-episode'],
    ['pressReleaseList', 'press-release'],
    ['socialPostList', 'social-post'],
  ])('%s falls back to English for a single item of a German list', async (call, type) => {
    const [first] = await list(call, 'de');
    const { id } = first!;
    await contentRows(service.dataSource).removeTexts(type, 'de', { number: id });
    const after = await list(call, 'de');

    expect(after.map(({ lang }) => lang)).toEqual(['en', ...after.slice(1).map(() => 'de')]);
    expect(after[0]).toEqual((await list(call)).find((item) => item.id === id));
  });

  it.each(['pressReleaseList', 'podcastList', 'videos'])(
    '%s leaves out a related newsletter that is not published',
    async (call) => {
      const related = async () =>
        (await list(call, 'de')).flatMap((item) => (item['related'] ? [item['related']] : []));
      const [first] = (await related()) as { text: string; href: string; lang: string }[];
      expect(first).toMatchObject({ href: expect.stringMatching(/^\/single-news-letter\/\d+$/) });
      const number = Number(first!.href.split('/').pop());
      const change = (values: string) =>
        service.dataSource.query(
          `UPDATE content_entry SET ${values} WHERE type = 'newsletter' AND number = $1`,
          [number],
        );
      await change(`published = NULL, state = 'deleted', deleted_at = now()`);
      expect(await related()).not.toContainEqual(first);
      await change(`published = draft, state = 'published', deleted_at = NULL`);
      expect(await related()).toContainEqual(first);
    },
  );

  it('socialPostList returns posts with and without an image', async () => {
    const pictures = (await list('socialPostList')).map(({ image }) => image === null);

    expect(new Set(pictures)).toEqual(new Set([true, false]));
  });

  it('podcastList returns the real size and duration of the recordings', async () => {
    for (const { audio, size, duration } of await list('podcastList')) {
      const name = String(audio).replace(/^\/audio\/|\?.*$/g, '');
      const file = fileURLToPath(new URL(`../demo/podcast/${name}`, import.meta.url));
      const { format } = await parseFile(file, { duration: true });

      expect(size).toBe((await stat(file)).size);
      expect(duration).toBe(Math.round(format.duration!));
    }
  });
});

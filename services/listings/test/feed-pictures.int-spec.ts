import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoredFile } from '@phantom/files';
import type { TestApp } from '@phantom/service-kit/testing';
import sharp from 'sharp';
import { ListingsConfig } from '../src/config/listings.config.js';
import { FeedPictureCleanUp } from '../src/feed-pictures/feed-picture-clean-up.service.js';
import { FeedPictureDownload } from '../src/feed-pictures/feed-picture-download.service.js';
import { FeedPicture } from '../src/feed-pictures/feed-picture.entity.js';
import { listingsOf } from './import-lines.js';
import { listingsApp } from './listings-app.js';
import { importReso, property } from './reso-records.js';
import { resoServer, type ResoServer } from './reso-server.js';

let service: TestApp;
let reso: ResoServer;
let pictures: PictureServer;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-pictures-'));
  const env = { FEED_PICTURE_HOSTS: '127.0.0.1', FILES_DIR: folder };
  [service, reso, pictures] = await Promise.all([
    listingsApp(undefined, env),
    resoServer(),
    pictureServer(),
  ]);
});
afterEach(async () => {
  await Promise.all([service.close(), reso.close(), pictures.close()]);
  await rm(folder, { recursive: true });
});

interface PictureServer {
  url: string;
  /** The paths of the requests. */
  requested: string[];
  /** The responses by path; the others have status 404. */
  files: Map<string, { content: Buffer | string; status?: number; location?: string }>;
  close: () => Promise<void>;
}

async function pictureServer(): Promise<PictureServer> {
  const server: Server = createServer(({ url = '' }, response) => {
    shown.requested.push(url);
    const { content = '', status = 200, location } = shown.files.get(url) ?? { status: 404 };
    response.writeHead(status, location === undefined ? {} : { location }).end(content);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const shown: PictureServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ requested: [], files: new Map() },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return shown;
}

const photograph = (background: string, width = 900) =>
  sharp({ create: { width, height: Math.round(width / 1.5), channels: 3, background } })
    .jpeg()
    .toBuffer();

const photo = (path: string, order: number, fields: Record<string, unknown> = {}) => ({
  ...{ MediaCategory: 'Photo', MediaURL: pictures.url + path, Order: order },
  ...fields,
});

/** Imports one home, of which the record changes with each import. */
let minutes = 0;
async function importHome(Media: object[], key = '1'): Promise<void> {
  minutes += 1;
  const others = reso.records.filter(({ ListingKey }) => ListingKey !== key);
  reso.records = [...others, property(key, minutes, { Media })];
  await importReso(service, reso, folder);
}

const download = () => service.app.get(FeedPictureDownload).run();
const imagesOf = async (key = '1') => {
  const listings = await listingsOf(service);
  return listings.find(({ sourceKey }) => sourceKey === key)?.media.map(({ path }) => path) ?? [];
};
const rows = () => service.dataSource.manager.find(FeedPicture, { order: { id: 'ASC' } });
const storedFiles = () => service.dataSource.manager.count(StoredFile);

const FILM = { MediaCategory: 'Video', MediaURL: 'https://youtu.be/abcdefghijk', Order: 0 };

it('shows the pictures of a home in the order of the feed, before its films', async () => {
  pictures.files.set('/b', { content: await photograph('#a33') });
  pictures.files.set('/a', { content: await photograph('#33a', 1300) });
  await importHome([FILM, photo('/b', 2), photo('/a', 1)]);
  expect(await imagesOf()).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk']);
  await download();

  expect(await imagesOf()).toEqual([
    expect.stringMatching(/^\.\.\/media\/listings\/feed\/\d+-[0-9a-f]{8}\/1200\.webp$/),
    expect.stringMatching(/^\.\.\/media\/listings\/feed\/\d+-[0-9a-f]{8}\/800\.webp$/),
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
  ]);
  const [listing] = await listingsOf(service);
  const detail = await service.inject({ url: `/api/auth/listings-detail?id=${listing?.id}` });
  const [first] = JSON.parse(detail.json().list[0].images) as { url: string }[];
  for (const [name, type] of [
    ['1200.webp', 'image/webp'],
    ['400.avif', 'image/avif'],
  ]) {
    const served = await service.inject({ url: first?.url.replace('1200.webp', name ?? '') ?? '' });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, type]);
    expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sharp(served.rawPayload).metadata()).width).toBe(Number.parseInt(name ?? '', 10));
  }
});

it('downloads the first picture of every home before the second of any', async () => {
  const content = await photograph('#3a3', 400);
  for (const path of ['/1a', '/1b', '/2a', '/2b']) pictures.files.set(path, { content });
  await importHome([photo('/1a', 0), photo('/1b', 1)], '1');
  await importHome([photo('/2a', 0), photo('/2b', 1)], '2');
  await download();
  expect(pictures.requested).toEqual(['/1a', '/2a', '/1b', '/2b']);
});

it('changes nothing with a second import, and downloads nothing again', async () => {
  pictures.files.set('/a', { content: await photograph('#a33', 400) });
  await importHome([photo('/a', 0)]);
  await download();
  const before = [await imagesOf(), await listingsOf(service)];
  reso.records = reso.records.map((record) => ({
    ...record,
    ModificationTimestamp: '2026-11-21T00:00:00Z',
  }));
  const { summary } = await importReso(service, reso, folder);
  await download();

  expect(summary.taken.of('changed')).toBe(0);
  expect([await imagesOf(), await listingsOf(service)]).toEqual(before);
  expect(pictures.requested).toEqual(['/a']);
});

it('downloads a picture again when the feed says that it changed, not when its address did', async () => {
  const content = await photograph('#a33', 400);
  for (const path of ['/a?signature=1', '/a?signature=2', '/a?signature=3'])
    pictures.files.set(path, { content });
  const version = (path: string, at: string) =>
    photo(path, 0, { MediaKey: 'M1', MediaModificationTimestamp: at });
  await importHome([version('/a?signature=1', '2026-01-01T00:00:00Z')]);
  await download();
  await importHome([version('/a?signature=2', '2026-01-01T00:00:00Z')]);
  await download();
  expect(pictures.requested).toHaveLength(1);

  await importHome([version('/a?signature=3', '2026-01-02T00:00:00Z')]);
  await download();
  expect(pictures.requested).toEqual(['/a?signature=1', '/a?signature=3']);
  expect(await imagesOf()).toHaveLength(1);
});

it('hides a picture at once that the feed no longer has, and removes its files a day later', async () => {
  const content = await photograph('#a33', 400);
  for (const path of ['/a', '/b']) pictures.files.set(path, { content });
  await importHome([photo('/a', 0), photo('/b', 1)]);
  await download();
  expect(await storedFiles()).toBe(4);

  await importHome([photo('/b', 0)]);
  expect(await imagesOf()).toHaveLength(1);
  await service.app.get(FeedPictureCleanUp).run();
  expect(await storedFiles()).toBe(4);
  await service.dataSource.query(
    `UPDATE feed_picture SET removed_at = removed_at - interval '25 hours'`,
  );
  await service.app.get(FeedPictureCleanUp).run();
  expect(await storedFiles()).toBe(2);
  expect(await rows()).toHaveLength(1);
});

it('removes the pictures of a home that is off the market for a month', async () => {
  pictures.files.set('/a', { content: await photograph('#a33', 400) });
  await importHome([photo('/a', 0)]);
  await download();
  await service.dataSource.query(`UPDATE listing SET off_market_at = now() - interval '31 days'`);
  await service.app.get(FeedPictureCleanUp).run();

  expect([await storedFiles(), await rows(), await imagesOf()]).toEqual([0, [], []]);
});

it.each([
  ['a page', { content: '<html>' }, 'the response is no JPEG, PNG or WebP'],
  [
    'a drawing',
    { content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    'the response is no JPEG, PNG or WebP',
  ],
  ['an error', { content: '', status: 500 }, 'the response is 500'],
  ['a redirect', { content: '', status: 302, location: '/b' }, 'fetch failed'],
  [
    'a broken picture',
    { content: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]) },
    expect.any(String),
  ],
])('keeps the home without the picture when the response is %s', async (_, response, failure) => {
  pictures.files.set('/a', response);
  pictures.files.set('/b', { content: await photograph('#3a3', 400) });
  await importHome([photo('/a', 0), photo('/b', 1)]);
  await download();

  expect(await imagesOf()).toHaveLength(1);
  expect(await rows()).toMatchObject([{ path: null, attempts: 1, failure }, { failure: null }]);
  pictures.files.set('/a', { content: await photograph('#a33', 400) });
  await download();
  expect(pictures.requested.filter((path) => path === '/a')).toHaveLength(1);
  await service.dataSource.query('UPDATE feed_picture SET next_attempt_at = now()');
  await download();
  expect(await imagesOf()).toHaveLength(2);
});

it('gives up after five attempts, until the feed has another address', async () => {
  await importHome([photo('/a', 0, { MediaKey: 'M1' })]);
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await service.dataSource.query('UPDATE feed_picture SET next_attempt_at = now()');
    await download();
  }
  expect(pictures.requested).toHaveLength(5);

  pictures.files.set('/b', { content: await photograph('#a33', 400) });
  await importHome([photo('/b', 0, { MediaKey: 'M1' })]);
  await download();
  expect(await imagesOf()).toHaveLength(1);
});

it('requests nothing from a host that the settings do not name', async () => {
  await importHome([photo('/a', 0, { MediaURL: pictures.url.replace('127.0.0.1', 'localhost') })]);
  await download();
  expect(pictures.requested).toEqual([]);
  expect(await rows()).toMatchObject([
    { attempts: 0, failure: expect.stringMatching(/^FEED_PICTURE_HOSTS does not have localhost/) },
  ]);
});

it('tries a picture of an unknown host again every day, however often it has failed', async () => {
  pictures.files.set('/a', { content: await photograph('#a33') });
  const MediaURL = `${pictures.url.replace('127.0.0.1', 'localhost')}/a`;
  await importHome([photo('/a', 0, { MediaURL })]);
  for (let day = 0; day < 6; day += 1) {
    await download();
    await download();
    const [row] = await rows();
    expect(row?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 86_000_000);
    await service.dataSource.query('UPDATE feed_picture SET next_attempt_at = now()');
  }

  Object.assign(service.app.get(ListingsConfig), { feedPictureHosts: ['localhost'] });
  await download();
  expect(await imagesOf()).toHaveLength(1);
});

it('returns 404 for addresses that no picture has', async () => {
  pictures.files.set('/a', { content: await photograph('#a33', 400) });
  await importHome([photo('/a', 0)]);
  await download();
  const [path = ''] = await imagesOf();
  const url = path.slice(2);
  const wrong = [
    url.replace('400', '800'),
    url.replace(/-[0-9a-f]{8}/, '-00000000'),
    url.replace(/\d+-/, '99-'),
    url.replace(/\d+-/, '99999999999-'),
  ];
  for (const each of wrong) expect((await service.inject({ url: each })).statusCode).toBe(404);
});

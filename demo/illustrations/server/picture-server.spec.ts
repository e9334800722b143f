import { jest } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runDrawingJob, isDrawn, type DrawingJob, readDrawingJobs } from '../drawing-jobs.js';
import { DrawingProcess } from './drawing-process.js';
import { PictureDrawer } from './picture-drawer.js';
import { createPictureServer } from './picture-server.js';
import { pictureIds } from './pictures-of-page.js';
import { writeSample } from './write-sample.js';

const AVATAR = 'team/avatar';
const FALLBACK = 'homes/fallback';

let jobs: DrawingJob[];
let out: string;
let servers: Server[];

beforeAll(async () => {
  const ids = [AVATAR, FALLBACK, 'brand'];
  jobs = (await readDrawingJobs()).filter(({ picture }) => ids.includes(picture.id));
});
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'pictures-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
  await rm(out, { recursive: true, force: true });
});

type Draw = typeof runDrawingJob;

/** A drawing that the test finishes. */
function heldDrawing() {
  const drawn: string[] = [];
  const waiting: (() => void)[] = [];
  const draw: Draw = async (_out, { picture }) => {
    drawn.push(picture.id);
    await new Promise<void>((end) => waiting.push(end));
  };
  return { drawn, draw, end: () => waiting.splice(0).forEach((end) => end()) };
}

const drawerWith = (drawRequested: Draw = runDrawingJob) =>
  new PictureDrawer({ out, jobs, drawRequested });

async function serve(drawer: PictureDrawer, options = {}): Promise<string> {
  const server = createPictureServer(drawer, options);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((retry) => setTimeout(retry, 5));
}

describe('the picture server', () => {
  it('draws a picture when it is requested, and stores it', async () => {
    const drawn: string[] = [];
    const origin = await serve(
      drawerWith(async (folder, job) => {
        drawn.push(job.picture.id);
        await runDrawingJob(folder, job);
      }),
    );
    const response = await fetch(`${origin}/pictures/${AVATAR}/400.webp`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const body = Buffer.from(await response.arrayBuffer());
    expect(body).toEqual(await readFile(join(out, AVATAR, '400.webp')));
    const [avatar] = jobs.filter(({ picture }) => picture.id === AVATAR);
    expect(avatar && (await isDrawn(out, avatar))).toBe(true);

    const avif = await fetch(`${origin}/pictures/${AVATAR}/800.avif`, { method: 'HEAD' });
    expect([avif.status, avif.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(drawn).toEqual([AVATAR]);
  });

  it('draws once for concurrent requests', async () => {
    const { drawn, draw, end } = heldDrawing();
    const drawer = drawerWith(draw);
    const requested = jest.spyOn(drawer, 'draw');
    const origin = await serve(drawer);
    const requests = ['400.webp', '800.webp', '400.avif'].map((file) =>
      fetch(`${origin}/pictures/${FALLBACK}/${file}`, { method: 'HEAD' }),
    );
    await until(() => requested.mock.calls.length === requests.length && drawn.length > 0);
    end();
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(drawn).toEqual([FALLBACK]);
  });

  it.each([
    '/pictures/homes/none/400.webp',
    '/pictures/homes/fallback/401.webp',
    '/pictures/homes/fallback',
    '/pictures/../../etc/passwd',
    '/pictures/homes/fallback/%2e%2e/brand/favicon.svg',
    '/',
  ])('returns 404 for %s and draws nothing', async (path) => {
    const { drawn, draw } = heldDrawing();
    const origin = await serve(drawerWith(draw));
    expect((await fetch(origin + path)).status).toBe(404);
    expect(drawn).toEqual([]);
  });

  it('returns 503 when a drawing fails, and tries again at the next request', async () => {
    const failures: string[] = [];
    let isFull = true;
    const drawer = drawerWith(async (folder, job) => {
      if (isFull) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      await runDrawingJob(folder, job);
    });
    const origin = await serve(drawer, {
      onFailure: ({ message }: Error) => failures.push(message),
    });
    expect((await fetch(`${origin}/pictures/${AVATAR}/400.webp`)).status).toBe(503);
    expect(failures).toEqual([`Cannot draw the picture ${AVATAR} into ${out}: the disk is full`]);
    isFull = false;
    expect((await fetch(`${origin}/pictures/${AVATAR}/400.webp`)).status).toBe(200);
  });

  it('returns 503 when a drawing does not end', async () => {
    const { draw } = heldDrawing();
    const origin = await serve(drawerWith(draw), { patience: 20 });
    expect((await fetch(`${origin}/pictures/${AVATAR}/400.webp`)).status).toBe(503);
  });

  it('is ready as soon as it listens', async () => {
    const origin = await serve(drawerWith());
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
  });
});

describe('PictureDrawer', () => {
  it('draws the rest one at a time, the given ones first', async () => {
    const { drawn, draw, end } = heldDrawing();
    const finished = drawerWith(draw).drawRest(['homes/unknown', FALLBACK]);
    await until(() => drawn.length === 1);
    expect(drawn).toEqual([FALLBACK]);
    end();
    await until(() => drawn.length === 2);
    end();
    await until(() => drawn.length === 3);
    end();
    await finished;
    expect(drawn).toEqual([FALLBACK, 'brand', AVATAR]);
  });

  it('joins a request to the drawing of the background, and draws others at once', async () => {
    const requested = heldDrawing();
    const background = heldDrawing();
    const drawer = new PictureDrawer({
      out,
      jobs,
      drawRequested: requested.draw,
      drawInBackground: background.draw,
    });
    const finished = drawer.drawRest([AVATAR]);
    await until(() => background.drawn.length === 1);
    const same = drawer.draw(AVATAR);
    const other = drawer.draw(FALLBACK);
    await until(() => requested.drawn.length === 1);
    background.end();
    await same;
    requested.end();
    await other;
    expect([requested.drawn, background.drawn]).toEqual([[FALLBACK], [AVATAR]]);
    const stopped = drawer.stop();
    background.end();
    await Promise.all([finished, stopped]);
  });

  it('draws a requested picture before the background ones', async () => {
    const { drawn, draw, end } = heldDrawing();
    const drawer = drawerWith(draw);
    const requested = drawer.draw(AVATAR);
    const finished = drawer.drawRest();
    await until(() => drawn.length === 1);
    expect(drawn).toEqual([AVATAR]);
    end();
    await requested;
    await until(() => drawn.length === 2);
    expect(drawn).toEqual([AVATAR, 'brand']);
    const stopped = drawer.stop();
    end();
    await Promise.all([finished, stopped]);
  });

  it('finishes the current drawing when it stops, refuses waiting ones, and leaves no unfinished file', async () => {
    const drawer = new PictureDrawer({ out, jobs, concurrency: 1, drawRequested: runDrawingJob });
    const first = drawer.draw(AVATAR);
    const second = drawer.draw(FALLBACK);
    const refused = expect(second).rejects.toThrow('the server is stopping');
    await Promise.resolve();
    const stopped = drawer.stop();
    await Promise.allSettled([first]);
    await refused;
    await stopped;
    await expect(drawer.draw('brand')).rejects.toThrow('the server is stopping');
    const left = await readdir(out, { recursive: true });
    expect(left.filter((name) => /^\.unfinished./.test(name))).toEqual([]);
  });
});

describe('writeSample', () => {
  it('writes a small picture of the right shape for every file', async () => {
    const [fallback] = jobs.filter(({ picture }) => picture.id === FALLBACK) as [DrawingJob];
    await writeSample(out, fallback);
    expect(await isDrawn(out, fallback)).toBe(true);
    const { format, width, height } = await sharp(join(out, FALLBACK, '1200.avif')).metadata();
    expect({ format, width, height }).toEqual({ format: 'heif', width: 24, height: 16 });
  });
});

describe('DrawingProcess', () => {
  // A process starts, which takes seconds on a busy machine.
  jest.setTimeout(60_000);
  let drawing: DrawingProcess;
  const avatar = () => jobs.find(({ picture }) => picture.id === AVATAR) as DrawingJob;
  afterEach(() => drawing.stop());

  it('draws in another process, which ends when it is idle', async () => {
    drawing = new DrawingProcess({ niceness: 5, idle: 1 });
    await drawing.draw(out, avatar());
    expect(await isDrawn(out, avatar())).toBe(true);
    await until(() => drawing.pid === undefined);
    await drawing.draw(out, avatar());
    expect(await isDrawn(out, avatar())).toBe(true);
  });

  it('fails with the reason of the drawing, and when the process is killed', async () => {
    drawing = new DrawingProcess();
    const file = join(out, 'a-file');
    await writeFile(file, '');
    await expect(drawing.draw(file, avatar())).rejects.toThrow('ENOTDIR');
    const lost = expect(drawing.draw(out, avatar())).rejects.toThrow(
      'the drawing process ended (SIGKILL)',
    );
    drawing.kill();
    await lost;
    await drawing.draw(out, avatar());
    expect(await isDrawn(out, avatar())).toBe(true);
  });
});

describe('pictureIds', () => {
  it('reads each picture of a page once, in order', () => {
    const html = `<img srcset="/pictures/heroes/home/400.avif 400w, /pictures/heroes/home/800.avif 800w">
      <img src="/pictures/homes/a-1/400.webp"><link href="/pictures/brand/favicon.svg">`;
    expect(pictureIds(html)).toEqual(['heroes/home', 'homes/a-1']);
  });
});

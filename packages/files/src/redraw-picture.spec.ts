import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { RejectedFile } from './received-file.js';
import { redrawPicture } from './redraw-picture.js';
import { WEBP } from './upload-rules.js';

let folder: string;
let from: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redraw-'));
  from = join(folder, 'from.jpg');
  const create = { width: 900, height: 600, channels: 3, background: '#345' } as const;
  await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toFile(from);
});
afterAll(() => rm(folder, { recursive: true }));

const draw = (name: string, path = from) =>
  redrawPicture({ from: path, to: join(folder, name), kind: WEBP });

it('draws one picture at a time', async () => {
  const underWay: number[] = [];
  const note = (length: number) => underWay.push(length);
  sharp.queue.on('change', note);
  const drawn = await Promise.all(['1', '2', '3', '4', '5', '6'].map((name) => draw(name)));
  sharp.queue.off('change', note);

  expect(drawn).toEqual(drawn.map(() => expect.objectContaining({ bytes: expect.any(Number) })));
  // What is over may be counted for a moment longer.
  expect(Math.max(...underWay)).toBeLessThanOrEqual(2);
});

it('continues after a failed picture', async () => {
  const damaged = draw('damaged', join(folder, 'not-there.jpg'));
  const next = draw('next');

  expect(await damaged).toBeInstanceOf(RejectedFile);
  expect(await next).toMatchObject({ bytes: expect.any(Number) });
});

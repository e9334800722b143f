import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { RejectedFile } from './received-file.js';
import { cropPicture, redrawPicture } from './redraw-picture.js';
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

describe('cropPicture', () => {
  let wide: string;
  beforeAll(async () => {
    // Thirds in red, green and blue.
    wide = join(folder, 'wide.png');
    const pixels = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255]);
    await sharp(pixels, { raw: { width: 3, height: 1, channels: 3 } })
      .resize(900, 300, { fit: 'fill', kernel: 'nearest' })
      .png()
      .toFile(wide);
  });

  const cropped = async (name: string, options: { ratio: number; x: number; source?: string }) => {
    const { ratio, x, source = wide } = options;
    const to = join(folder, name);
    await cropPicture({ from: source, to, width: 600, ratio, focus: { x, y: 50 } });
    const { dominant } = await sharp(to).stats();
    const { width, height, format } = await sharp(to).metadata();
    const colour = Object.entries(dominant).find(([, level]) => level > 200)?.[0];
    return { width, height, format, colour };
  };

  it.each([
    [0, 'r'],
    [50, 'g'],
    [100, 'b'],
  ])('keeps the focal point at %i percent', async (x, colour) => {
    const crop = await cropped(`focus-${x}`, { ratio: 2 / 3, x });
    expect(crop).toEqual({ width: 133, height: 200, format: 'heif', colour });
  });

  it('cuts above and below what is higher than the crop', async () => {
    // The camera's note turns it: 600 by 900.
    const crop = await cropped('high', { ratio: 3 / 2, x: 50, source: from });
    expect(crop).toMatchObject({ width: 600, height: 400 });
  });
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MEGABYTE } from '@phantom/files';
import { sampleImageBomb, signTestToken } from '@phantom/service-kit/testing';
import sharp from 'sharp';
import { authApp, EMPLOYEE, type AuthApp } from './auth-app.js';

let auth: AuthApp;

beforeAll(async () => {
  auth = await authApp();
});
afterAll(() => auth.close());

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif', width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toFormat(format)
    .toBuffer();

async function send(content: Buffer, { field = 'image', name = 'me.jpg', isSigned = true } = {}) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), name);
  const request = new Response(form);
  const { id, email, name: person, type, rights } = await auth.account(EMPLOYEE.email);
  const token = await signTestToken({ id, email, name: person, type, rights });
  const answer = await auth.inject({
    method: 'POST',
    url: '/api/auth/setptofile',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(isSigned && { authorization: token }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const stored = () => readdir(join(auth.folder, 'auth')).catch(() => []);
const remove = async () =>
  auth.call('DELETE', 'profile-image', undefined, { as: await auth.account(EMPLOYEE.email) });

afterEach(async () => {
  await remove();
  expect(await stored()).toEqual([]);
});

it.each(['jpeg', 'png', 'webp'] as const)(
  'converts a %s to a square WebP without metadata',
  async (format) => {
    const { status, body } = await send(await picture(format));
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        error: 0,
        image: expect.stringMatching(/^\/api\/auth\/profile-images\/[0-9a-f-]{36}\.webp$/),
      },
    });
    const answer = await auth.inject({ url: body.image });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { width, height, exif, format: drawn } = await sharp(answer.rawPayload).metadata();
    expect([width, height, drawn, exif]).toEqual([512, 512, 'webp', undefined]);
  },
);

it('replaces the previous image in the account', async () => {
  const first = (await send(await picture('png'))).body.image as string;
  const second = (await send(await picture('jpeg', 100, 200))).body.image as string;
  expect((await auth.login()).body.user.image).toBe(second);
  expect((await auth.inject({ url: first })).statusCode).toBe(404);
  expect(await stored()).toEqual([second.split('/').at(-1)]);
});

it('is deleted with its file', async () => {
  const { image } = (await send(await picture('png'))).body;
  expect((await remove()).body).toEqual({ error: 0 });
  expect((await auth.inject({ url: image })).statusCode).toBe(404);
  expect((await auth.login()).body.user.image).toBeNull();
});

it.each([
  ['a GIF', () => picture('gif'), 422],
  [
    'an SVG with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    422,
  ],
  ['a renamed program', () => Buffer.from('MZ\u0090\u0000 this is no picture'), 422],
  ['nothing', () => Buffer.alloc(0), 422],
  ['half a picture', async () => (await picture('jpeg')).subarray(0, 400), 422],
  ['more than 5 MB', () => Buffer.alloc(5 * MEGABYTE + 1, 1), 413],
])('refuses %s and stores nothing', async (_, content, expected) => {
  const { status, body } = await send(await content());
  expect([status, body.errors]).toEqual([expected, { image: [expect.any(String)] }]);
});

it('refuses more than 25 million pixels', async () => {
  const { status, body } = await send(sampleImageBomb(5_001));
  expect([status, body.errors]).toEqual([
    422,
    {
      image: ['This picture has too many pixels: 25 million at most. Please make it smaller.'],
    },
  ]);
});

it('returns 401 without a token', async () => {
  expect((await send(await picture('png'), { isSigned: false })).status).toBe(401);
});

it.each([
  ['profile-images/00000000-0000-4000-8000-000000000000.webp', 404],
  ['profile-images/..%2F..%2Fetc%2Fpasswd', 400],
  ['profile-images/me.png', 400],
])('is not found at %s', async (path, status) => {
  expect((await auth.call('GET', path)).status).toBe(status);
});

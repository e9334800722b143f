import { Readable } from 'node:stream';
import { fastify, type FastifyInstance } from 'fastify';
import { setCaching } from './response-caching.js';

const PUBLIC = 'public, max-age=60';

let app: FastifyInstance;

beforeAll(() => {
  app = fastify();
  setCaching(app);
  const answers: Record<string, [status: number, cacheControl: string, body: () => unknown]> = {
    list: [200, PUBLIC, () => ({ list: [1] })],
    other: [200, PUBLIC, () => ({ list: [2] })],
    private: [200, 'private, no-store', () => ({ list: [1] })],
    failure: [500, PUBLIC, () => ({ error: 1 })],
    stream: [200, PUBLIC, () => Readable.from(['bytes'])],
  };
  for (const [path, [status, cacheControl, body]] of Object.entries(answers)) {
    app.get(`/${path}`, (_request, reply) =>
      reply.status(status).header('Cache-Control', cacheControl).send(body()),
    );
  }
  app.get('/silent', () => ({ list: [1] }));
});

afterAll(() => app.close());

const get = (url: string, etag?: string) =>
  app.inject({ url, headers: etag ? { 'if-none-match': etag } : {} });
const etagOf = async (url: string) => String((await get(url)).headers.etag);

it('returns 304 for a cached public response', async () => {
  const etag = await etagOf('/list');
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  for (const known of [etag, `W/${etag}`, `"older", ${etag}`, '*']) {
    const { statusCode, body, headers } = await get('/list', known);
    expect({ known, statusCode, body, tag: headers.etag }).toEqual({
      known,
      statusCode: 304,
      body: '',
      tag: etag,
    });
  }
});

it('sends a changed response again', async () => {
  const { statusCode, body } = await get('/other', await etagOf('/list'));
  expect([statusCode, body]).toEqual([200, '{"list":[2]}']);
});

it('forbids caching by default', async () => {
  const { headers } = await get('/silent');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers).not.toHaveProperty('etag');
});

it.each(['/private', '/failure', '/stream'])('sends none to %s', async (url) => {
  const { statusCode, headers, body } = await get(url, '*');
  expect(statusCode).not.toBe(304);
  expect(headers).not.toHaveProperty('etag');
  expect(body).not.toBe('');
});

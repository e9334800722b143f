import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AccountRight,
  CONTENT_CHANGES_PATH,
  type ContentChangeMessage,
  StreamReader,
} from '@phantom/service-kit';
import { signTestToken, type TestApp, type TestProcess, until } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';

const RIGHTS: AccountRight[] = ['publisher'];

let service: TestApp;

beforeAll(async () => {
  service = await contentApp();
});
afterAll(() => service.close());

/** As a publisher. */
const call = async (
  method: 'GET' | 'POST' | 'DELETE' | 'PATCH',
  path: string,
  payload?: object,
  { inject }: Pick<TestProcess, 'inject'> = service,
) => {
  const user = { id: 8, name: 'Paul', email: 'paul@example.com', type: 'admin' as const };
  const token = await signTestToken({ ...user, rights: RIGHTS });
  const headers = { authorization: `Bearer ${token}` };
  const response = await inject({ method, url: `/api/auth/content${path}`, payload, headers });
  return response.json<{ list: { id: number; number: number; version: number }[] }>();
};

const newsletter = async (words: string) => {
  const { list } = await call('GET', `/entries?type=newsletter&q=${words}`);
  return list[0]!;
};

describe('the stream of content changes', () => {
  /** Reads the stream of a process that listens on a port. */
  const follow = async ({ app }: TestProcess) => {
    await app.listen(0, '127.0.0.1');
    const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
    const messages: ContentChangeMessage[] = [];
    const reader = new StreamReader<ContentChangeMessage>({
      sender: 'the content service',
      content: 'content changes',
      onMessage: (message) => messages.push(message),
    });
    void reader.follow(new URL(CONTENT_CHANGES_PATH, `http://127.0.0.1:${port}`));
    const changes = () => messages.flatMap(({ change }) => (change === undefined ? [] : [change]));
    await until(
      () => Promise.resolve(changes()),
      ({ length }) => length > 0,
    );
    return { changes, messages, stop: () => reader.stop() };
  };

  it('begins with the number of the last change, and has a heartbeat', async () => {
    const process = await service.another();
    const stream = await follow(process);
    const [{ number } = { number: '' }] = await service.dataSource.query<{ number: string }[]>(
      'SELECT number FROM content_change',
    );
    expect(stream.changes()).toEqual([number]);
    await until(
      () => Promise.resolve(stream.messages),
      ({ length }) => length > 2,
    );
    stream.stop();
    await process.close();
  });

  it('has the publications of every process, and no drafts', async () => {
    const process = await service.another();
    const stream = await follow(process);
    const { id, version } = await newsletter('concourse');
    const changes = [{ path: 'texts.en.title', value: 'Another title' }];
    const saved = await call('PATCH', `/entries/${id}`, { version, changes });
    const beats = stream.messages.length;
    await until(
      () => Promise.resolve(stream.messages),
      ({ length }) => length > beats + 1,
    );
    expect(stream.changes()).toHaveLength(1);

    await call('POST', `/entries/${id}/publish`, { version: saved.list[0]!.version });
    const start = performance.now();
    const [before, after] = await until(
      () => Promise.resolve(stream.changes()),
      ({ length }) => length === 2,
    );
    expect(Number(after)).toBeGreaterThan(Number(before));
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(stream.messages.findLast(({ change }) => change === after)).toEqual({
      change: after,
      since: before,
      types: ['newsletter', `#${id}`],
    });
    stream.stop();
    await process.close();
  });

  it('names no type for a change of the media library', async () => {
    const process = await service.another();
    const stream = await follow(process);
    const [before] = stream.changes();
    await service.dataSource.query('UPDATE media_asset SET focus_x = focus_x WHERE id = 1');
    await until(
      () => Promise.resolve(stream.changes()),
      ({ length }) => length === 2,
    );
    const last = stream.messages.findLast(({ change }) => change !== undefined);
    expect(last).toEqual({ change: expect.any(String) as string, since: before });
    stream.stop();
    await process.close();
  });
});

describe('a response with content', () => {
  const read = async (path: string, headers = {}) => {
    const response = await service.inject({ url: `/api/auth/${path}`, headers });
    const { 'x-content-types': types, 'x-content-change': change } = response.headers;
    const since = response.headers['x-content-since'];
    return { types, change: Number(change), since: Number(since), text: response.body };
  };

  const publishTitle = async (value: string): Promise<void> => {
    const { id, version } = await newsletter('concourse');
    const changes = [{ path: 'texts.en.title', value }];
    const saved = await call('PATCH', `/entries/${id}`, { version, changes });
    await call('POST', `/entries/${id}/publish`, { version: saved.list[0]!.version });
  };

  it('names the content types that it shows', async () => {
    expect((await read('homeboxlist')).types).toBe('home-message,home-slide');
    expect((await read('newsletterList')).types?.toString().split(',')).toContain('newsletter');
    const address = await read('content-address?type=newsletter&language=en&slug=none');
    expect(address.types).toBe('newsletter');
    const { id, number } = await newsletter('concourse');
    expect((await read(`newsletterList/${number}`)).types).toBe(`#${id}`);
    expect((await read('aboutusget')).types).toMatch(/^(#\d+,)+about-page$/);
  });

  it('has the number of the last publication, and of the last one that changed it', async () => {
    await publishTitle('A title of its own');
    const [home, newsletters] = [await read('homeboxlist'), await read('newsletterList')];
    expect(home.change).toBe(newsletters.change);
    expect(newsletters.since).toBe(newsletters.change);
    expect(home.since).toBeLessThan(home.change);
  });

  it('shows the content as of an earlier publication to the calls of one page', async () => {
    await publishTitle('The earlier title');
    const { change } = await read('newsletterList');
    await publishTitle('The later title');
    const earlier = await read('newsletterList', { 'x-internal-content-at': String(change) });
    expect(earlier).toMatchObject({
      change,
      text: expect.stringContaining('The earlier title') as string,
    });
    expect((await read('newsletterList')).text).toContain('The later title');
    const unknown = await read('newsletterList', { 'x-internal-content-at': '-7' });
    expect(unknown.text).toContain('The later title');
  });
});

describe('the token of a preview', () => {
  const check = async (token: string) => {
    const headers = { 'x-content-preview': token };
    const response = await service.inject({ url: '/internal/content-preview', headers });
    return response.json<object>();
  };

  it('is valid until it expires', async () => {
    const { id } = await newsletter('saying');
    const { token } = (await call('POST', '/previews', { entry_ids: [id] })) as unknown as {
      token: string;
    };
    expect(await check(token)).toEqual({ is_valid: true });
    await service.dataSource.query(`UPDATE content_preview SET expires_at = now() - interval '1s'`);
    expect(await check(token)).toEqual({ is_valid: false });
    expect(await check('made-up')).toEqual({ is_valid: false });
  });

  it('makes responses that nobody stores', async () => {
    const response = await service.inject({
      url: '/api/auth/newsletterList',
      headers: { 'x-content-preview': 'whatever' },
    });
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['etag']).toBeUndefined();
  });
});

describe('the address of an entry', () => {
  const find = async (slug: string, language = 'en', headers = {}) => {
    const query = new URLSearchParams({ type: 'newsletter', language, slug }).toString();
    const url = `/api/auth/content-address?${query}`;
    const response = await service.inject({ url, headers });
    return { status: response.statusCode, ...response.json<{ number?: number; slug?: string }>() };
  };
  const addAddress = (entryId: number, language: string, slug: string, isCurrent: boolean) =>
    service.dataSource.query(
      `INSERT INTO content_address (type, language, slug, entry_id, is_current)
       VALUES ('newsletter', $1, $2, $3, $4)`,
      [language, slug, entryId, isCurrent],
    );

  it('is its current slug, for each of its earlier ones', async () => {
    const { id, number } = await newsletter('saying');
    await addAddress(id, 'en', 'first', false);
    await addAddress(id, 'en', 'second', false);
    await addAddress(id, 'en', 'third', true);
    await addAddress(id, 'de', 'dritte', true);
    for (const slug of ['first', 'second', 'third']) {
      expect(await find(slug)).toMatchObject({ status: 200, number, slug: 'third' });
    }
    expect(await find('dritte', 'de')).toMatchObject({ number, slug: 'dritte' });
    expect(await find('first', 'de')).toMatchObject({ number, slug: 'dritte' });
    expect(await find('first', 'it')).toMatchObject({ number, slug: 'third' });
    expect(await find('unknown')).toMatchObject({ status: 404 });
  });

  it('is gone while the entry is in the bin, as its page is', async () => {
    const { id, number, version } = await newsletter('saying');
    await addAddress(id, 'en', 'removed', false);
    await call('DELETE', `/entries/${id}?version=${version}`);
    const page = (each: number) => service.inject({ url: `/api/auth/newsletterList/${each}` });

    expect(await find('removed')).toMatchObject({ status: 410 });
    expect((await page(number)).statusCode).toBe(410);
    expect((await page(999_999)).statusCode).toBe(404);
  });
});

import { until } from '@phantom/service-kit/testing';
import {
  type ContentService,
  type EditedEntry,
  startContentService,
} from './support/content-service.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { isRendered, type PageAnswer, pageClient } from './support/page-client.js';
import { publishSite } from './support/rendered-site.js';

/** Milliseconds in which a publication is seen everywhere. */
const SEEN_WITHIN = 2_000;

const SECTION = `
exports.renderSection = async ({ path }, { fetch }) => {
  const { pathname } = new URL(path, 'http://any');
  const id = pathname.split('/').pop();
  const answer = await fetch(new Request('http://any/api/auth/newsletterList/' + id));
  const { list = [] } = await answer.json();
  const html = '<h1>' + (list[0]?.title ?? 'none') + '</h1>';
  return { status: answer.status, html, head: '<title>news</title>', data: 'null' };
};`;

/** Asks in the name of a reader. */
type Get = (path: string) => Promise<PageAnswer>;

const withoutMarks = (text: string): string => text.replaceAll(/[\u200B-\u200D\uFEFF]/g, '');

/** What a reader sees of the entry in each place: its title, a status, or whether it is listed. */
const PLACES: Record<string, (get: Get, number: number) => Promise<unknown>> = {
  list: async (get) => titleIn((await get('/api/auth/newsletterList')).text),
  call: async (get, number) => seenIn(await get(`/api/auth/newsletterList/${number}`)),
  page: async (get, number) => seenIn(await get(`/news/${number}`)),
  'page in German': async (get, number) => seenIn(await get(`/de/news/${number}`)),
  feed: async (get) => titleIn((await get('/feeds/newsletters.xml')).text),
  address: async (get) => {
    const query = 'type=newsletter&language=en&slug=the-news';
    const { status } = await get(`/api/auth/content-address?${query}`);
    return status;
  },
  sitemap: async (get, number) => (await get('/sitemap.xml')).text.includes(`/news/${number}<`),
};

const titleIn = (text: string): string | undefined =>
  /Title \w+/.exec(withoutMarks(text))?.[0].slice('Title '.length);

const seenIn = ({ status, text }: PageAnswer): string | number | undefined =>
  status === 200 ? titleIn(text) : status;

interface Seen {
  /** Of the published version. */
  title?: string;
  /** Where the entry itself is asked for. */
  status: number;
  isListed: boolean;
}

const everywhere = ({ title, status, isListed }: Seen): Record<string, unknown> => ({
  list: title,
  call: title ?? status,
  page: title ?? status,
  'page in German': title ?? status,
  feed: title,
  address: status,
  sitemap: isListed,
});

const shown = (title: string, isListed: boolean): Seen => ({ title, status: 200, isListed });
const hidden = (status = 404): Seen => ({ status, isListed: false });

describe('drafts and what visitors see, at two gateways', () => {
  let service: ContentService;
  let gateways: GatewayUnderTest[] = [];
  let entry: EditedEntry;
  let token: string;
  let otherToken: string;
  let expiredToken: string;

  beforeAll(async () => {
    service = await startContentService();
    const env = { RENDER_DEADLINE: '20000', RENDER_BEGIN_AFTER: '20000' };
    gateways = await Promise.all([startGateway(service.url, env), startGateway(service.url, env)]);
    const route = { path: '/news/:id', entries: '/api/sitemap/newsletters' };
    for (const { storeDir } of gateways) {
      const routes = [{ ...route, frame: 'public' as const }];
      await publishSite(storeDir, { news: { bundle: SECTION, routes } });
    }
    for (const { url } of gateways) {
      await until(() => pageClient(url)('/news/1'), isRendered);
      await until(
        () => pageClient(url)('/sitemap.xml'),
        ({ status }) => status === 200,
      );
    }
    const other = await service.edit('POST', '/entries', { type: 'newsletter' });
    const ended = await service.edit('POST', '/entries', { type: 'newsletter' });
    entry = await service.edit('POST', '/entries', { type: 'newsletter' });
    expiredToken = await service.preview(entry.id, ended.id);
    await service.endPreviewOf(ended.id);
    [token, otherToken] = await Promise.all([service.preview(entry.id), service.preview(other.id)]);
    // No step includes the first rendering of a page.
    for (const gateway of gateways) {
      await until(
        () => look(asReader(gateway)),
        (seen) => isSame(seen, everywhere(hidden())),
      );
    }
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await service.close();
  });

  const asReader =
    ({ url }: GatewayUnderTest, previewToken?: string): Get =>
    (path) => {
      const isPage = path.includes('/news/') || path.startsWith('/sitemap');
      if (!previewToken) return pageClient(url)(path);
      return isPage
        ? pageClient(url)(`${path}?preview=${previewToken}`)
        : pageClient(url)(path, { 'x-content-preview': previewToken });
    };

  const look = async (get: Get): Promise<Record<string, unknown>> => {
    const seen = Object.entries(PLACES).map(
      async ([place, read]) => [place, await read(get, entry.number)] as const,
    );
    return Object.fromEntries(await Promise.all(seen));
  };

  const save = async (title: string): Promise<void> => {
    const changes = [
      { path: 'texts.en.title', value: `Title ${title}` },
      { path: 'texts.en.slug', value: 'the-news' },
    ];
    entry = await service.edit('PATCH', `/entries/${entry.id}`, {
      version: entry.version,
      changes,
    });
  };
  const act = async (action: string): Promise<void> => {
    entry = await service.edit('POST', `/entries/${entry.id}/${action}`, {
      version: entry.version,
    });
  };

  const remove = async (): Promise<void> => {
    entry = await service.edit('DELETE', `/entries/${entry.id}?version=${entry.version}`);
  };

  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

  const STEPS: [state: string, step: () => Promise<void>, visitors: Seen, holder: Seen][] = [
    ['draft', () => save('one'), hidden(), shown('one', false)],
    ['published', () => act('publish'), shown('one', true), shown('one', true)],
    ['changed', () => save('two'), shown('one', true), shown('two', true)],
    ['published again', () => act('publish'), shown('two', true), shown('two', true)],
    ['changed again', () => save('three'), shown('two', true), shown('three', true)],
    ['unpublished', () => act('unpublish'), hidden(), shown('three', false)],
    ['republished', () => act('publish'), shown('three', true), shown('three', true)],
    ['in the bin', remove, hidden(410), shown('three', false)],
  ];

  // Each state follows from the one before.
  it.each(STEPS)('%s', async (_state, step, visitors, holder) => {
    await step();
    const changedAt = performance.now();
    const wanted = everywhere(visitors);
    for (const gateway of gateways) {
      let askedAt = 0;
      await until(
        () => {
          askedAt = performance.now();
          return look(asReader(gateway));
        },
        (seen) => isSame(seen, wanted),
      );
      expect(askedAt - changedAt).toBeLessThan(SEEN_WITHIN);
    }

    // The second time, caches are full of what the others saw.
    for (let round = 0; round < 2; round += 1) {
      const seen = await Promise.all(
        gateways.flatMap((gateway) => [
          look(asReader(gateway)),
          look(asReader(gateway, otherToken)),
          look(asReader(gateway, expiredToken)),
          look(asReader(gateway, token)),
        ]),
      );
      const expected = [wanted, wanted, wanted, everywhere(holder)];
      expect(seen).toEqual([...expected, ...expected]);
    }
  });
});

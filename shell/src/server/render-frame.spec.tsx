import type { BootManifest } from '@phantom/registry/boot-manifest';
import { bootRemote, menuEntry } from '../testing/remotes';
import { siteInfo } from '../testing/page';
import { renderFrame } from './render-frame';

const marketing = bootRemote('mf-marketing', {
  routes: [{ path: '/history', frame: 'public' }],
  menu: [
    menuEntry('History', { path: '/history', order: 10 }),
    menuEntry('Invest Now', { href: 'https://invest.example', order: 20 }),
    menuEntry('My projects', { path: '/mine', roles: ['Investor'], order: 30 }),
  ],
});
const manifest: BootManifest = {
  revision: 'r1',
  host: { version: '1', scripts: [], styles: [] },
  remotes: [marketing],
};
const page = { origin: 'https://site.example', isDemo: false, requestId: 'request-1', manifest };

/** The requests to the services, and their responses. */
function services(answer: () => Promise<Response>) {
  const asked: Request[] = [];
  return {
    asked,
    fetch: (request: Request) => {
      asked.push(request);
      return answer();
    },
  };
}
const answering = () => services(async () => Response.json({ error: 0, list: [siteInfo()] }));

const english = () =>
  renderFrame({ ...page, path: '/history', language: 'en', basename: '' }, answering());
const german = () =>
  renderFrame({ ...page, path: '/de/history?a=1', language: 'de', basename: '/de' }, answering());

it('renders header and footer with menu and addresses', async () => {
  const { header, footer } = await english();
  expect(header).toContain('href="/history" aria-current="page"');
  expect(header).toContain('href="https://invest.example"');
  expect(footer).toContain('214 East 39th Street');
  expect(footer).toContain(`© ${new Date().getFullYear()} Phantom Partners`);
});

it('renders the frame of a visitor', async () => {
  expect((await english()).header).not.toContain('My projects');
});

it('renders the "not found" page for an unknown address, in the language of the page', async () => {
  expect((await german()).notFound).toBeUndefined();
  const { notFound } = await renderFrame(
    { ...page, path: '/de/nowhere?a=1', language: 'de', basename: '/de' },
    answering(),
  );
  expect(notFound?.html).toContain('Die gesuchte Seite wurde leider nicht gefunden');
  expect(notFound?.html).toContain('href="/de/home"');
  expect(notFound?.head).toContain('Seite nicht gefunden | Phantom Partners</title>');
  expect(notFound?.head).toContain('content="noindex"');
  expect(notFound?.head).not.toContain('canonical');
});

it('uses the language of the page and its prefix in links', async () => {
  const { header, footer } = await german();
  expect(header).toContain('Zum Inhalt springen');
  expect(header).toContain('href="/de/history" aria-current="page"');
  expect(header).toContain('href="/de/home"');
  expect(footer).toContain('Anschrift');
});

it('links to the same page in the other languages, without the query', async () => {
  const { header } = await german();
  expect(header).toMatch(/href="\/en\/history" hrefLang="en"/);
  expect(header).toMatch(/href="\/ru\/history" hrefLang="ru"/);
});

it('requests the addresses in the language of the page, with the request id of the page', async () => {
  const tools = answering();
  await renderFrame({ ...page, path: '/it/history', language: 'it', basename: '/it' }, tools);
  expect(tools.asked.map(({ url }) => url)).toEqual(['https://site.example/api/auth/siteinfo']);
  expect(tools.asked[0]?.headers.get('Accept-Language')).toBe('it');
  expect(tools.asked[0]?.headers.get('X-Request-Id')).toBe('request-1');
});

it('returns the data from which it rendered', async () => {
  expect(JSON.parse((await german()).data)).toEqual({
    language: 'de',
    year: new Date().getFullYear(),
    siteInfo: siteInfo(),
  });
});

it('escapes data that would end its script element', async () => {
  const hostile = { ...siteInfo(), hours: '</script><img src=x>' };
  const { data, footer } = await renderFrame(
    { ...page, path: '/history', language: 'en', basename: '' },
    services(async () => Response.json({ error: 0, list: [hostile] })),
  );
  expect(data + footer).not.toMatch(/<\/script|<img/);
  expect(JSON.parse(data)).toHaveProperty('siteInfo.hours', hostile.hours);
});

it('describes the company for search engines', async () => {
  const { head } = await english();
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(head) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Phantom Partners',
    url: 'https://site.example/',
    logo: 'https://site.example/pictures/brand/logo-dark.svg',
    sameAs: ['https://linkedin.example/phantom'],
    contactPoint: { '@type': 'ContactPoint', telephone: '+1 212-555-0142' },
    address: {
      streetAddress: '214 East 39th Street, Suite 900',
      addressLocality: 'New York',
      addressRegion: 'NY',
      postalCode: '10016',
    },
  });
});

it('renders a frame without addresses when the content service cannot be reached', async () => {
  const unreachable = services(() => Promise.reject(new TypeError('Failed to fetch')));
  const { footer, head, data } = await renderFrame(
    { ...page, path: '/history', language: 'en', basename: '' },
    unreachable,
  );
  expect(footer).toContain('href="/history"');
  expect(head).toContain('"Organization"');
  expect(JSON.parse(data)).not.toHaveProperty('siteInfo');
});

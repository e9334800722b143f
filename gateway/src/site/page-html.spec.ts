import {
  type BootManifest,
  type BootRemote,
  type RouteDeclaration,
  staffLayoutFromCookies,
  staffLayoutWords,
} from '@phantom/registry';
import { NONCE_PLACEHOLDER } from '../common/nonce-placeholder.js';
import { type PageContent, pageOpening, pageRest } from './page-html.js';
import type { ResolvedPage } from './resolved-page.js';

const route: RouteDeclaration = { path: '/listings', frame: 'public' };

const remote: BootRemote = {
  name: 'listings',
  version: '1',
  url: '/r/listings/1/remoteEntry.js',
  integrity: 'sha384-AAAA',
  declaration: { name: 'listings', namespace: 'listings', routes: [route], menu: [] },
};

const manifest: BootManifest = {
  revision: 'r1',
  host: { version: '1', scripts: ['/r/shell/1/shell.js'], styles: ['/r/shell/1/shell.css'] },
  remotes: [remote],
};

const build = { name: 'listings', version: '1', url: '/r/listings/1/s.cjs', integrity: 'sha384-B' };

const plain: ResolvedPage = {
  manifest,
  integrityOf: () => undefined,
  language: 'en',
  basename: '',
  address: '/listings',
  pathname: '/listings',
  frame: 'public',
  bundles: {},
};
const visiting = (more: Partial<BootRemote> = {}, routeFlags: Partial<RouteDeclaration> = {}) => ({
  ...plain,
  match: { remote: { ...remote, ...more }, route: { ...route, ...routeFlags }, params: {} },
});

const htmlOf = (
  resolved: ResolvedPage,
  content: PageContent = { status: 200 },
  isDemo = false,
): string => wholePage(resolved, content, isDemo).replaceAll(` nonce="${NONCE_PLACEHOLDER}"`, '');

const TILES = '/maps/0a1b/nyc.pmtiles';

const wholePage = (resolved: ResolvedPage, content: PageContent, isDemo = false): string =>
  `${pageOpening(resolved, { isDemo, mapTiles: TILES })}\n${pageRest(resolved, content)}`;

const section = { status: 200, html: '<h1>Homes</h1>', head: '<title>Homes</title>', data: '{}' };

describe('every page', () => {
  it('names the archive of map tiles', () => {
    expect(htmlOf(plain)).toContain(`<meta name="map-tiles" content="${TILES}">`);
  });

  it('loads the shell, and has its elements', () => {
    const html = htmlOf({ ...plain, language: 'de' });
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<script defer src="/r/shell/1/shell.js"></script>');
    expect(html).toContain('<link rel="stylesheet" href="/r/shell/1/shell.css">');
    for (const id of ['frame-header', 'main', 'frame-footer']) expect(html).toContain(`id="${id}"`);
  });

  it('has the base path if the address has a language', () => {
    const html = htmlOf({ ...plain, language: 'de', basename: '/de' });
    expect(html).toContain('<html lang="de" data-base="/de">');
  });

  it('applies the chosen theme before it loads a style', () => {
    const html = wholePage(plain, { status: 200 }, false);
    const script = html.indexOf(`<script nonce="${NONCE_PLACEHOLDER}">{const t=`);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('has the frame of its route', () => {
    expect(htmlOf(plain)).toContain('<body data-frame="public">');
    expect(htmlOf({ ...plain, frame: 'staff' })).toContain('<body data-frame="staff">');
  });

  it('has the layout of the employee and the styles of the staff frame', () => {
    const layout = staffLayoutFromCookies('layout=horizontal.boxed');
    const staff = ['/r/shell/1/staff.css', '/r/shell/1/staff.js'];
    const host = { ...manifest.host, staff };
    const html = htmlOf({ ...plain, manifest: { ...manifest, host }, frame: 'staff', layout });
    expect(html).toContain(`<body data-frame="staff" data-layout="${staffLayoutWords(layout)}">`);
    expect(html).toContain('<link rel="stylesheet" href="/r/shell/1/staff.css">');
    expect(html).toContain('<link rel="preload" as="script" href="/r/shell/1/staff.js">');
    const visited = htmlOf({ ...plain, manifest: { ...manifest, host } });
    expect(visited).not.toContain('href="/r/shell/1/staff');
  });

  it('marks a demonstration', () => {
    expect(htmlOf(plain)).not.toContain('data-demo');
    expect(htmlOf(plain, { status: 200 }, true)).toContain('<html lang="en" data-demo="true">');
  });

  it('contains the boot manifest, escaped', () => {
    const label = '</script><img src=x onerror=alert(1)>';
    const hostile = { ...remote, version: label, url: '/r/"onload="x' };
    const resolved = { ...visiting(hostile), manifest: { ...manifest, remotes: [hostile] } };
    const html = htmlOf(resolved);
    const [, json = ''] = /id="boot-manifest">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ ...manifest, remotes: [hostile] });
    expect(html).not.toContain('<img');
    expect(html).toContain('href="/r/&quot;onload=&quot;x"');
  });
});

describe('preloads', () => {
  it('contain the entry of the remote, with CORS', () => {
    const preload =
      '<link rel="preload" as="script" href="/r/listings/1/remoteEntry.js" integrity="sha384-AAAA" crossorigin>';
    expect(htmlOf(visiting())).toContain(preload);
    expect(htmlOf(plain)).not.toContain('rel="preload"');
  });

  it('contain the files of the entry, with CORS for other origins only', () => {
    const html = htmlOf(visiting({ preload: ['/r/listings/1/page.css', 'https://cdn.test/p.js'] }));
    expect(html).toContain('<link rel="preload" as="style" href="/r/listings/1/page.css">');
    expect(html).toContain(
      '<link rel="preload" as="script" href="https://cdn.test/p.js" crossorigin>',
    );
  });

  it('contain the files of the route and the texts of the language', () => {
    const html = htmlOf({
      ...visiting({
        chunks: { '/listings': ['a.js', 'a.css'], '/other': ['b.js'] },
        texts: { en: 'texts-en.js', de: 'texts-de.js' },
      }),
      manifest: { ...manifest, host: { ...manifest.host, texts: { en: '/r/shell/1/en.js' } } },
    });
    for (const file of ['/r/listings/1/a.js', '/r/listings/1/texts-en.js', '/r/shell/1/en.js']) {
      expect(html).toContain(`<link rel="preload" as="script" href="${file}">`);
    }
    expect(html).toContain('<link rel="preload" as="style" href="/r/listings/1/a.css">');
    expect(html).not.toMatch(/b\.js|texts-de/);
  });

  it('contain the fonts of the language', () => {
    const fonts = { en: ['/r/shell/1/latin.woff2'], ru: ['/r/shell/1/cyrillic.woff2'] };
    const html = htmlOf({ ...plain, manifest: { ...manifest, host: { ...manifest.host, fonts } } });
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/r/shell/1/latin.woff2" crossorigin>',
    );
    expect(html).not.toContain('as="font" type="font/woff2" href="/r/shell/1/cyrillic');
  });

  it('begin with the styles if the page contains the section', () => {
    const more = {
      preload: ['/r/listings/1/page.css'],
      chunks: { '/listings': ['a.css', 'a.js'] },
    };
    const html = htmlOf({ ...visiting(more), bundles: { section: build } });
    expect(html).toContain('<link rel="stylesheet" href="/r/listings/1/page.css">');
    expect(html).toContain('<link rel="stylesheet" href="/r/listings/1/a.css">');
    expect(html).not.toContain('as="style"');
    expect(html.indexOf('a.css')).toBeLessThan(html.indexOf('a.js'));
    expect(html).toContain('href="/r/listings/1/a.js" fetchpriority="low">');
  });
});

describe('script elements', () => {
  const integrityOf = (url: string) => `sha256-${url}`;
  const host = { ...manifest.host, texts: { en: '/r/shell/1/en.js' } };
  const resolved = { ...visiting({ chunks: { '/listings': ['a.js'] } }), integrityOf };
  const html = wholePage({ ...resolved, manifest: { ...manifest, host } }, { status: 200 });
  const elements = html.match(/<script(?! type)[^>]*>|<link[^>]*as="script"[^>]*>/g) ?? [];

  it('have the nonce, and so do their preloads', () => {
    expect(elements).toHaveLength(5);
    for (const element of elements) expect(element).toContain(` nonce="${NONCE_PLACEHOLDER}"`);
    expect(html.split(NONCE_PLACEHOLDER)).toHaveLength(6);
  });

  it('have the integrity of the registry, except the script in the page itself', () => {
    const loading = elements.filter((element) => /(src|href)=/.test(element));
    expect(loading.map((element) => /integrity="([^"]*)"/.exec(element)?.[1])).toEqual([
      'sha256-/r/shell/1/shell.js',
      'sha256-/r/shell/1/en.js',
      'sha384-AAAA',
      'sha256-/r/listings/1/a.js',
    ]);
  });
});

describe('a rendered page', () => {
  const frame = {
    header: '<nav>Menu</nav>',
    footer: '<p>Imprint</p>',
    head: '<script type="application/ld+json">{}</script>',
    data: '{"site":"</script>"}',
  };

  it('contains frame, section and their data for hydration', () => {
    const html = htmlOf(visiting(), { status: 200, frame, section });
    expect(html).toContain('<div id="frame-header"><nav>Menu</nav></div>');
    expect(html).toContain(
      '<main id="main" tabindex="-1"><div data-remote="listings"><h1>Homes</h1></div></main>',
    );
    expect(html).toContain('<div id="frame-footer"><p>Imprint</p></div>');
    expect(html).toContain('id="section-data" data-remote="listings">{}</script>');
    const [, data = ''] = /id="frame-data">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({ site: '</script>' });
    expect(html).not.toContain('<noscript>');
  });

  it('contains the head of the section and the frame, and one title', () => {
    const html = htmlOf(visiting(), { status: 200, frame, section });
    const [head = ''] = html.split('</head>');
    expect(head).toContain('application/ld+json');
    expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Homes</title>']);
  });

  it('leaves the missing parts to the browser', () => {
    const html = htmlOf(visiting(), { status: 200, frame });
    expect(html).toContain('<main id="main" tabindex="-1"></main>');
    expect(html).toContain('<title>Phantom Partners</title>');
    expect(html).toContain('<noscript>');
    expect(html).not.toContain('id="section-data"');
  });

  it('contains a refresh if its begin was sent before the redirect', () => {
    const html = htmlOf(visiting(), { status: 302, section: { ...section, redirect: '/x?a="b' } });
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/x?a=&quot;b">');
  });
});

describe('robots metadata', () => {
  const NOINDEX = '<meta name="robots" content="noindex">';

  it.each([
    ['a page that is not there', visiting(), 404],
    ['a page that shows a failure', visiting(), 500],
    ['a page for those who are signed in', visiting({}, { access: 'signed-in' }), 200],
    ['a page that its remote wants left out', visiting({}, { noindex: true }), 200],
  ])('is noindex for %s', (_what, resolved, status) => {
    expect(htmlOf(resolved, { status, section })).toContain(NOINDEX);
  });

  it('is missing on every other page', () => {
    expect(htmlOf(visiting(), { status: 200, section })).not.toContain(NOINDEX);
  });
});

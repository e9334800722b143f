import { expect, test } from '@playwright/test';
import { mapConcurrently } from '../fixtures/crawl/map-concurrently.js';
import { pageFaults } from '../fixtures/crawl/page-faults.js';
import { sample } from '../fixtures/crawl/sample.js';
import {
  addressesOf,
  alternatesOf,
  attributesOf,
  jsonLdOf,
  pathIn,
  readDrawnPage,
  readPage,
  textsOf,
  type SitePage,
} from '../fixtures/crawl/site-page.js';
import { sitemapPaths } from '../fixtures/crawl/sitemap.js';
import { structuredDataFaults } from '../fixtures/crawl/structured-data.js';
import { inLanguage, languages, type Language } from '../fixtures/public-pages.js';

test.use({ javaScriptEnabled: false });
// A reader without scripts visits some two hundred pages, each of which the server draws.
const CRAWL_MS = 300_000;
test.setTimeout(CRAWL_MS);
/** A removed entry is on no page after it. */
const SHOWN_WITHIN_MS = 5_000;

let origin: string;
/** The public pages by their plain path, as the sitemap names them. */
let paths: string[];
const pagesIn = new Map<Language, SitePage[]>();
/** With what each address was answered: most that a page shows are the same in every language. */
const statuses = new Map<string, number>();

test.beforeAll(({ baseURL }) => void (origin = baseURL as string));

const pages = (language: Language) => pagesIn.get(language) ?? [];
const allPages = () => languages.flatMap(pages);
const canonicalOf = (page: SitePage) =>
  pathIn(origin, attributesOf(page, 'link[rel=canonical]', 'href')[0] ?? '');

async function statusOf(path: string): Promise<number> {
  const known = statuses.get(path);
  if (known !== undefined) return known;
  const status = await readStatus(path);
  statuses.set(path, status);
  return status;
}

async function readStatus(path: string): Promise<number> {
  const { status } = await fetch(origin + path, { method: 'HEAD', redirect: 'manual' });
  return status;
}

/** The faults of a page of the sitemap. A page with faults is read again: another test may have removed its entry meanwhile. */
async function faultsOf(page: SitePage, path: string, language: Language): Promise<string[]> {
  const faults = pageFaults(origin, page, path, language);
  if (faults.length === 0) return [];
  if (!(await sitemapPaths(origin)).includes(path)) return [];
  const current = await readDrawnPage(origin, inLanguage(path, language));
  return pageFaults(origin, current, path, language);
}

/**
 * Whether the site still links to an address that was answered with an error. Another test may have removed or restored
 * its entry since the crawl, and pages may show that only a moment later.
 */
async function isBroken(path: string, language: Language): Promise<boolean> {
  let linking = pages(language).filter((page) => addressesOf(origin, page).includes(path));
  const lastRoundFrom = Date.now() + SHOWN_WITHIN_MS;
  for (let isLastRound = false; !isLastRound;) {
    isLastRound = Date.now() > lastRoundFrom;
    if ((await readStatus(path)) < 400) return false;
    const current = await mapConcurrently(linking, (page) => readDrawnPage(origin, page.path));
    // The page of a removed entry links to itself in the other languages.
    const shown = current.filter(({ status }) => status < 400);
    linking = shown.filter((page) => addressesOf(origin, page).includes(path));
    if (linking.length === 0) return false;
  }
  return true;
}

const hasAlternate = (page: SitePage | undefined, path: string): boolean =>
  page !== undefined && Object.values(alternatesOf(origin, page)).includes(path);

/** Whether only one of two pages names the other one. Another test may have removed their entry between the readings of the crawl. */
async function isOneSided(from: string, to: string): Promise<boolean> {
  const [page, other] = await mapConcurrently([from, to], (path) => readDrawnPage(origin, path));
  return hasAlternate(page, to) && !hasAlternate(other, from);
}

test.describe('public pages', () => {
  test.beforeAll(async () => {
    test.setTimeout(CRAWL_MS);
    paths = sample(await sitemapPaths(origin));
    for (const language of languages) {
      const addresses = paths.map((path) => inLanguage(path, language));
      pagesIn.set(
        language,
        await mapConcurrently(addresses, (path) => readDrawnPage(origin, path)),
      );
      for (const { path, status } of pages(language)) statuses.set(path, status);
    }
  });

  for (const language of languages) {
    test(`every public page has its content and head in ${language}`, async () => {
      expect(paths.length).toBeGreaterThan(20);
      const faults = await mapConcurrently([...paths.entries()], ([index, path]) =>
        faultsOf(pages(language)[index] as SitePage, path, language),
      );
      expect(faults.flat()).toEqual([]);
    });

    test(`every page has its own title in ${language}`, () => {
      const canonicals = new Map<string, Set<string>>();
      for (const page of pages(language)) {
        const [title = ''] = textsOf(page, 'head title');
        canonicals.set(title, (canonicals.get(title) ?? new Set()).add(canonicalOf(page)));
      }
      expect([...canonicals].filter(([, same]) => same.size > 1)).toEqual([]);
    });

    test(`no link is broken in ${language}`, async () => {
      const found = new Set(pages(language).flatMap((page) => addressesOf(origin, page)));
      const broken = await mapConcurrently(sample([...found].toSorted(), 40), async (path) => {
        const status = await statusOf(path);
        return status < 400 || !(await isBroken(path, language)) ? [] : [`${path}: ${status}`];
      });
      expect(broken.flat()).toEqual([]);
    });
  }

  test('alternate links between languages are mutual', async () => {
    const known = new Map(allPages().map((page) => [page.path, page]));
    const oneSided = allPages().flatMap((page) =>
      Object.values(alternatesOf(origin, page))
        .filter((path) => !hasAlternate(known.get(path), page.path))
        .map((path) => ({ from: page.path, to: path })),
    );
    const still = await mapConcurrently(oneSided, async ({ from, to }) =>
      (await isOneSided(from, to)) ? [`${from}: ${to}`] : [],
    );
    expect(still.flat()).toEqual([]);
  });

  test('structured data is complete and valid for schema.org', async () => {
    const found = allPages().flatMap((page) =>
      jsonLdOf(page).map((data) => ({ path: page.path, data })),
    );
    const types = new Set(found.map(({ data }) => (data as { '@type': string })['@type']));
    expect([...types]).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'RealEstateListing', 'Organization', 'Article']),
    );
    expect(await structuredDataFaults(found)).toEqual([]);
  });
});

test('the check of structured data finds missing, unknown and wrong values', async () => {
  const context = { '@context': 'https://schema.org' };
  const faults = await structuredDataFaults([
    { path: '/sound', data: { ...context, '@type': 'AboutPage', name: 'History' } },
    { path: '/nameless', data: { ...context, '@type': 'Organization', url: 'https://x.test' } },
    { path: '/unknown', data: { ...context, '@type': 'RealEstateListing', adress: 'Queens' } },
    { path: '/wrong', data: { ...context, '@type': 'AboutPage', about: { '@type': 'Hause' } } },
  ]);
  const paths = new Set(faults.map((fault) => fault.split(':', 1)[0]));
  expect([...paths].toSorted()).toEqual(['/nameless', '/unknown', '/wrong']);
});

test('a page with two paths has one canonical path', async () => {
  for (const [path, canonical] of [
    ['/home', '/'],
    ['/about', '/overview'],
  ] as const) {
    for (const language of languages) {
      const page = await readDrawnPage(origin, inLanguage(path, language));
      expect(page.status).toBe(200);
      expect(canonicalOf(page)).toBe(inLanguage(canonical, language));
    }
  }
});

test('a path without a language responds in the language of the reader and names its page as canonical', async () => {
  const page = await readPage(origin, '/history', 'de-AT,de;q=0.9');
  expect(attributesOf(page, 'html', 'lang')).toEqual(['de']);
  expect(canonicalOf(page)).toBe('/de/history');
});

test('unknown pages respond with 404 and are not indexed', async () => {
  const missing = [
    '/nothing-here',
    '/listings-detail/99999999',
    '/listings-detail/none',
    '/listings/sales/atlantis',
    '/singleportfolio/99999999',
  ];
  for (const path of missing.flatMap((each) => [each, `/de${each}`])) {
    const page = await readPage(origin, path);
    expect([path, page.status]).toEqual([path, 404]);
    expect(attributesOf(page, 'meta[name=robots]', 'content'), path).toContain('noindex');
    expect(attributesOf(page, 'link[rel=canonical]', 'href'), path).toEqual([]);
  }
});

test('pages for signed-in people are not indexed', async () => {
  for (const path of ['/logout', '/it/logout', '/dashboard']) {
    const page = await readPage(origin, path);
    expect(page.status).toBe(200);
    expect(attributesOf(page, 'meta[name=robots]', 'content'), path).toContain('noindex');
    expect(attributesOf(page, 'link[hreflang]', 'href'), path).toEqual([]);
  }
});

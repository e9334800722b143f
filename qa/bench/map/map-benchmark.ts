import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { requireHeadlessChromium } from '../../../tools/browser/chromium.js';
import type { Benchmark } from '../benchmark.js';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags.js';
import { type Visit, visit } from '../browser/visit.js';
import { interleaved } from '../interleave.js';
import { medianOf } from '../report/statistics.js';
import { JUDGED, judged, milliseconds, ratio, type Table } from '../report/table.js';
import { startSearchSites } from '../search/site/search-sites.js';
import { SIZES } from '../search/sizes.js';

/** The whole city, so that all its homes are in view. */
const PAGE = '/listings/sales';
const MAP_CALL = '**/api/auth/listings-map?*';
const MARKERS = '.leaflet-marker-pane > div > span';

/** WebGL on the processor. */
const WEBGL_FLAGS = [
  ...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

const VIEWPORTS = [
  { title: '1440 × 900 px', width: 1440, height: 900 },
  { title: '390 × 844 px', width: 390, height: 844 },
];
/** Pixels to the right and down. */
const DRAGS = [
  [-180, 0],
  [180, 60],
  [0, -120],
  [0, 60],
];
const MOVES = 20;

/** Measures the main thread while the map of a search is panned, and the time until the map is there on a phone. */
export const mapBenchmark: Benchmark = {
  name: 'map',
  run: async ({ stack, workDir, runs }) => {
    // Of which more than 10,000 are for sale.
    const [, size] = SIZES;
    const {
      sites: [site],
    } = await startSearchSites(stack, workDir, [size]);
    if (!site) throw new Error('No listings service has started');
    const origin = await stack.gateway('gateway-map', {
      LISTINGS_URL: `http://127.0.0.1:${site.port}`,
    });
    const browser = await chromium.launch({
      executablePath: requireHeadlessChromium(),
      args: WEBGL_FLAGS,
    });
    try {
      return [await framesTable(browser, origin, runs), await firstMapTable(browser, origin, runs)];
    } finally {
      await browser.close();
    }
  },
};

async function framesTable(browser: Browser, origin: string, runs: number): Promise<Table> {
  const rows: string[][] = [];
  for (const { title, ...viewport } of VIEWPORTS) {
    const pan = (hasHomes: boolean) =>
      panned(browser, `${origin}${PAGE}?view=map`, viewport, hasHomes);
    const samples = await interleaved(runs, { without: false, with: true }, pan);
    const without = medianOf(samples.without, ({ perFrame }) => perFrame);
    const withHomes = medianOf(samples.with, ({ perFrame }) => perFrame);
    const [{ homes, markers } = { homes: 0, markers: 0 }] = samples.with;
    rows.push([
      title,
      String(homes),
      String(markers),
      `${without.toFixed(2)} ms`,
      `${withHomes.toFixed(2)} ms`,
      ratio(withHomes / without),
      ...judged(withHomes / without, { atMost: 1.5 }),
    ]);
  }
  return {
    title: 'Main thread while the map is panned',
    columns: [
      'Window',
      'Homes in view',
      'Markers',
      'Without homes',
      'With homes',
      'Ratio',
      ...JUDGED,
    ],
    rows,
    note:
      `Time of all tasks of the main thread for each frame of ${DRAGS.length} drags without a pause, the median of ${runs} runs; ` +
      'the page searches after them. Without homes: the call of the map responds with none.',
  };
}

interface Pan {
  homes: number;
  markers: number;
  /** Milliseconds of the main thread for each frame. */
  perFrame: number;
}

async function panned(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  hasHomes: boolean,
): Promise<Pan> {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  try {
    const page = await context.newPage();
    let homes = 0;
    await page.route(MAP_CALL, async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as { total: number };
      homes = Math.max(homes, found.total);
      await route.fulfill({
        response,
        json: hasHomes ? found : { ...found, total: 0, clusters: [], homes: [] },
      });
    });
    await page.goto(url);
    const map = page.getByRole('region', { name: 'Map of the homes' });
    await map.scrollIntoViewIfNeeded();
    await page.locator('[data-base="streets"]').waitFor();
    if (hasHomes) await page.locator(MARKERS).first().waitFor();
    const markers = await page.locator(MARKERS).count();
    const devtools = await context.newCDPSession(page);
    const perFrame = await drag(page, devtools);
    return { homes, markers, perFrame };
  } finally {
    await context.close();
  }
}

/** Drags the map, one step a frame. @returns milliseconds of the main thread for each frame */
async function drag(page: Page, devtools: CDPSession): Promise<number> {
  const box = await page.getByRole('region', { name: 'Map of the homes' }).boundingBox();
  if (!box) throw new Error('The map is not displayed');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await devtools.send('Performance.enable', { timeDomain: 'timeTicks' });
  const nextFrame = () =>
    page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  const before = await mainThread(devtools);
  let frames = 0;
  for (const [right = 0, down = 0] of DRAGS) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let move = 1; move <= MOVES; move += 1) {
      await page.mouse.move(x + (right * move) / MOVES, y + (down * move) / MOVES);
      await nextFrame();
      frames += 1;
    }
    await page.mouse.up();
  }
  return ((await mainThread(devtools)) - before) / frames;
}

/** Milliseconds of all tasks since the page began. */
async function mainThread(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** How many times slower a processor is than this machine's. The target names none: a fast phone has about this one. */
const PROCESSORS = [
  { slowdown: 1, title: 'this processor', isJudged: true },
  { slowdown: 4, title: 'a quarter of it', isJudged: false },
];

/** The steps in which the map appears. The last one needs a renderer of 360 KB, which is loaded when the first map is there. */
const STEPS = [
  { what: 'outlines and homes', found: MARKERS, isFirstMap: true },
  { what: 'main streets and subway', found: '[data-base="main-streets"]', isFirstMap: true },
  { what: 'all streets and their names', found: '[data-base="streets"]', isFirstMap: false },
];

/** From the tap on "Map" on a phone until homes are on the map, and until the streets are. */
async function firstMapTable(browser: Browser, origin: string, runs: number): Promise<Table> {
  const rows: string[][] = [];
  for (const { slowdown, title, isJudged } of PROCESSORS) {
    const visits: number[][] = [];
    for (let run = 0; run < runs; run += 1) {
      const look = async ({ page }: Visit) => {
        const link = page.getByRole('main').getByRole('link', { name: 'Map', exact: true });
        await link.scrollIntoViewIfNeeded();
        const began = Date.now();
        await link.click();
        const seen = STEPS.map(async ({ found }) => {
          await page.locator(found).first().waitFor();
          return Date.now() - began;
        });
        visits.push(await Promise.all(seen));
      };
      await visit(browser, origin + PAGE, look, slowdown);
    }
    for (const [step, { what, isFirstMap }] of STEPS.entries()) {
      const time = Math.round(medianOf(visits, (times) => times[step] ?? NaN));
      const verdict = isJudged && isFirstMap ? judged(time, { atMost: 1500 }) : ['', ''];
      rows.push([`${what}, ${title}`, milliseconds(time), ...verdict]);
    }
  }
  return {
    title: 'First map on a phone',
    columns: ['Until', 'Median', ...JUDGED],
    rows,
    note: `At 1.6 Mbit/s, 150 ms until a response begins; ${runs} first visits each.`,
  };
}

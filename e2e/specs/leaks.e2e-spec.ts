import { type CDPSession, expect, type Page, test } from '@playwright/test';

/** One page of each section, by a link that every public page has. */
const sections = {
  'mf-listings': '/listings',
  'mf-portfolio': '/portfolio',
  'mf-staff': '/investors/login',
  'mf-marketing': '/home',
};

/** Whole rounds, so that the same page is on screen before and after. */
const SWITCHES = 52;
/** After so many the engine has compiled what is used often; that grows the heap, and is no leak. */
const WARM_UP = 24;

async function goThroughSections(page: Page, times: number): Promise<void> {
  const stops = Object.entries(sections);
  for (let done = 0; done < times; done += 1) {
    const [remote, path] = stops[done % stops.length] as [string, string];
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page.locator(`[data-remote="${remote}"] h1`)).toBeVisible();
    // What stands in a slot belongs to its page.
    await expect(page.locator('#main > [data-remote]')).toHaveCount(1);
    await painted(page);
  }
}

/** Chromium keeps pictures for ever that are taken out in the very frame that they are put in. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** What a page holds on to once all that it can do without is gone. */
async function held(devtools: CDPSession): Promise<Record<string, number>> {
  // What finalizers let go of is collected the second time.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const watched = ['JSHeapUsedSize', 'JSEventListeners', 'Nodes'];
  const found = metrics.filter(({ name }) => watched.includes(name));
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}

test('fifty switches between the four sections leave nothing behind', async ({ page }) => {
  test.setTimeout(180_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto('/');
  await goThroughSections(page, WARM_UP);

  const before = await held(devtools);
  await goThroughSections(page, SWITCHES);
  const after = await held(devtools);
  test.info().annotations.push({ type: 'held', description: JSON.stringify({ before, after }) });
  for (const [what, amount] of Object.entries(before)) {
    expect.soft(after[what], what).toBeLessThanOrEqual(amount * 1.1);
  }
});

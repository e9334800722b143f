import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { breakages } from '../fixtures/broken-versions.js';
import { RemoteTeam } from '../fixtures/remote-team.js';
import { test } from '../fixtures/second-site.js';
import { loadedVersions, versionIn } from '../fixtures/shown-version.js';
import { replaceStored } from '../fixtures/stored-file.js';
import { PublicSite } from '../pages/public-site.js';

// Each test restores the version that was live before.
test.describe.configure({ mode: 'parallel' });

const retry = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /retry|try again/i });

const section = (page: Page) => page.getByRole('tab', { name: 'COMPLETED PROJECTS' });

const pageVersion = async (request: APIRequestContext): Promise<string | undefined> =>
  versionIn(await (await request.get('/portfolio')).text());

async function goToPortfolio(page: Page): Promise<void> {
  const site = new PublicSite(page);
  await site.open('/');
  await site.follow('Portfolio');
}

/** The frame and another section. */
async function expectTheRestToWork(page: Page): Promise<void> {
  const site = new PublicSite(page);
  await expect(site.navigation).toBeVisible();
  await site.follow('Listings');
  // Sooner than the eight seconds that another section may take.
  await expect(page.getByRole('tab', { name: 'SALES' })).toBeVisible({ timeout: 7_000 });
}

for (const [index, { what, reason, entry, afterwards }] of breakages.entries()) {
  test(`a version that ${what} breaks only its own section`, async ({ page, request, site }) => {
    test.setTimeout(120_000);
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const team = new RemoteTeam(site);
    const live = await pageVersion(request);
    const build = await team.build(`1.${index}.0`, { entry });
    const checks = ['--skip-smoke', '--accept-unknown'];
    const { version } = await team.deploy(build, '--canary', '100', ...checks);
    // On a busy machine the gateway takes a moment to load the version.
    await expect.poll(() => pageVersion(request), { timeout: 30_000 }).toBe(version);
    const mend = await afterwards?.(page, join(site.storeDir, 'r', 'mf-portfolio', version));

    await test.step('a visitor of the canary gets the version before', async () => {
      await goToPortfolio(page);
      await expect(section(page)).toBeVisible({ timeout: 30_000 });
      expect(await loadedVersions(page)).toContain(live);
      await expect.poll(() => thrown.join(), { timeout: 30_000 }).toMatch(reason);
      await expectTheRestToWork(page);
    });

    await test.step('without a version before, the rest of the site works', async () => {
      await team.command('promote');
      await goToPortfolio(page);
      // Before it is given up.
      await expectTheRestToWork(page);
      await new PublicSite(page).follow('Portfolio');
      await expect(retry(page)).toBeVisible({ timeout: 30_000 });
      await expectTheRestToWork(page);
    });

    if (mend) {
      await test.step('Retry shows the section after it is mended', async () => {
        await new PublicSite(page).follow('Portfolio');
        await expect(retry(page)).toBeVisible({ timeout: 30_000 });
        await mend();
        await retry(page).click();
        await expect(section(page)).toBeVisible();
      });
    }

    await test.step('the next page after a rollback works', async () => {
      await team.command('rollback');
      await page.goto('/portfolio');
      await expect(section(page)).toBeVisible();
      expect(await loadedVersions(page)).toEqual([live]);
    });
  });
}

test('a broken registry entry changes nothing', async ({ page, request, site }) => {
  const live = await pageVersion(request);
  const entries = ['mf-portfolio', 'mf-listings', 'shell'].map((name) =>
    join(site.storeDir, 'registry', `${name}.json`),
  );
  const mends = await Promise.all(entries.map((entry) => replaceStored(entry, '{"format":1,')));
  await expect.poll(() => pageVersion(request)).toBe(live);
  await goToPortfolio(page);
  await expect(section(page)).toBeVisible();
  await expectTheRestToWork(page);
  await Promise.all(mends.map((mend) => mend()));
});

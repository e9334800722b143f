import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { RemoteTeam } from '../fixtures/remote-team.js';
import { type SecondSite, test } from '../fixtures/second-site.js';
import { loadedVersions } from '../fixtures/shown-version.js';
import { removeStored } from '../fixtures/stored-file.js';
import { PublicSite } from '../pages/public-site.js';

const firstProject = (page: Page) => page.locator('#main a[href^="/singleportfolio/"]').first();

const folderOf = ({ storeDir }: SecondSite, version: string) =>
  join(storeDir, 'r', 'mf-portfolio', version);

async function deploy(site: SecondSite, name: string): Promise<string> {
  const team = new RemoteTeam(site);
  return (await team.deploy(await team.build(name), '--skip-smoke')).version;
}

/** Opens the section, and counts from then on how often a page is loaded. */
async function openSection(page: Page): Promise<{ loads: () => number }> {
  await new PublicSite(page).open('/portfolio');
  await expect(page.locator('#section-data')).not.toBeAttached();
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return { loads: () => loads };
}

test('a page whose build was deleted continues with the current build', async ({ page, site }) => {
  const before = await deploy(site, '6.0.0');
  const { loads } = await openSection(page);
  const today = await deploy(site, '6.1.0');
  await rm(folderOf(site, before), { recursive: true });

  await firstProject(page).click();
  await expect(page).toHaveURL(/\/singleportfolio\//);
  await expect(new PublicSite(page).heading()).toBeVisible();
  await expect(page.locator('#section-data')).not.toBeAttached();
  expect(loads()).toBe(1);
  expect(await loadedVersions(page)).toEqual([today]);
});

test('a page with a missing file is reloaded once, and then offers Retry', async ({
  page,
  site,
}) => {
  const version = await deploy(site, '6.2.0');
  const { loads } = await openSection(page);
  const module = './src/features/project-detail/page/route.tsx';
  const script = await new RemoteTeam(site).scriptOf(module);
  const mend = await removeStored(join(folderOf(site, version), script));

  await firstProject(page).click();
  await expect(page).toHaveURL(/\/singleportfolio\//);
  const retry = page.getByRole('button', { name: /retry|try again/i });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  expect(loads()).toBe(1);

  await test.step('the rest of the site works', async () => {
    await new PublicSite(page).follow('Listings');
    await expect(page.getByRole('tab', { name: 'SALES' })).toBeVisible();
    await page.goBack();
    await expect(retry).toBeVisible({ timeout: 30_000 });
  });

  await test.step('Retry brings it back', async () => {
    await mend();
    await retry.click();
    await expect(new PublicSite(page).heading()).toBeVisible();
    await expect(retry).toBeHidden();
  });
});

import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { RemoteTeam } from '../fixtures/remote-team.js';
import { type SecondSite, test } from '../fixtures/second-site.js';
import { loadedVersions, versionIn } from '../fixtures/shown-version.js';
import { changeStored, storedFile } from '../fixtures/stored-file.js';
import { PublicSite } from '../pages/public-site.js';

const section = (page: Page) => page.getByRole('tab', { name: 'COMPLETED PROJECTS' });

/** A version that everybody gets on trial. */
async function deployOnTrial(site: SecondSite, name: string) {
  const team = new RemoteTeam(site);
  const flags = ['--canary', '100', '--skip-smoke'];
  const { version } = await team.deploy(await team.build(name), ...flags);
  return { team, version, folder: join(site.storeDir, 'r', 'mf-portfolio', version) };
}

test('a changed bundle for the server is not run, and the page comes without it', async ({
  page,
  site,
}) => {
  const { team, version, folder } = await deployOnTrial(site, '5.0.0');
  const mend = await changeStored(await storedFile(folder, /server\.cjs$/));

  const drawn = await (await page.request.get('/portfolio')).text();
  expect(versionIn(drawn)).toBe(version);
  expect(drawn).not.toContain('id="section-data"');
  await page.goto('/portfolio');
  await expect(section(page)).toBeVisible();
  expect(await loadedVersions(page)).toEqual([version]);

  await test.step('once it is put right, the server draws the page again', async () => {
    await mend();
    const isDrawn = async () =>
      (await (await page.request.get('/portfolio')).text()).includes('id="section-data"');
    await expect.poll(isDrawn, { timeout: 30_000 }).toBe(true);
  });
  await team.command('abort');
});

test('a changed script is not run, and the default version is shown', async ({ page, site }) => {
  const { team, version, folder } = await deployOnTrial(site, '5.1.0');
  await changeStored(join(folder, await team.scriptOf('./src/remote.tsx')));
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('integrity')) refused.push(message.text());
  });
  await new PublicSite(page).open('/');
  await new PublicSite(page).follow('Portfolio');
  await expect(section(page)).toBeVisible({ timeout: 30_000 });
  expect((await loadedVersions(page)).at(-1)).not.toBe(version);
  expect(refused.join()).toContain(`/r/mf-portfolio/${version}/`);
  await team.command('abort');
});

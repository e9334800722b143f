import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { repositoryRoot } from '../../tools/stack/repository.js';
import {
  deployed,
  person,
  RemoteTeam,
  siteSmokeSecret,
  runToEnd,
} from '../fixtures/remote-team.js';
import { type SecondSite, test } from '../fixtures/second-site.js';
import { employee, givePass } from '../fixtures/session.js';
import { loadedVersions, versionIn } from '../fixtures/shown-version.js';
import { comeAgain, newVisitors, type Visitor } from '../fixtures/visitors.js';
import { PublicSite } from '../pages/public-site.js';

// Each goes on from what the one before has left in the store.
test.describe.configure({ mode: 'serial' });

let second: string;
let third: string;

async function newPageVersion(request: APIRequestContext): Promise<string | undefined> {
  return versionIn(await (await request.get('/portfolio')).text());
}

async function openFirstProject(page: Page): Promise<void> {
  await page.locator('#main a[href^="/singleportfolio/"]').first().click();
  await expect(page).toHaveURL(/\/singleportfolio\//);
  await expect(new PublicSite(page).heading()).toBeVisible();
}

/** By the command that a team types; what the product under test was built from is put back. */
async function buildAndDeploy({ folder, storeDir, origin }: SecondSite): Promise<string> {
  const dist = join(repositoryRoot, 'mf-portfolio', 'dist');
  const kept = join(folder, 'dist');
  await cp(dist, kept, { recursive: true });
  const command = ['run', '--silent', 'deploy', '-w', 'mf-portfolio', '--'];
  const flags = ['--to', storeDir, '--site', origin, '--json'];
  const env = { BUILD_VERSION: '0.2.0', SMOKE_SECRET: siteSmokeSecret };
  const { code, output } = await runToEnd('npm', [...command, ...flags], repositoryRoot, env);
  await rm(dist, { recursive: true });
  await rename(kept, dist);
  expect(code, output).toBe(0);
  return deployed(output).version;
}

test('a deployed version is on the next page of the running site, an open page keeps its own', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(180_000);
  await new PublicSite(page).open('/portfolio');
  const first = await newPageVersion(request);

  second = await buildAndDeploy(site);
  expect(second).toMatch(/^0\.2\.0-/);
  expect(await newPageVersion(request)).toBe(second);

  await openFirstProject(page);
  expect(await loadedVersions(page)).toEqual([first]);
});

const having = (visitors: readonly Visitor[], version: string) =>
  visitors.filter((visitor) => visitor.version === version);

test('a canary gets its share of the visitors, who keep it while the share grows', async ({
  site,
}) => {
  test.setTimeout(180_000);
  const team = new RemoteTeam(site);
  const address = `${site.origin}/portfolio`;
  third = (await team.deploy(await team.build('0.3.0'), '--canary', '30')).version;

  const visitors = await newVisitors(address, 2000);
  const lucky = having(visitors, third);
  expect(having(visitors, second)).toHaveLength(2000 - lucky.length);
  const share = lucky.length / visitors.length;
  test.info().annotations.push({ type: 'share', description: `${share * 100} % of 2,000` });
  // Five standard deviations of 2,000 draws.
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.35);
  expect(await comeAgain(address, visitors)).toEqual(visitors);

  await team.command('canary', '--share', '50');
  expect(having(await comeAgain(address, lucky), third)).toHaveLength(lucky.length);
});

test('employees get a canary first when the team configures it', async ({ request, site }) => {
  const team = new RemoteTeam(site);
  await team.command('canary', '--share', '0', '--employees');
  expect(await newPageVersion(request)).toBe(second);

  await givePass(employee, request);
  expect(await newPageVersion(request)).toBe(third);
});

test('a rollback is on the next page, an open page keeps its version and its chunks', async ({
  page,
  request,
  site,
}) => {
  const team = new RemoteTeam(site);
  await team.command('promote');
  await new PublicSite(page).open('/portfolio');
  expect(await newPageVersion(request)).toBe(third);

  await team.command('rollback', '--note', 'too many errors');
  const visitors = await newVisitors(`${site.origin}/portfolio`, 20);
  expect(having(visitors, second)).toHaveLength(20);
  await openFirstProject(page);
  expect(await loadedVersions(page)).toEqual([third]);

  const entry = join(site.storeDir, 'registry', 'mf-portfolio.json');
  const { history } = JSON.parse(await readFile(entry, 'utf8')) as { history: object[] };
  expect(history.slice(0, 2)).toMatchObject([
    { what: 'rollback', version: second, by: person, note: 'too many errors' },
    { what: 'promote', version: third, by: person, at: expect.any(String) },
  ]);
});

test('a retired section returns 404 and is missing from the menu, until a rollback restores it', async ({
  page,
  request,
  site,
}) => {
  const team = new RemoteTeam(site);
  const link = page.locator('header a[href="/portfolio"]');
  await new PublicSite(page).open('/our-team');
  await expect(link.first()).toBeAttached();

  await team.command('retire', '--yes');
  expect((await request.get('/portfolio')).status()).toBe(404);
  expect((await request.get('/singleportfolio/1')).status()).toBe(404);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link).toHaveCount(0);

  await team.command('rollback');
  expect((await request.get('/portfolio')).status()).toBe(200);
});

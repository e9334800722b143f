import { type Browser, expect } from '@playwright/test';
import { test } from '../fixtures/own-auth.js';
import { person, RemoteTeam } from '../fixtures/remote-team.js';
import { employee, openAs } from '../fixtures/session.js';
import { PublicSite } from '../pages/public-site.js';
import { StatusPage } from '../pages/status.js';

const remote = 'mf-portfolio';

interface Visit {
  baseURL: string;
  /** Within what share the visitor is. */
  bucket: string;
  /** A version that the visitor's network loses. */
  lost?: string;
}

/** Reads the section's page, and leaves it, upon which the browser tells how it went. */
async function visit(browser: Browser, { baseURL, bucket, lost }: Visit): Promise<void> {
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: 'phantom_bucket', value: bucket, url: baseURL }]);
  const page = await context.newPage();
  if (lost) await page.route(`**/r/${remote}/${lost}/*.js*`, (route) => route.abort());
  const told = page.waitForResponse('**/api/site/reports');
  await new PublicSite(page).open('/portfolio');
  expect((await told).status()).toBe(204);
  await context.close();
}

test('the status page shows live versions and their statistics, also while the database is down', async ({
  auth,
  browser,
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const baseURL = site.origin;
  const team = new RemoteTeam(site);
  const build = await team.build('4.0.0');
  const canary = await team.deploy(build, '--canary', '40', '--skip-smoke', '--note', 'Wider maps');
  const bucket = '12.00';
  await visit(browser, { baseURL, bucket });
  await visit(browser, { baseURL, bucket });
  await visit(browser, { baseURL, bucket, lost: canary.version });
  const status = new StatusPage(page);

  await test.step('each version has the share, the errors and the times of its visits', async () => {
    await openAs(employee, page, '/status');
    const trial = status.row(remote, canary.version);
    await expect(trial).toContainText(/on trial.*40\s?%/);
    await expect(trial).toContainText(/Loads3Errors33\.33\s?%Load time\d+ · \d+ · \d+ ms/);
    const stable = status.row(remote, 'default');
    await expect(stable).toContainText(/60\s?%.*Loads1Errors0\s?%Load time\d+ · \d+ · \d+ ms/);
  });

  await test.step('the changes say who, what and why', async () => {
    const sheet = page.locator('section').filter({ hasText: `Versions of ${remote}` });
    await sheet.getByText(/^Last/).click();
    const changes = page.getByRole('list', { name: `Changes of ${remote}` });
    const last = changes.getByRole('listitem').first();
    await expect(last).toContainText(`${person} put ${canary.version} on trial`);
    await expect(last).toContainText('Wider maps');
  });

  const service = status.services.getByRole('row').filter({ hasText: 'auth' });
  await expect(service).toContainText(/answers.*\d+ ms/);
  auth.database.cut();

  await test.step('the open page tells of it by itself', async () => {
    await expect(service).toContainText('is down');
    await expect(page.getByRole('alert')).not.toBeAttached();
  });

  await test.step('it can be opened anew', async () => {
    await page.reload();
    await expect(service).toContainText('is down');
    await expect(status.row(remote, canary.version)).toContainText('on trial');
  });

  await test.step('it can be opened in another tab', async () => {
    const tab = await page.context().newPage();
    await tab.goto('/status');
    await expect(new StatusPage(tab).row(remote, canary.version)).toContainText('on trial');
    await tab.close();
  });

  auth.database.mend();
  await page.reload();
  await expect(service).toContainText(/answers.*\d+ ms/);
});
